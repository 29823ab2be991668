import type { Mvf3Document } from '@brand/mvf';
import type { NamedFloor } from './venue-job.ts';

/** Limits of the list in an answer; a crafted bundle may have any number of floors. */
const MAX_FLOORS = 200;
const MAX_TEXT_LENGTH = 100;

/** The floors of a document, lowest first. */
export function listFloors({ floors }: Mvf3Document): (NamedFloor & FloorLabel)[] {
  return floors.features
    .map(({ properties: { id, elevation, details } }) => ({
      id,
      name: details?.name ?? id,
      shortName: details?.shortName,
      elevation,
    }))
    .toSorted((a, b) => a.elevation - b.elevation);
}

type FloorLabel = { readonly shortName: string | undefined; readonly elevation: number };

/** Floors for an answer. */
export function toNamedFloors(floors: readonly NamedFloor[]): NamedFloor[] {
  return floors.slice(0, MAX_FLOORS).map(toNamedFloor);
}

export function toNamedFloor({ id, name }: NamedFloor): NamedFloor {
  return { id: id.slice(0, MAX_TEXT_LENGTH), name: name.slice(0, MAX_TEXT_LENGTH) };
}
