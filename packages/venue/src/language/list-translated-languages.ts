import type { Details } from '@brand/mvf/v3';
import { entriesIn, objectOr, objectsIn, ownValue } from '../raw-values.ts';
import type { VenueFiles } from '../venue-files.ts';

/** Lists the languages of all translations in the venue. */
export function listTranslatedLanguages(files: VenueFiles): Iterable<string> {
  const codes = new Set<string>();
  for (const details of detailsIn(files)) {
    for (const [code] of entriesIn(objectOr(details)?.translations)) codes.add(code);
  }
  return codes;
}

function* detailsIn(files: VenueFiles): Iterable<Details | undefined> {
  const lists: (readonly { details?: Details }[] | undefined)[] = [
    files.locations,
    files.locationInstances,
    files.locationCategories,
    files.connections,
    files.floorStacks,
  ];
  for (const list of lists) for (const { details } of objectsIn(list)) yield details;
  for (const { properties } of objectsIn(files.floors?.features)) yield properties?.details;
  for (const floorId of files.floorIds) {
    for (const { properties } of objectsIn(ownValue(files.geometry, floorId)?.features)) {
      yield properties?.details;
    }
  }
}
