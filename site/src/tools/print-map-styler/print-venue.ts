import type { Mvf3Document } from '@brand/mvf';
import { toPrintPage } from '@brand/mvf/convert';
import { pageOptions } from './page-options.ts';
import type { PrintSettings } from './print-settings.ts';

/** What there is to choose from in a venue. */
export type PrintVenue = {
  readonly name: string;
  /** The lowest floor first. */
  readonly floors: readonly { readonly id: string; readonly name: string }[];
  /** Languages that names are translated to. */
  readonly languages: readonly string[];
};

export function describeVenue(document: Mvf3Document): PrintVenue {
  const name = document.manifest?.features?.[0]?.properties?.name;
  const floors = document.floors.features
    .filter(({ properties }) => typeof properties?.id === 'string')
    .toSorted((a, b) => (a.properties.elevation ?? 0) - (b.properties.elevation ?? 0))
    .map(({ properties: { id, details } }) => ({
      id,
      name: String(details?.name ?? details?.shortName ?? id),
    }));
  const named = [...document.floors.features, ...(document.locations ?? [])];
  const languages = named.flatMap((each) => {
    const details = 'properties' in each ? each.properties?.details : each.details;
    return Object.keys(details?.translations ?? {});
  });
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name : 'Venue',
    floors,
    languages: [...new Set(languages)].toSorted(),
  };
}

/** The floors that get a page: those that the settings name, all if they name none of this venue. */
export function pagesOf(
  { floors }: Pick<PrintVenue, 'floors'>,
  settings: PrintSettings,
): PrintVenue['floors'] {
  const chosen = floors.filter(({ id }) => settings.floors.includes(id));
  return chosen.length > 0 ? chosen : floors;
}

/** The page of a floor as an SVG document. */
export function drawPage(
  document: Mvf3Document,
  settings: PrintSettings,
  floor: PrintVenue['floors'][number],
): string {
  const { name } = describeVenue(document);
  return toPrintPage(
    document,
    pageOptions(settings, { floorId: floor.id, floorName: floor.name, venueName: name }),
  );
}
