import { matchFloors, type NamedFloor } from './match-floor.ts';
import type { Row } from './read-rows.ts';

/** The part of a venue that placing rows needs. */
export type PlacedVenue<F extends NamedFloor> = {
  readonly floors: readonly F[];
  /** West, south, east, north in degrees. */
  readonly bbox: readonly [number, number, number, number];
  /** Whether a position is on a floor; picks the building when several have the level. */
  readonly isOnFloor: (lngLat: readonly [number, number], floor: F) => boolean;
};

/** A row with its floor and position. */
export type PlacedRow<F extends NamedFloor> = {
  readonly row: Row;
  readonly lngLat: readonly [number, number];
  readonly floor: F;
};

/** Rows that cannot be drawn, by reason. */
export type SkippedRows = {
  /** Latitude or longitude is empty or not a number. */
  readonly noPosition: number;
  readonly noFloor: number;
  /** The venue has no such floor, or has several and the position does not single one out. */
  readonly unknownFloor: number;
  /** Examples of their floor cells. */
  readonly unknownFloors: readonly string[];
  /** They would be in the venue if latitude and longitude were swapped. */
  readonly swapped: number;
  readonly farAway: number;
};

/** Degrees around a venue that still belong to it: about half a kilometre. */
const MARGIN = 0.005;
const EXAMPLES = 3;

/** Finds the floor and position of each row, and counts the skipped ones by reason. */
export function placeRows<F extends NamedFloor>(
  rows: readonly Row[],
  venue: PlacedVenue<F>,
): { readonly placed: readonly PlacedRow<F>[]; readonly leftOut: SkippedRows } {
  const counts = { noPosition: 0, noFloor: 0, unknownFloor: 0, swapped: 0, farAway: 0 };
  const unknownFloors = new Set<string>();
  const placed: PlacedRow<F>[] = [];
  const known = new Map<string | number, readonly F[]>();
  const candidatesOf = (cell: string | number): readonly F[] => {
    const found = known.get(cell) ?? matchFloors(cell, venue.floors);
    known.set(cell, found);
    return found;
  };
  for (const row of rows) {
    const { latitude, longitude, floor: cell } = row;
    if (latitude === undefined || longitude === undefined) {
      counts.noPosition += 1;
    } else if (!isNear(longitude, latitude, venue.bbox)) {
      counts[isNear(latitude, longitude, venue.bbox) ? 'swapped' : 'farAway'] += 1;
    } else if (cell === undefined || cell === '') {
      counts.noFloor += 1;
    } else {
      const lngLat = [longitude, latitude] as const;
      const candidates = candidatesOf(cell);
      const floor =
        candidates.length > 1
          ? candidates.find((candidate) => venue.isOnFloor(lngLat, candidate))
          : candidates[0];
      if (floor) placed.push({ row, lngLat, floor });
      else {
        counts.unknownFloor += 1;
        if (unknownFloors.size < EXAMPLES) unknownFloors.add(String(cell).slice(0, 40));
      }
    }
  }
  return { placed, leftOut: { ...counts, unknownFloors: [...unknownFloors] } };
}

function isNear(
  longitude: number,
  latitude: number,
  [west, south, east, north]: readonly [number, number, number, number],
): boolean {
  return (
    longitude >= west - MARGIN &&
    longitude <= east + MARGIN &&
    latitude >= south - MARGIN &&
    latitude <= north + MARGIN
  );
}
