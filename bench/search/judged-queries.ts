import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../brand.ts';

/**
 * Sets of queries. The engine's was written beside the engine; the readers' by people who had seen
 * neither the engine nor the pages, and labelled by others who had seen only the pages.
 */
const FILES = { engine: 'queries.json', readers: 'reader-queries.json' } as const;
export type QuerySet = keyof typeof FILES;
export const SETS = Object.keys(FILES) as readonly QuerySet[];

/** Kinds of queries; `context` is one from within the pages of an SDK. */
export const KINDS = [
  'exact',
  'prefix',
  'typo',
  'question',
  'symbol',
  'context',
  'compound',
  'synonym',
  'task',
  'term',
  'error',
  'version',
  'foreign',
] as const;
export type Kind = (typeof KINDS)[number];

export type RelevanceJudgment = {
  readonly set: QuerySet;
  readonly query: string;
  readonly kind: Kind;
  /** The section of the docs that the reader is in, such as `android-sdk`. */
  readonly context?: string;
  /** Paths of relevant results: with an anchor that section only, without one the whole page. */
  readonly expected: readonly string[];
};

/** Ranking is tuned on one half; the held-out half shows whether that generalises. */
export type Half = 'tuning' | 'held-out';
export const HALVES: readonly Half[] = ['tuning', 'held-out'];

/** All evaluation queries. Throws if no record has an expected path. */
export function readJudgedQueries(paths: Iterable<string>): RelevanceJudgment[] {
  const places = new Set<string>();
  for (const path of paths) places.add(path).add(pageOf(path));
  const queries = SETS.flatMap(readSet);
  const unknown = queries.flatMap(({ query, expected }) =>
    expected.filter((path) => !places.has(path)).map((path) => `"${query}": ${path}`),
  );
  if (unknown.length > 0) {
    throw new Error(
      `The judged queries expect places that are not in the records:\n${unknown.join('\n')}`,
    );
  }
  return queries;
}

function readSet(set: QuerySet): RelevanceJudgment[] {
  const text = readFileSync(join(import.meta.dirname, FILES[set]), 'utf8');
  const queries = JSON.parse(text.replaceAll('{brand.slug}', brand.slug)) as RelevanceJudgment[];
  return queries.map((query) => ({ ...query, set }));
}

/** Hash of the query alone, so that a query stays in its half when others are added. */
export function halfOf({ query, context = '' }: RelevanceJudgment): Half {
  let hash = 0x811c9dc5;
  for (const letter of `${query}\n${context}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of this hash depend on the last letter: fold the high ones in.
  return ((hash ^ (hash >>> 15) ^ (hash >>> 7)) & 1) === 0 ? 'tuning' : 'held-out';
}

/** Whether a path is a relevant result of a query. */
export function isRight(path: string, { expected }: RelevanceJudgment): boolean {
  return expected.includes(path) || expected.includes(pageOf(path));
}

function pageOf(path: string): string {
  return path.replace(/#.*/, '');
}
