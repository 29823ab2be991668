import type { TextIndex } from './build-index.ts';
import type { QueryPlan, QueryTerm } from './plan-query.ts';

/** Documents and their scores; higher is better. */
export type Matches = { readonly documents: Uint32Array; readonly scores: Float32Array };

/** Scratch buffers, reused between queries because clearing them would cost more than the query. */
export type Scratch = {
  readonly total: Float32Array;
  readonly covered: Float32Array;
  readonly seenIn: Uint32Array;
  readonly touched: Uint32Array;
  query: number;
};

export function createScratch(size: number): Scratch {
  return {
    total: new Float32Array(size),
    covered: new Float32Array(size),
    seenIn: new Uint32Array(size),
    touched: new Uint32Array(size),
    query: 0,
  };
}

/** Queries of so many words also match documents that have only some of them. */
const WORDS_OF_A_QUESTION = 3;
const MIN_QUESTION_COVERAGE = 0.3;

export type MatchOptions = {
  readonly plan: QueryPlan;
  readonly scratch: Scratch;
  /** 1 for documents that may match; `undefined` allows all. */
  readonly mask: Uint8Array | undefined;
  /** Preferred documents, and the factor on their score. */
  readonly preferences: readonly { readonly mask: Uint8Array; readonly gain: number }[];
};

/** Finds the records and pages that match all words of a query, or as many as any of them does. */
export function matchDocuments(
  index: TextIndex,
  options: MatchOptions,
): { readonly records: Matches; readonly pages: Matches } {
  const { plan, scratch, mask } = options;
  const count = accumulateScores(plan, scratch, mask, index.records);
  // Records are at the start of the list, pages at its end, in the order in which they were found.
  const { touched } = scratch;
  return {
    records: scoreMatches(index, touched.subarray(0, count.records), options),
    pages: scoreMatches(index, touched.subarray(touched.length - count.pages), options),
  };
}

function scoreMatches(
  index: TextIndex,
  touched: Uint32Array,
  { plan, scratch, preferences }: MatchOptions,
): Matches {
  const whole = plan.slots.reduce(
    (sum, slot) => sum + (slot.isOptional ? 0 : weightIn(slot, touched[0] ?? 0, index.records)),
    0,
  );
  const needed = minimumCoverage(plan, scratch, touched, whole);
  const documents = new Uint32Array(touched.length);
  let kept = 0;
  for (let at = 0; at < touched.length; at += 1) {
    const document = touched[at] as number;
    if ((scratch.covered[document] as number) < needed - 1e-4) continue;
    documents[kept] = document;
    kept += 1;
  }
  const scores = new Float32Array(kept);
  for (let at = 0; at < kept; at += 1) {
    const document = documents[at] as number;
    const share = (scratch.covered[document] as number) / whole;
    let preference = 1;
    for (const preferred of preferences) {
      if (preferred.mask[document] === 1) preference += preferred.gain;
    }
    const total = scratch.total[document] as number;
    scores[at] = total * share * share * (index.priors[document] as number) * preference;
  }
  return { documents: documents.subarray(0, kept), scores };
}

/** Sums up the best score per word for each document. Returns the numbers of matching documents. */
function accumulateScores(
  { slots }: QueryPlan,
  scratch: Scratch,
  mask: Uint8Array | undefined,
  records: number,
): { readonly records: number; readonly pages: number } {
  const { total, covered, seenIn, touched } = scratch;
  scratch.query += 1;
  const { query } = scratch;
  let first = 0;
  let last = touched.length;
  for (const slot of slots) {
    const { matches, isOptional } = slot;
    const { documents, strengths } = matches;
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number;
      if (mask !== undefined && mask[document] === 0) continue;
      const weight = weightIn(slot, document, records);
      const share = isOptional ? 0 : weight;
      const value = (strengths[at] as number) * weight;
      if (seenIn[document] === query) {
        total[document] = (total[document] as number) + value;
        covered[document] = (covered[document] as number) + share;
      } else {
        seenIn[document] = query;
        total[document] = value;
        covered[document] = share;
        if (document < records) {
          touched[first] = document;
          first += 1;
        } else {
          last -= 1;
          touched[last] = document;
        }
      }
    }
  }
  return { records: first, pages: touched.length - last };
}

function weightIn({ weight, pageWeight }: QueryTerm, document: number, records: number): number {
  return document < records ? weight : pageWeight;
}

function minimumCoverage(
  { slots, isQuestion }: QueryPlan,
  { covered }: Scratch,
  touched: Uint32Array,
  whole: number,
): number {
  let most = 0;
  for (let at = 0; at < touched.length; at += 1) {
    const share = covered[touched[at] as number] as number;
    if (share > most) most = share;
  }
  const isLong = isQuestion || slots.length >= WORDS_OF_A_QUESTION;
  return isLong ? Math.min(most, whole * MIN_QUESTION_COVERAGE) : most;
}
