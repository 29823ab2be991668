import { type TextIndex, termsOf } from './build-index.ts';
import { ROLES } from './document.ts';
import type { Matches } from './match.ts';
import type { QueryPlan } from './plan-query.ts';
import { termProximity } from './term-proximity.ts';
import { popCount, type TermMasks, unionOf } from './term-masks.ts';

/** Number of top matches that are re-ranked. */
const RERANK_DEPTH = 60;
/** Compensates for the penalty of older versions, if the query names one. */
const NAMED_VERSION = 3;
const SYMBOL = { asSpelt: 1.8, asWord: 0.7, inQuestion: 0.45 } as const;

const OWN = ROLES.indexOf('own');
const TITLE = ROLES.indexOf('title');
const CONTENT = ROLES.indexOf('content');
const CONTEXT = ROLES.indexOf('context');

/** A query plan and its term masks. */
export type Asked = { readonly plan: QueryPlan; readonly marks: TermMasks };

/**
 * Sorts the best `wanted` matches; ties keep index order. The rest follows unsorted, because
 * readers do not page that far. The best have a score.
 */
export function rankMatches(
  index: TextIndex,
  { plan, marks }: Asked,
  matches: Matches,
  wanted: number,
): Matches {
  const { documents, scores } = matches;
  const ranked = new Uint32Array(documents.length);
  const top = selectTop(matches, Math.max(wanted, RERANK_DEPTH), ranked);
  const looked = top.slice(0, RERANK_DEPTH).map((at) => {
    const document = documents[at] ?? 0;
    return { document, score: (scores[at] ?? 0) * rerankFactor(index, { plan, marks }, document) };
  });
  looked.sort((a, b) => b.score - a.score || a.document - b.document);
  for (const [at, { document }] of looked.entries()) ranked[at] = document;
  for (let at = looked.length; at < top.length; at += 1) ranked[at] = documents[top[at] ?? 0] ?? 0;
  return { documents: ranked, scores: Float32Array.from(looked, ({ score }) => score) };
}

/** Writes the sorted best matches, followed by the others unsorted. */
function selectTop({ documents, scores }: Matches, count: number, ranked: Uint32Array): number[] {
  const least = scores.length > count ? quickselect(scores, count) : -Infinity;
  const top: number[] = [];
  let end = documents.length;
  for (let at = 0; at < scores.length; at += 1) {
    if ((scores[at] as number) >= least) top.push(at);
    else ranked[(end -= 1)] = documents[at] as number;
  }
  return top.toSorted(
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (documents[a] ?? 0) - (documents[b] ?? 0),
  );
}

/** The `count`-th largest number, by quickselect. */
function quickselect(numbers: Float32Array, count: number): number {
  const rest = numbers.slice();
  let low = 0;
  let high = rest.length - 1;
  const wanted = rest.length - count;
  while (low < high) {
    const pivot = rest[(low + high) >> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((rest[left] as number) < pivot) left += 1;
      while ((rest[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const moved = rest[left] as number;
      rest[left] = rest[right] as number;
      rest[right] = moved;
      left += 1;
      right -= 1;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return rest[wanted] as number;
}

/** Re-ranking factor by names, proximity and kind of a document. */
function rerankFactor(index: TextIndex, { plan, marks }: Asked, document: number): number {
  const count = plan.slots.length;
  const own = termsOf(index, document, OWN);
  let factor = 1;
  if (own.length > 0) {
    const named = compareName(index, { plan, marks }, document);
    factor += 1.2 * named.ratio * named.ratio;
    // The name equals the query.
    if (named.ratio === 1) factor += 1.5;
    else if (named.isAnswered) factor += 0.5;
    if (index.symbols[document] && endsWith(own, count, marks)) factor += 1;
  }
  const title = popCount(unionOf(marks.good, termsOf(index, document, TITLE)));
  factor += (0.3 * title) / count;
  if (count > 1) {
    const content = termsOf(index, document, CONTENT);
    const near = Math.max(termProximity(marks, count, own), termProximity(marks, count, content));
    factor += 0.5 * near;
  }
  if (plan.versions !== 0) {
    const context = unionOf(marks.good, termsOf(index, document, CONTEXT));
    if ((context & plan.versions) !== 0) factor *= NAMED_VERSION;
  }
  if (!index.symbols[document]) return factor;
  if (plan.looksLikeSymbol) return factor * SYMBOL.asSpelt;
  return factor * (plan.isQuestion ? SYMBOL.inQuestion : SYMBOL.asWord);
}

/** Whether the query is the name of a document. */
export function isNamed(index: TextIndex, asked: Asked, document: number): boolean {
  return compareName(index, asked, document).ratio === 1;
}

/** Overlap of a name and the query: 1 if both have the same words. */
function compareName(
  index: TextIndex,
  { plan: { slots }, marks }: Asked,
  document: number,
): { readonly ratio: number; readonly isAnswered: boolean } {
  const own = termsOf(index, document, OWN);
  if (slots.length === 1 && isCompoundOf(index, own, slots[0]?.word ?? '')) {
    return { ratio: 1, isAnswered: true };
  }
  const inOwn = unionOf(marks.good, own);
  const inContext = unionOf(marks.good, termsOf(index, document, CONTEXT));
  // Words that only name the SDK are ignored: `web sdk markers` matches `Markers` there.
  const others = ((1 << slots.length) - 1) & ~(inContext & ~inOwn);
  if (others === 0) return { ratio: 0, isAnswered: false };
  let asked = 0;
  for (const term of own) if (marks.good[term] !== 0) asked += 1;
  return {
    ratio: Math.min(asked / own.length, popCount(inOwn & others) / popCount(others)),
    isAnswered: (unionOf(marks.any, own) & others) === others,
  };
}

/** `Blue dot` is the compound `bluedot` in two words. */
function isCompoundOf({ dictionary }: TextIndex, own: Uint32Array, word: string): boolean {
  if (own.length !== 2) return false;
  return (dictionary.terms[own[0] ?? 0] ?? '') + (dictionary.terms[own[1] ?? 0] ?? '') === word;
}

/** `Camera.focusOn` ends with `focusOn`, and with `camera.focusOn`. */
function endsWith(own: Uint32Array, count: number, { exact }: TermMasks): boolean {
  const start = own.length - count;
  if (start < 0) return false;
  for (let at = 0; at < count; at += 1) {
    if (((exact[own[start + at] as number] ?? 0) & (1 << at)) === 0) return false;
  }
  return true;
}
