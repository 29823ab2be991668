import type { Reference, ReferenceSymbol } from '@brand/reference';
import { compareReferences, type Renames } from '@brand/reference/compare';
import type { Html, PublishedChange } from '../published.ts';
import { type AddressOf, createWriter, type Writer } from './symbol-writer.ts';

export type HistoryOptions = {
  /** The references of an SDK, the newest first. */
  readonly references: readonly Reference[];
  /** Replacements of renamed symbols, from a version to a newer one. */
  readonly renamesOf: (newer: Reference, older: Reference) => Renames;
  readonly addressOf: AddressOf;
};

/** What happened to a top-level symbol and its members from one version to the next. */
type Step = { readonly changes: readonly Html[]; readonly olderId: string | undefined };
type StepsOfVersion = { readonly version: string; readonly stepOf: (id: string) => Step };

/**
 * The history of the top-level symbols of each version: what changed in it since the version
 * before, back to the version that introduced it.
 */
export function createHistories(
  options: HistoryOptions,
): ReadonlyMap<Reference, (id: string) => readonly PublishedChange[]> {
  const { references } = options;
  const steps = references
    .slice(0, -1)
    .map((newer, index) => compareVersions(newer, references[index + 1]!, options));
  return new Map(
    references.map((reference, index) => [reference, (id: string) => walk(id, steps.slice(index))]),
  );
}

function walk(id: string, steps: readonly StepsOfVersion[]): readonly PublishedChange[] {
  const [first, ...earlier] = steps;
  if (!first) return [];
  const { changes, olderId } = first.stepOf(id);
  const own = changes.length === 0 ? [] : [{ version: first.version, changes }];
  return olderId === undefined ? own : [...own, ...walk(olderId, earlier)];
}

function compareVersions(
  newer: Reference,
  older: Reference,
  { renamesOf, addressOf }: HistoryOptions,
): StepsOfVersion {
  const { added, removed, renamed, changed, pairs } = compareReferences(
    older,
    newer,
    renamesOf(newer, older),
  );
  const [before, after] = [createWriter(older, addressOf), createWriter(newer, addressOf)];
  const topOf = topsOf(newer);
  const olderTopOf = topsOf(older);
  const addedOf = Map.groupBy(added, ({ id }) => topOf(id));
  const removedOf = Map.groupBy(removed, ({ id }) => olderTopOf(id));
  const renamedOf = Map.groupBy(renamed, ({ to }) => topOf(to.id));
  const changedOf = Map.groupBy(changed, ({ to }) => topOf(to.id));
  const olderIds = new Map(pairs.map(({ from, to }) => [to.id, from.id]));
  return {
    version: newer.version,
    stepOf: (id) => {
      const olderId = olderIds.get(id);
      if (olderId === undefined) return { changes: ['New'], olderId };
      const changes = [
        ...(renamedOf.get(id) ?? []).map(({ from, to }) =>
          to.id === id
            ? `Renamed from ${before.name(from).html}`
            : `${after.name(to).html} renamed from ${before.name(from).html}`,
        ),
        ...(changedOf.get(id) ?? []).map(
          ({ from, to }) => `${after.name(to).html} changed from ${before.declaration(from).html}`,
        ),
        ...sentence('Added: ', addedOf.get(id), after),
        ...sentence('Removed: ', removedOf.get(olderId), before),
      ];
      return { changes, olderId };
    },
  };
}

function sentence(
  start: string,
  members: readonly ReferenceSymbol[] | undefined,
  writer: Writer,
): Html[] {
  return members === undefined
    ? []
    : [start + members.map((each) => writer.name(each).html).join(', ')];
}

/** Finds the top-level symbol that a member belongs to. */
function topsOf({ symbols }: Reference): (id: string) => string {
  const parents = new Map(symbols.map(({ id, parent }) => [id, parent]));
  const topOf = (id: string): string => {
    const parent = parents.get(id);
    return parent === undefined ? id : topOf(parent);
  };
  return topOf;
}
