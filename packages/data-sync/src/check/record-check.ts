import type { FindingList } from './finding-list.ts';
import type { FeedKind } from '../schemas/kinds.ts';
import type { ValuePath } from './finding.ts';

/** A record that matches its schema, with its path in the feed. */
export type PlacedRecord = {
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: ValuePath;
};

/** External ids that exist outside the feed. */
export type KnownIds = {
  readonly location?: ReadonlySet<string>;
  readonly category?: ReadonlySet<string>;
  readonly unit?: ReadonlySet<string>;
};

/** Input of the record checks. */
export type CheckedFeed = {
  readonly kind: FeedKind;
  readonly records: readonly PlacedRecord[];
  /** Time at which the feed was written, in milliseconds since 1970. */
  readonly generatedAt: number | undefined;
  readonly known: KnownIds;
  readonly findings: FindingList;
};
