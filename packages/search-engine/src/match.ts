import type { TextIndex } from './build-index.ts';
import type { Group } from './groups.ts';
import type { QueryPlan, QueryTerm } from './plan-query.ts';

/** Documents and their scores; higher is better. */
export type Matches = { readonly documents: Uint32Array; readonly scores: Float32Array };

/** Scratch buffers, reused between queries because clearing them would cost more than the query. */
export type Scratch = {
  readonly total: Float32Array;
  readonly covered: Float32Array;
  readonly seenIn: Uint32Array;
  /** Documents with a word of the query, and the scores of those that match. */
  readonly touched: Uint32Array;
  readonly scores: Float32Array;
  query: number;
};

export function createScratch({ size }: Pick<TextIndex, 'size'>): Scratch {
  return {
    total: new Float32Array(size),
    covered: new Float32Array(size),
    seenIn: new Uint32Array(size),
    touched: new Uint32Array(size),
    scores: new Float32Array(size),
    query: 0,
  };
}

/** Minimum number of words in a query that also matches documents with only some of them. */
const WORDS_OF_A_QUESTION = 3;
const MIN_QUESTION_COVERAGE = 0.3;
/** Tolerance for sums of the same weights in a different order. */
const TOLERANCE = 1e-4;

export type MatchOptions = {
  readonly plan: QueryPlan;
  readonly group: Group;
  readonly scratch: Scratch;
  /** 1 for documents that may match; `undefined` allows all. */
  readonly mask: Uint8Array | undefined;
  /** Preferred documents, and the factor on their score. */
  readonly preferences: readonly { readonly mask: Uint8Array; readonly gain: number }[];
};

/**
 * Finds the documents that match all words of a query, or as many as the best of their group. The
 * result is valid until the next call.
 */
export function matchDocuments(index: TextIndex, options: MatchOptions): Matches {
  const { plan, group, scratch, preferences } = options;
  const whole = plan.slots.reduce((sum, slot) => sum + shareOf(slot, group), 0);
  const { touched, needed } = accumulateScores(options, whole);
  let kept = 0;
  for (let at = 0; at < touched.length; at += 1) {
    const document = touched[at] as number;
    const coverage = scratch.covered[document] as number;
    if (coverage < needed - TOLERANCE) continue;
    const share = coverage / whole;
    let preference = 1;
    for (const preferred of preferences) {
      if (preferred.mask[document] === 1) preference += preferred.gain;
    }
    const total = (scratch.total[document] as number) * (index.priors[document] as number);
    // A phrase is compared with the whole query, others by how much of it they have.
    touched[kept] = document;
    scratch.scores[kept] =
      group === 'phrases' ? total / Math.sqrt(whole) : total * share * share * preference;
    kept += 1;
  }
  return { documents: touched.subarray(0, kept), scores: scratch.scores.subarray(0, kept) };
}

/**
 * Sums up the best score per word for each document, beginning with the rarest word. Once the rest
 * of the query weighs too little, documents that have only words of the rest are left out.
 */
function accumulateScores(
  { plan, group, scratch, mask }: MatchOptions,
  whole: number,
): { readonly touched: Uint32Array; readonly needed: number } {
  const { total, covered, seenIn, touched } = scratch;
  scratch.query += 1;
  const { query } = scratch;
  const isLong = plan.isQuestion || plan.slots.length >= WORDS_OF_A_QUESTION;
  const enough = isLong ? whole * MIN_QUESTION_COVERAGE : Infinity;
  const slots = plan.slots.toSorted((a, b) => shareOf(b, group) - shareOf(a, group));
  let count = 0;
  let most = 0;
  let rest = whole;
  for (const slot of slots) {
    const { documents, strengths } = slot.matchesIn(group);
    const weight = slot.weights[group];
    const share = shareOf(slot, group);
    const admitsMore = rest >= Math.min(most, enough) - TOLERANCE;
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number;
      const value = (strengths[at] as number) * weight;
      let coverage = share;
      if (seenIn[document] === query) {
        total[document] = (total[document] as number) + value;
        coverage += covered[document] as number;
      } else {
        if (!admitsMore || (mask !== undefined && mask[document] === 0)) continue;
        seenIn[document] = query;
        total[document] = value;
        touched[count] = document;
        count += 1;
      }
      covered[document] = coverage;
      if (coverage > most) most = coverage;
    }
    rest -= share;
  }
  return { touched: touched.subarray(0, count), needed: Math.min(most, enough) };
}

/** Score of a word, if a document has it. */
function shareOf({ isOptional, weights }: QueryTerm, group: Group): number {
  return isOptional ? 0 : weights[group];
}
