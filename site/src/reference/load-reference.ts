import type { SymbolSummary } from '@brand/reference/search';
import { chunkOf } from './chunk-of';
import {
  type Html,
  type PublishedChunk,
  type PublishedIndex,
  type PublishedModule,
  type PublishedReference,
  type PublishedSymbol,
  ROW_MARKS,
} from './published';

/** A symbol as displayed in lists and search results. */
export type ListedSummary = SymbolSummary & {
  readonly summary: Html;
  readonly isTopLevel: boolean;
};

export type LoadedIndex = {
  readonly modules: readonly PublishedModule[];
  readonly symbols: readonly ListedSummary[];
  readonly byId: ReadonlyMap<string, ListedSummary>;
};

const files = new Map<string, Promise<unknown>>();

/** The index of all symbols of a reference. */
export async function loadIndex(reference: PublishedReference): Promise<LoadedIndex> {
  return once(`${reference.sdk}/${reference.version}`, async () =>
    expandIndex(reference, await loadFile<PublishedIndex>(reference, 'index')),
  );
}

/** A symbol and everything in its file, including its members. */
export async function loadSymbols(
  reference: PublishedReference,
  id: string,
): Promise<ReadonlyMap<string, PublishedSymbol>> {
  const chunk = chunkOf(id, reference);
  const symbols = await loadFile<PublishedChunk>(reference, chunk);
  return new Map(Object.entries(symbols));
}

function loadFile<T>({ files: folder }: PublishedReference, name: string | number): Promise<T> {
  const address = `${folder}${name}.json`;
  return once(address, async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: expected 200, found ${answer.status}.`);
    return (await answer.json()) as T;
  });
}

/** Memoizes a load by key. A failed load is retried on the next call. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = files.get(key) as Promise<T> | undefined;
  if (known) return known;
  const loading = load();
  files.set(key, loading);
  loading.catch(() => files.delete(key));
  return loading;
}

function expandIndex(
  { sdk, version, versionAge }: PublishedReference,
  { kinds, modules, symbols: rows }: PublishedIndex,
): LoadedIndex {
  const symbols = rows.map(([id, kind, module, summary, marks]): ListedSummary => ({
    id,
    name: id.slice(id.lastIndexOf('.') + 1),
    kind: kinds[kind] ?? 'property',
    module: modules[module]?.id ?? '',
    sdk,
    version,
    versionAge,
    summary,
    isTopLevel: (marks & ROW_MARKS.isTopLevel) !== 0,
    ...((marks & ROW_MARKS.isDeprecated) !== 0 && { isDeprecated: true }),
  }));
  return { modules, symbols, byId: new Map(symbols.map((symbol) => [symbol.id, symbol])) };
}
