import type { Matches } from './match.ts';
import { NO_PAGE, type Pages } from './pages.ts';

/** Weights of a page's best section, of its whole text, and of its nearest phrase. */
const SHARE = { section: 0.4, page: 0.6, phrase: 0.6, usual: 0.4 } as const;
/** Number of records that are fused. Readers do not look further. */
const DEPTH = 60;
/** Maximum number of matches. Beyond it, pages share a word with a question, but do not help. */
const MAX_RECORDS = 1000;
/** Pages whose own record is shown even if none of their sections has enough words of the query. */
const MAX_OWN = 20;
/** Share of the score that each further section of a page keeps. */
const FURTHER_SECTION = 0.5;

export type PageEvidence = {
  /** Records, the best first. */
  readonly records: Matches;
  /** Numbers of pages, the best first. */
  readonly pages: Matches;
  /** Similarity of the query to the nearest phrase of a page. */
  readonly phrases: ReadonlyMap<number, number>;
  /** Whether a page belongs to the default choice for readers who name no SDK. */
  readonly isUsual: (page: number) => boolean;
};

/**
 * Ranks pages by three signals: the best section, the whole text, and the nearest example
 * question. Records follow the order of their pages.
 */
export function fuseWithPages(
  { records, pages, phrases, isUsual }: PageEvidence,
  { ofRecord, first }: Pick<Pages, 'ofRecord' | 'first'>,
): Uint32Array {
  const scores = new Map<number, number>();
  const add = (page: number, score: number): void => {
    scores.set(page, (scores.get(page) ?? (isUsual(page) ? SHARE.usual : 0)) + score);
  };
  const best = { section: records.scores[0] ?? 1, page: pages.scores[0] ?? 1 };
  const top = [...records.documents.subarray(0, DEPTH)];
  const present = new Set<number>();
  for (const [at, record] of top.entries()) {
    const page = ofRecord[record] ?? NO_PAGE;
    if (present.has(page)) continue;
    present.add(page);
    add(page, (SHARE.section * (records.scores[at] ?? 0)) / best.section);
  }
  for (const [at, page] of pages.documents.entries()) {
    add(page, (SHARE.page * (pages.scores[at] ?? 0)) / best.page);
  }
  for (const [page, similarity] of phrases) add(page, SHARE.phrase * similarity);
  const likely = [...scores].toSorted(([, a], [, b]) => b - a).slice(0, MAX_OWN);
  for (const [page] of likely) {
    if (page !== NO_PAGE && !present.has(page)) top.push(first[page] ?? 0);
  }
  const sections = new Map<number, number>();
  const scored = top.map((record, at) => {
    const page = ofRecord[record] ?? NO_PAGE;
    const before = sections.get(page) ?? 0;
    sections.set(page, before + 1);
    return { record, at, score: (scores.get(page) ?? 0) * FURTHER_SECTION ** before };
  });
  scored.sort((a, b) => b.score - a.score || a.at - b.at);
  const fused = new Uint32Array(Math.min(records.documents.length, MAX_RECORDS) + top.length);
  for (const [at, { record }] of scored.entries()) fused[at] = record;
  let size = scored.length;
  const shown = new Set(top);
  for (const record of records.documents.subarray(DEPTH, MAX_RECORDS)) {
    if (shown.has(record)) continue;
    fused[size] = record;
    size += 1;
  }
  return fused.subarray(0, size);
}
