import { type TextIndex, termsOf } from './build-index.ts';
import { ROLES } from './document.ts';
import type { Matches } from './match.ts';
import type { QueryPlan, Slot } from './plan-query.ts';

/** How many of the best matches are looked at closely. */
const LOOKED_AT = 150;
/** From this quality on a term is the word that was typed, in one form or another. */
const GOOD = 0.9;
const SYMBOL = { asSpelt: 1.8, asWord: 0.8, inQuestion: 0.45 } as const;

const OWN = ROLES.indexOf('own');
const TITLE = ROLES.indexOf('title');
const CONTENT = ROLES.indexOf('content');
const CONTEXT = ROLES.indexOf('context');

/**
 * Puts the best matches in order, as many as are wanted; equal ones as they are in the index. The
 * rest follows in no order: nobody reads that far.
 */
export function rankMatches(
  index: TextIndex,
  plan: QueryPlan,
  matches: Matches,
  wanted: number,
): Uint32Array {
  const { documents, scores } = matches;
  const ranked = new Uint32Array(documents.length);
  const top = selectTop(matches, Math.max(wanted, LOOKED_AT), ranked);
  const looked = top.slice(0, LOOKED_AT).map((at) => {
    const document = documents[at] ?? 0;
    return { document, score: (scores[at] ?? 0) * closeness(index, plan, document) };
  });
  looked.sort((one, other) => other.score - one.score || one.document - other.document);
  for (const [at, { document }] of looked.entries()) ranked[at] = document;
  for (let at = looked.length; at < top.length; at += 1) ranked[at] = documents[top[at] ?? 0] ?? 0;
  return ranked;
}

/** The best matches in their order; the others are put behind them. */
function selectTop({ documents, scores }: Matches, count: number, ranked: Uint32Array): number[] {
  // Numbers of a typed array are sorted without calls: the least score that is wanted is cheap to find.
  const least = scores.length > count ? (scores.toSorted()[scores.length - count] ?? 0) : -Infinity;
  const top: number[] = [];
  let end = documents.length;
  for (let at = 0; at < scores.length; at += 1) {
    if ((scores[at] as number) >= least) top.push(at);
    else ranked[(end -= 1)] = documents[at] as number;
  }
  return top.toSorted(
    (one, other) =>
      (scores[other] ?? 0) - (scores[one] ?? 0) || (documents[one] ?? 0) - (documents[other] ?? 0),
  );
}

/** What the texts of a document say about it beyond the words they have. */
function closeness(index: TextIndex, plan: QueryPlan, document: number): number {
  const { slots } = plan;
  const own = termsOf(index, document, OWN);
  let factor = 1;
  if (own.length > 0) {
    const named = compareName(index, { own, context: termsOf(index, document, CONTEXT) }, slots);
    factor += 1.2 * named.share * named.share;
    // The name is what was asked for, and nothing else.
    if (named.share === 1) factor += 1.5;
    else if (named.isAnswered) factor += 0.5;
    if (index.symbols[document] && endsWith(own, slots)) factor += 1;
  }
  const title = countAnswered(slots, termsOf(index, document, TITLE));
  factor += (0.3 * title.exact) / slots.length;
  if (slots.length > 1) {
    const near = Math.max(nearness(slots, own), nearness(slots, termsOf(index, document, CONTENT)));
    factor += 0.5 * near;
  }
  if (!index.symbols[document]) return factor;
  if (plan.looksLikeSymbol) return factor * SYMBOL.asSpelt;
  return factor * (plan.isQuestion ? SYMBOL.inQuestion : SYMBOL.asWord);
}

/** How much of a name is in the query and the other way round: 1 where both say the same. */
function compareName(
  index: TextIndex,
  { own, context }: { readonly own: Uint32Array; readonly context: Uint32Array },
  slots: readonly Slot[],
): { readonly share: number; readonly isAnswered: boolean } {
  if (slots.length === 1 && isWordOfTwo(index, own, slots[0]?.word ?? '')) {
    return { share: 1, isAnswered: true };
  }
  // Who says which SDK is meant does not ask for another name: `web sdk markers` is `Markers` there.
  const others = slots.filter((slot) => !isIn(slot, context) || isIn(slot, own));
  const { answered, exact } = countAnswered(others, own);
  if (others.length === 0) return { share: 0, isAnswered: false };
  let asked = 0;
  for (const term of own) {
    if (slots.some(({ answers }) => (answers.get(term)?.quality ?? 0) >= GOOD)) asked += 1;
  }
  return {
    share: Math.min(asked / own.length, exact / others.length),
    isAnswered: answered === others.length,
  };
}

function isIn({ answers }: Slot, terms: Uint32Array): boolean {
  return terms.some((term) => (answers.get(term)?.quality ?? 0) >= GOOD);
}

/** `Blue dot` is `bluedot` in two words. */
function isWordOfTwo({ dictionary }: TextIndex, own: Uint32Array, word: string): boolean {
  if (own.length !== 2) return false;
  return (dictionary.terms[own[0] ?? 0] ?? '') + (dictionary.terms[own[1] ?? 0] ?? '') === word;
}

/** `Camera.focusOn` ends with `focusOn`, and with `camera.focusOn`. */
function endsWith(own: Uint32Array, slots: readonly Slot[]): boolean {
  const start = own.length - slots.length;
  if (start < 0) return false;
  return slots.every(
    ({ answers }, at) => (answers.get(own[start + at] ?? 0)?.quality ?? 0) >= 0.99,
  );
}

/** How many of the words are among the terms, and how many of them as they were typed. */
function countAnswered(
  slots: readonly Slot[],
  terms: Uint32Array,
): { readonly answered: number; readonly exact: number } {
  let answered = 0;
  let exact = 0;
  for (const { answers } of slots) {
    let best = 0;
    for (const term of terms) best = Math.max(best, answers.get(term)?.quality ?? 0);
    if (best > 0) answered += 1;
    if (best >= GOOD) exact += 1;
  }
  return { answered, exact };
}

/** 1 where the words stand side by side in their order, less the further they are apart. */
function nearness(slots: readonly Slot[], terms: Uint32Array): number {
  let pairs = 0;
  for (let at = 0; at + 1 < slots.length; at += 1) {
    const distance = shortestDistance(slots[at]?.answers, slots[at + 1]?.answers, terms);
    pairs += distance === Infinity ? 0 : 1 / distance;
  }
  return pairs / (slots.length - 1);
}

function shortestDistance(
  first: Slot['answers'] | undefined,
  second: Slot['answers'] | undefined,
  terms: Uint32Array,
): number {
  let shortest = Infinity;
  let lastFirst = -Infinity;
  let lastSecond = -Infinity;
  for (const [at, term] of terms.entries()) {
    if (first?.has(term)) {
      lastFirst = at;
      // Against their order the words are one step further apart.
      if (lastSecond < at) shortest = Math.min(shortest, at - lastSecond + 1);
    }
    if (second?.has(term)) {
      lastSecond = at;
      if (lastFirst < at) shortest = Math.min(shortest, at - lastFirst);
    }
  }
  return shortest;
}
