import type { SymbolKind } from '../model.ts';
import { MATCH, matchName, type Range, type SearchableName } from './match-name.ts';
import { findPartStarts } from './split-name.ts';

/** Data of a symbol that search needs before its page is opened. */
export type SymbolSummary = {
  readonly id: string;
  readonly name: string;
  readonly kind: SymbolKind;
  readonly module: string;
  readonly sdk: string;
  readonly version: string;
  /** 0 for the latest version of its SDK, 1 for the previous version, and so on. */
  readonly versionAge: number;
  /** The first sentence, as plain text. */
  readonly summary: string;
  readonly isDeprecated?: true;
};

export type SymbolFilter = {
  readonly kinds?: ReadonlySet<string>;
  readonly sdks?: ReadonlySet<string>;
  readonly versions?: ReadonlySet<string>;
};

export type SymbolHit<S extends SymbolSummary = SymbolSummary> = {
  readonly symbol: S;
  /** Ranges of the name that match the query. */
  readonly ranges: readonly Range[];
};

export type SymbolIndex<S extends SymbolSummary = SymbolSummary> = {
  readonly rows: readonly Row<S>[];
};

type Row<S> = {
  readonly symbol: S;
  readonly name: SearchableName;
  /** The parts of the id before the name, nearest first, then the module. */
  readonly around: readonly SearchableName[];
};

type Query = {
  readonly words: readonly string[];
  readonly joined: string;
  /** A path such as `map.camera.focus`, whose first part is often a variable of the reader. */
  readonly isPath: boolean;
};

type Candidate<S extends SymbolSummary> = SymbolHit<S> & { readonly rank: readonly number[] };

/** Prepares symbols for `searchSymbols`. Create it once and reuse it for every keystroke. */
export function createSymbolIndex<S extends SymbolSummary>(symbols: readonly S[]): SymbolIndex<S> {
  const known = new Map<string, SearchableName>();
  const nameOf = (text: string): SearchableName => {
    const name = known.get(text) ?? {
      text: text.toLowerCase(),
      partStarts: findPartStarts(text),
    };
    known.set(text, name);
    return name;
  };
  return {
    rows: symbols.map((symbol) => ({
      symbol,
      name: nameOf(symbol.name),
      around: [...parentsOf(symbol).toReversed(), symbol.module].map(nameOf),
    })),
  };
}

function parentsOf({ id, name }: SymbolSummary): string[] {
  if (!id.endsWith(`.${name}`)) return [];
  return id.slice(0, -name.length - 1).split('.');
}

/**
 * Searches symbols by name: exact matches first, then prefixes, then words within; the latest
 * version before older ones. A linear scan: a few thousand symbols take a few milliseconds, less
 * than a more elaborate index would cost to load.
 */
export function searchSymbols<S extends SymbolSummary>(
  index: SymbolIndex<S>,
  text: string,
  { filter = {}, limit = 50 }: { readonly filter?: SymbolFilter; readonly limit?: number } = {},
): { readonly hits: readonly SymbolHit<S>[]; readonly total: number } {
  const query = parseQuery(text);
  const found: Candidate<S>[] = [];
  for (const row of index.rows) {
    if (!matchesFilter(row.symbol, filter)) continue;
    const candidate = query.words.length === 0 ? listed(row) : matchRow(row, query, text);
    if (candidate) found.push(candidate);
  }
  found.sort(compareCandidates);
  return { hits: found.slice(0, limit), total: found.length };
}

function parseQuery(text: string): Query {
  const plain = text.trim().toLowerCase().replace(/\(.*$/, '');
  const words = plain.split(/[\s.#:/]+/).filter(Boolean);
  return { words, joined: words.join(''), isPath: /\S\.\S/.test(plain) };
}

export function matchesFilter(
  { kind, sdk, version }: Pick<SymbolSummary, 'kind' | 'sdk' | 'version'>,
  { kinds, sdks, versions }: SymbolFilter,
): boolean {
  return (
    (!kinds?.size || kinds.has(kind)) &&
    (!sdks?.size || sdks.has(sdk)) &&
    (!versions?.size || versions.has(version))
  );
}

/** Ranking without a query: latest version first, then by depth. */
function listed<S extends SymbolSummary>({ symbol }: Row<S>): Candidate<S> {
  return { symbol, ranges: [], rank: [symbol.versionAge, depthOf(symbol)] };
}

function matchRow<S extends SymbolSummary>(
  { symbol, name, around }: Row<S>,
  { words, joined, isPath }: Query,
  typed: string,
): Candidate<S> | undefined {
  const last = words.at(-1) ?? '';
  const own = matchName(last, name);
  const missing = own ? countMissing(words.slice(0, -1), around) : 0;
  const whole = words.length > 1 ? matchName(joined, name) : undefined;
  // A variable at the start of a path may be unmatched, a word of the query may not.
  const isPathOfName =
    own !== undefined && (missing === 0 || (isPath && own.quality <= MATCH.prefix));
  const best = isPathOfName ? own : whole;
  if (!best || (best === whole && whole.quality > MATCH.part)) return undefined;
  return {
    symbol,
    ranges: best.ranges,
    rank: [
      isPathOfName ? missing : 0,
      best.quality,
      symbol.versionAge,
      symbol.isDeprecated ? 1 : 0,
      typed.includes(symbol.name) ? 0 : 1,
      best.quality === MATCH.exact ? depthOf(symbol) : 0,
      // A top-level symbol ranks before a member whose name is only slightly shorter.
      symbol.name.length + 2 * depthOf(symbol),
    ],
  };
}

/** Counts the words that match nothing around the symbol, in order. */
function countMissing(words: readonly string[], around: readonly SearchableName[]): number {
  let missing = 0;
  let next = 0;
  for (const word of words.toReversed()) {
    const at = around.findIndex((name, index) => index >= next && isNamed(word, name));
    if (at === -1) missing += 1;
    else next = at + 1;
  }
  return missing;
}

function isNamed(word: string, name: SearchableName): boolean {
  const match = matchName(word, name);
  return match !== undefined && match.quality <= MATCH.initials;
}

function depthOf({ id }: SymbolSummary): number {
  return id.split('.').length;
}

function compareCandidates(a: Candidate<SymbolSummary>, b: Candidate<SymbolSummary>): number {
  for (const [index, rank] of a.rank.entries()) {
    const difference = rank - (b.rank[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.symbol.id < b.symbol.id ? -1 : a.symbol.id > b.symbol.id ? 1 : 0;
}
