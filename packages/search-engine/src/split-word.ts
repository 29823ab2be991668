import { isInThesaurus, stemWord, type Word } from '@brand/text-analysis';
import type { TextIndex } from './build-index.ts';

const MIN_PART_LENGTH = 3;

/**
 * Splits an unknown compound into two index words: `safearea` into safe area. Words that may be
 * typos stay whole.
 */
export function splitCompound(index: TextIndex, word: Word, isUnfinished: boolean): Word[] {
  const { text, start, end } = word;
  if (text.length < 2 * MIN_PART_LENGTH || isKnown(index, text, isUnfinished)) return [word];
  if (index.dictionary.fuzzySearch(text, 1, isUnfinished).length > 0) return [word];
  let best = { at: 0, documents: 0 };
  for (let at = MIN_PART_LENGTH; at <= text.length - MIN_PART_LENGTH; at += 1) {
    const documents = Math.min(
      countDocuments(index, text.slice(0, at)),
      countDocuments(index, text.slice(at)),
    );
    if (documents > best.documents) best = { at, documents };
  }
  if (best.at === 0) return [word];
  const middle = start + best.at;
  return [
    { text: text.slice(0, best.at), start, end: middle, parts: [] },
    { text: text.slice(best.at), start: middle, end, parts: [] },
  ];
}

function isKnown({ dictionary, byStem }: TextIndex, text: string, isUnfinished: boolean): boolean {
  const { low, high } = dictionary.prefixRange(text);
  return (
    dictionary.idOf(text) !== undefined ||
    byStem.has(stemWord(text)) ||
    isInThesaurus(text) ||
    (isUnfinished && high > low)
  );
}

function countDocuments({ byStem, postings }: TextIndex, text: string): number {
  const terms = byStem.get(stemWord(text)) ?? [];
  return Math.max(0, ...terms.map((term) => postings.records.count(term)));
}
