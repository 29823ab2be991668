import type { ChangeKind, ListedChange } from '../page-change';

export type Filter = {
  /** The id of an area, or `all`. */
  readonly area: string;
  readonly kind: ChangeKind | 'all';
};

/** The changes that match a filter, by day. */
export function groupChanges(
  changes: readonly ListedChange[],
  { area, kind }: Filter,
): [date: string, changes: ListedChange[]][] {
  const matching = changes.filter(
    (change) =>
      (area === 'all' || change.areas.includes(area)) && (kind === 'all' || change.kind === kind),
  );
  return [...Map.groupBy(matching, ({ date }) => date)];
}
