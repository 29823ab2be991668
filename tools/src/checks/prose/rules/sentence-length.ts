import type { Match, TextRule } from './rule.ts';
import { CLAUSE_END, splitSentences } from './split-sentences.ts';

/** Maximum number of words. */
export const MAX_SENTENCE_LENGTH = 40;

export const SENTENCE_LENGTH: TextRule = {
  id: 'sentence-length',
  find: (text) =>
    splitSentences(text, CLAUSE_END).flatMap(({ start, text: sentence }): Match[] => {
      const count = sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
      if (count <= MAX_SENTENCE_LENGTH) return [];
      const advice = `Split the sentence: it has ${count} words, at most ${MAX_SENTENCE_LENGTH} are allowed.`;
      return [{ start, end: start + sentence.length, advice }];
    }),
};
