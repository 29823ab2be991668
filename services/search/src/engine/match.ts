import type { TextIndex } from './build-index.ts';
import type { QueryPlan } from './plan-query.ts';

/** Documents with a score each; more is better. */
export type Matches = { readonly documents: Uint32Array; readonly scores: Float32Array };

/** Working memory, kept between queries: clearing it costs more than answering. */
export type Scratch = {
  readonly best: Float32Array;
  readonly total: Float32Array;
  readonly covered: Float32Array;
  readonly seenInSlot: Uint32Array;
  readonly touched: Uint32Array;
  readonly inSlot: Uint32Array;
  stamp: number;
};

export function createScratch(size: number): Scratch {
  return {
    best: new Float32Array(size),
    total: new Float32Array(size),
    covered: new Float32Array(size),
    seenInSlot: new Uint32Array(size),
    touched: new Uint32Array(size),
    inSlot: new Uint32Array(size),
    stamp: 0,
  };
}

/** A question of many words is also answered by what has most of them. */
const WORDS_OF_A_QUESTION = 3;
const SHARE_OF_A_QUESTION = 0.55;

export type MatchOptions = {
  readonly plan: QueryPlan;
  readonly scratch: Scratch;
  /** 1 for what may be an answer; everything may where there is none. */
  readonly mask: Uint8Array | undefined;
  /** What the reader prefers, and what its score gains. */
  readonly preferences: readonly { readonly mask: Uint8Array; readonly gain: number }[];
};

/** Finds the documents that have the words of a query: all of them, or as many as any has. */
export function matchDocuments(index: TextIndex, options: MatchOptions): Matches {
  const { plan, scratch, mask, preferences } = options;
  const count = addSlots(index, plan, scratch, mask);
  const whole = plan.slots.reduce((sum, { weight }) => sum + weight, 0);
  const needed = neededShare(plan, scratch, count, whole);
  let kept = 0;
  const documents = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    const document = scratch.touched[at] ?? 0;
    if ((scratch.covered[document] ?? 0) >= needed - 1e-4) {
      documents[kept] = document;
      kept += 1;
    }
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

/** Sums up, for each document, its best answer to each word. Answers how many documents have any. */
function addSlots(
  index: TextIndex,
  { slots }: QueryPlan,
  scratch: Scratch,
  mask: Uint8Array | undefined,
): number {
  const { best, total, covered, seenInSlot, touched, inSlot } = scratch;
  const firstStamp = scratch.stamp + 1;
  let count = 0;
  for (const { answers, weight } of slots) {
    scratch.stamp += 1;
    let size = 0;
    for (const [term, { quality }] of answers) {
      const postings = index.postings[term];
      if (!postings) continue;
      const { documents, strengths } = postings;
      for (let at = 0; at < documents.length; at += 1) {
        const document = documents[at] as number;
        const value = (strengths[at] as number) * quality;
        const seen = seenInSlot[document] as number;
        if (seen === scratch.stamp) {
          if (value > (best[document] as number)) best[document] = value;
          continue;
        }
        if (seen < firstStamp) {
          if (mask !== undefined && mask[document] === 0) continue;
          touched[count] = document;
          count += 1;
          total[document] = 0;
          covered[document] = 0;
        }
        seenInSlot[document] = scratch.stamp;
        best[document] = value;
        inSlot[size] = document;
        size += 1;
      }
    }
    for (let at = 0; at < size; at += 1) {
      const document = inSlot[at] as number;
      total[document] = (total[document] as number) + (best[document] as number) * weight;
      covered[document] = (covered[document] as number) + weight;
    }
  }
  return count;
}

function neededShare(
  { slots }: QueryPlan,
  { covered, touched }: Scratch,
  count: number,
  whole: number,
): number {
  let most = 0;
  for (let at = 0; at < count; at += 1) most = Math.max(most, covered[touched[at] ?? 0] ?? 0);
  return slots.length > WORDS_OF_A_QUESTION ? Math.min(most, whole * SHARE_OF_A_QUESTION) : most;
}
