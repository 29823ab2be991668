import { describe, expect, test } from 'vitest';
import { questionWords } from './question-words.ts';
import { SectionIndex } from './section-index.ts';

const sectionIndex = SectionIndex.of({ pages: new Map() });
const wordsOf = (text: string): string[] =>
  questionWords(text, sectionIndex).map((word) => word.text);

describe('questionWords', () => {
  test.each([
    "I can't find the labels",
    'I can’t find the labels',
    "Can't I find labels?",
    "I won't find the labels",
    "I don't find the labels",
    "it doesn't find the labels",
    "they're not labels I'd find",
  ])('leaves no pieces of the contraction in %j', (text) => {
    expect(wordsOf(text).toSorted()).toEqual(['find', 'labels']);
  });
});
