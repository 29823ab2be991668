import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../brand.ts';

/** What the reader of a query has in hand; `context` is a reader who is in the pages of one SDK. */
export const KINDS = [
  'exact',
  'prefix',
  'typo',
  'question',
  'symbol',
  'context',
  'compound',
  'synonym',
] as const;
export type Kind = (typeof KINDS)[number];

export type RelevanceJudgment = {
  readonly query: string;
  readonly kind: Kind;
  /** The section that the reader is in, such as `android-sdk`. */
  readonly context?: string;
  /** Paths that are right answers: with an anchor that place only, without one all of the page. */
  readonly expected: readonly string[];
};

/** Ranking is improved with the one half; the other tells whether that helps queries not looked at. */
export type Half = 'tuning' | 'held-out';
export const HALVES: readonly Half[] = ['tuning', 'held-out'];

/** All judged queries. An expected path that no record has is a mistake in the file. */
export function readJudgedQueries(paths: Iterable<string>): RelevanceJudgment[] {
  const places = new Set<string>();
  for (const path of paths) places.add(path).add(pageOf(path));
  const text = readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8');
  const queries = JSON.parse(text.replaceAll('{brand.slug}', brand.slug)) as RelevanceJudgment[];
  const unknown = queries.flatMap(({ query, expected }) =>
    expected.filter((path) => !places.has(path)).map((path) => `"${query}": ${path}`),
  );
  if (unknown.length > 0) {
    throw new Error(
      `queries.json expects places that are not in the records:\n${unknown.join('\n')}`,
    );
  }
  return queries;
}

/** By the query alone, so that a query stays in its half whatever is added to the file. */
export function halfOf({ query, context = '' }: RelevanceJudgment): Half {
  let hash = 0x811c9dc5;
  for (const letter of `${query}\n${context}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of this hash follow the last letter: fold the high ones in.
  return ((hash ^ (hash >>> 15) ^ (hash >>> 7)) & 1) === 0 ? 'tuning' : 'held-out';
}

/** Whether a place answers a query. */
export function isRight(path: string, { expected }: RelevanceJudgment): boolean {
  return expected.includes(path) || expected.includes(pageOf(path));
}

function pageOf(path: string): string {
  return path.replace(/#.*/, '');
}
