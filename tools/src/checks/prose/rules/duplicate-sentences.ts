import { locate } from '../locate.ts';
import type { FileTexts } from '../texts/text-block.ts';
import type { Match } from './rule.ts';
import { maskCode } from './mask-code.ts';
import { SENTENCE_END, splitSentences } from './split-sentences.ts';

/** Shorter sentences are set phrases. Code counts as one word, so that pages can quote a message. */
const MIN_WORDS = 12;
const WORD = /[\p{L}\d][\p{L}\d'’.-]*/gu;

/** A match with its place in the source of a page. */
export type PageMatch = Match & { readonly page: FileTexts };

type Occurrence = {
  readonly page: FileTexts;
  readonly subject: string;
  readonly start: number;
  readonly end: number;
};

/** Finds sentences that pages of several subjects share, all but the first of each. */
export function findDuplicateSentences(
  pages: readonly FileTexts[],
  subjectOf: (file: string) => string,
): PageMatch[] {
  const occurrences = pages.flatMap((page) => sentencesOf(page, subjectOf(page.file)));
  const groups = Map.groupBy(occurrences, ({ words }) => words);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { line } = locate(first.page.source, first.start);
    const advice = `Say it once and link to it: ${first.page.file}:${line} has the same sentence.`;
    return others
      .filter(({ subject }) => subject !== first.subject)
      .map(({ page, start, end }) => ({ page, start, end, advice }));
  });
}

function sentencesOf(page: FileTexts, subject: string): (Occurrence & { words: string })[] {
  return page.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'cell')
    .flatMap(({ text, offsets }) =>
      splitSentences(maskCode(text), SENTENCE_END).flatMap((sentence) => {
        if ((sentence.text.match(WORD) ?? []).length < MIN_WORDS) return [];
        const { start: first } = sentence;
        const last = first + sentence.text.length - 1;
        const words =
          text
            .slice(first, last + 1)
            .toLowerCase()
            .match(WORD) ?? [];
        const start = offsets[first] ?? 0;
        const end = offsets[last] ?? start;
        return [{ page, subject, start, end: end + 1, words: words.join(' ') }];
      }),
    );
}
