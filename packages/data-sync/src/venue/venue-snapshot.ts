import type { KnownIds } from '../check/record-check.ts';

/** An object of a venue that a record can describe, with the field names of feeds. */
export type SnapshotRecord = {
  readonly externalId: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** Current values of a venue that feeds can change. */
export type VenueSnapshot = {
  readonly name: string;
  readonly venue: SnapshotRecord;
  readonly locations: readonly SnapshotRecord[];
  readonly categories: readonly SnapshotRecord[];
  readonly connections: readonly SnapshotRecord[];
  /** External ids of rooms, desks and belts. */
  readonly units: readonly string[];
};

/** Ids in a venue that records may refer to. */
export function knownIdsOf({ locations, categories, units }: VenueSnapshot): KnownIds {
  return { location: idsOf(locations), category: idsOf(categories), unit: new Set(units) };
}

function idsOf(records: readonly SnapshotRecord[]): Set<string> {
  return new Set(records.map(({ externalId }) => externalId));
}
