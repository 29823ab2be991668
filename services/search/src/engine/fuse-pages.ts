import { NO_PAGE, type Pages } from './pages.ts';

/** Of reciprocal rank fusion: the larger, the less the first ranks count. */
const K = 30;
/** Number of records that are fused. Readers do not look further. */
const DEPTH = 150;
/** A question has a word in common with most of the index; what is beyond answers nothing. */
const MAX_RECORDS = 1000;
/** Pages whose own record is shown even if none of their sections has enough words of the query. */
const MAX_OWN = 20;
/** Share of the score that each further section of a page keeps. */
const FURTHER_SECTION = 0.85;

/**
 * Fuses two rankings by reciprocal rank: of records, by the section that fits best, and of pages, by
 * all of their text.
 */
export function fuseWithPages(
  records: Uint32Array,
  pages: readonly number[],
  { ofRecord, first }: Pick<Pages, 'ofRecord' | 'first'>,
): Uint32Array {
  const top = [...records.subarray(0, DEPTH)];
  const present = new Set(top.map((record) => ofRecord[record]));
  for (const page of pages.slice(0, MAX_OWN)) {
    if (!present.has(page)) top.push(first[page] ?? 0);
  }
  const scores = new Map<number, number>();
  const add = (page: number, score: number): void => {
    scores.set(page, (scores.get(page) ?? 0) + score);
  };
  for (const [rank, page] of [...present].entries()) add(page ?? NO_PAGE, 1 / (K + rank));
  for (const [rank, page] of pages.entries()) add(page, 1 / (K + rank));
  const sections = new Map<number, number>();
  const scored = top.map((record, at) => {
    const page = ofRecord[record] ?? NO_PAGE;
    const before = sections.get(page) ?? 0;
    sections.set(page, before + 1);
    return { record, at, score: (scores.get(page) ?? 0) * FURTHER_SECTION ** before };
  });
  scored.sort((a, b) => b.score - a.score || a.at - b.at);
  const fused = new Uint32Array(Math.min(records.length, MAX_RECORDS) + top.length);
  for (const [at, { record }] of scored.entries()) fused[at] = record;
  let size = scored.length;
  const shown = new Set(top);
  for (const record of records.subarray(DEPTH, MAX_RECORDS)) {
    if (shown.has(record)) continue;
    fused[size] = record;
    size += 1;
  }
  return fused.subarray(0, size);
}
