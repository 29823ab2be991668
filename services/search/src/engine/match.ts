import { type Group, groupOf, mapGroups, type TextIndex } from './build-index.ts';
import type { QueryPlan } from './plan-query.ts';

/** Documents and their scores; higher is better. */
export type Matches = { readonly documents: Uint32Array; readonly scores: Float32Array };

/** Scratch buffers, reused between queries because clearing them would cost more than the query. */
export type Scratch = {
  readonly total: Float32Array;
  readonly covered: Float32Array;
  readonly seenIn: Uint32Array;
  /** Documents with a word of the query. */
  readonly touched: Readonly<Record<Group, Uint32Array>>;
  query: number;
};

export function createScratch({ size, ends }: Pick<TextIndex, 'size' | 'ends'>): Scratch {
  return {
    total: new Float32Array(size),
    covered: new Float32Array(size),
    seenIn: new Uint32Array(size),
    touched: {
      records: new Uint32Array(ends.records),
      pages: new Uint32Array(ends.pages - ends.records),
      phrases: new Uint32Array(ends.phrases - ends.pages),
    },
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

/** Finds what matches all words of a query, or as many as any of its group does. */
export function matchDocuments(
  index: TextIndex,
  options: MatchOptions,
): Readonly<Record<Group, Matches>> {
  const counts = accumulateScores(index, options);
  return mapGroups((group) =>
    scoreMatches(index, options.scratch.touched[group].subarray(0, counts[group]), {
      ...options,
      group,
    }),
  );
}

function scoreMatches(
  index: TextIndex,
  touched: Uint32Array,
  { plan, scratch, preferences, group }: MatchOptions & { readonly group: Group },
): Matches {
  const whole = plan.slots.reduce(
    (sum, { isOptional, weights }) => sum + (isOptional ? 0 : weights[group]),
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
    const total = (scratch.total[document] as number) * (index.priors[document] as number);
    // A phrase is compared with the whole query, others by how much of it they have.
    scores[at] =
      group === 'phrases' ? total / Math.sqrt(whole) : total * share * share * preference;
  }
  return { documents: documents.subarray(0, kept), scores };
}

/** Sums up the best score per word for each document. Returns how many of each group match. */
function accumulateScores(
  { ends }: TextIndex,
  { plan: { slots }, scratch, mask }: MatchOptions,
): Readonly<Record<Group, number>> {
  const { total, covered, seenIn, touched } = scratch;
  scratch.query += 1;
  const { query } = scratch;
  const counts = { records: 0, pages: 0, phrases: 0 };
  for (const { matches, isOptional, weights } of slots) {
    const { documents, strengths } = matches;
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number;
      if (mask !== undefined && mask[document] === 0) continue;
      const group = groupOf(ends, document);
      const weight = weights[group];
      const share = isOptional ? 0 : weight;
      const value = (strengths[at] as number) * weight;
      if (seenIn[document] === query) {
        total[document] = (total[document] as number) + value;
        covered[document] = (covered[document] as number) + share;
      } else {
        seenIn[document] = query;
        total[document] = value;
        covered[document] = share;
        touched[group][counts[group]] = document;
        counts[group] += 1;
      }
    }
  }
  return counts;
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
