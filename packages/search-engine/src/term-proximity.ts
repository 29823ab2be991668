import type { TermMasks } from './term-masks.ts';

const MAX_WORDS = 32;
/** Scratch memory: the last place of each word, and its distance to the next word. */
const last = new Int32Array(MAX_WORDS + 1);
const shortest = new Float64Array(MAX_WORDS);

/**
 * Term proximity: 1 if the query words are adjacent and in order, less the further they are apart.
 */
export function termProximity({ any }: TermMasks, words: number, terms: Uint32Array): number {
  last.fill(-1, 0, words + 1);
  shortest.fill(Infinity, 0, words);
  for (let at = 0; at < terms.length; at += 1) {
    let bits = any[terms[at] as number] as number;
    for (; bits !== 0; bits &= bits - 1) {
      const word = 31 - Math.clz32(bits & -bits);
      const before = word === 0 ? -1 : (last[word - 1] as number);
      if (before >= 0 && before < at) shorten(word - 1, at - before);
      const after = last[word + 1] as number;
      // In reverse order, the distance is one more.
      if (after >= 0) shorten(word, at - after + 1);
      last[word] = at;
    }
  }
  let pairs = 0;
  for (let word = 0; word + 1 < words; word += 1) pairs += 1 / (shortest[word] as number);
  return pairs / (words - 1);
}

function shorten(word: number, distance: number): void {
  if (distance < (shortest[word] as number)) shortest[word] = distance;
}
