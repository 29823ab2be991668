import type { KnownIds } from '../check/record-check.ts';

/** Something of a venue that a record can be about, in the words of feeds. */
export type SnapshotRecord = {
  readonly externalId: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** What a venue knows now of that which feeds can change. */
export type VenueSnapshot = {
  readonly name: string;
  readonly venue: SnapshotRecord;
  readonly locations: readonly SnapshotRecord[];
  readonly categories: readonly SnapshotRecord[];
  readonly connections: readonly SnapshotRecord[];
  /** External ids of rooms, desks and belts. */
  readonly units: readonly string[];
};

/** What records may name in a venue. */
export function knownIdsOf({ locations, categories, units }: VenueSnapshot): KnownIds {
  return { location: idsOf(locations), category: idsOf(categories), unit: new Set(units) };
}

function idsOf(records: readonly SnapshotRecord[]): Set<string> {
  return new Set(records.map(({ externalId }) => externalId));
}
