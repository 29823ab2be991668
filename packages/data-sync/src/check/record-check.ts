import type { FindingList } from './finding-list.ts';
import type { FeedKind } from '../schemas/kinds.ts';
import type { ValuePath } from './finding.ts';

/** A record that fits its schema, with its place in the feed. */
export type PlacedRecord = {
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: ValuePath;
};

/** What is known besides the feed, by external id. */
export type KnownIds = {
  readonly location?: ReadonlySet<string>;
  readonly category?: ReadonlySet<string>;
  /** Rooms, desks and belts. */
  readonly unit?: ReadonlySet<string>;
};

/** A feed as the checks of its records see it. */
export type CheckedFeed = {
  readonly kind: FeedKind;
  readonly records: readonly PlacedRecord[];
  /** When it was written, in milliseconds since 1970. */
  readonly generatedAt: number | undefined;
  readonly known: KnownIds;
  readonly findings: FindingList;
};
