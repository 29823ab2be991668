import { type TermMasks, unionOf } from './term-masks.ts';

/**
 * Term proximity: 1 if the query words are adjacent and in order, less the further they are apart.
 */
export function termProximity({ any }: TermMasks, words: number, terms: Uint32Array): number {
  const present = unionOf(any, terms);
  let pairs = 0;
  for (let at = 0; at + 1 < words; at += 1) {
    const both = 3 << at;
    if ((present & both) === both) pairs += 1 / shortestDistance(any, at, terms);
  }
  return pairs / (words - 1);
}

/** Smallest distance between a match of a word and one of the next word. */
function shortestDistance(any: Uint32Array, word: number, terms: Uint32Array): number {
  const first = 1 << word;
  const second = 2 << word;
  let shortest = Infinity;
  let lastFirst = -Infinity;
  let lastSecond = -Infinity;
  for (let at = 0; at < terms.length; at += 1) {
    const bits = any[terms[at] as number] as number;
    if ((bits & first) !== 0) {
      lastFirst = at;
      // In reverse order, the distance is one more.
      if (lastSecond < at) shortest = Math.min(shortest, at - lastSecond + 1);
    }
    if ((bits & second) !== 0) {
      lastSecond = at;
      if (lastFirst < at) shortest = Math.min(shortest, at - lastFirst);
    }
  }
  return shortest;
}
