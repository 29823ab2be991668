import { tokenize } from '@brand/text-analysis';
import type { TermTrie } from './term-trie.ts';

/** A tokenized text with term ids. */
export type PreparedText = {
  readonly text: string;
  /** Whether it contains characters that need HTML escaping. */
  readonly hasMarkup: boolean;
  readonly words: readonly PreparedWord[];
};

export type PreparedWord = {
  readonly start: number;
  readonly end: number;
  /** The word and its parts that are terms of the index. */
  readonly pieces: readonly Piece[];
};

export type Piece = {
  readonly term: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

export function prepareText(text: string, dictionary: TermTrie): PreparedText {
  return {
    text,
    hasMarkup: /[&<>"']/.test(text),
    words: tokenize(text).map((word) => ({
      start: word.start,
      end: word.end,
      pieces: [word, ...word.parts].flatMap(({ text: piece, start, end }) => {
        const term = dictionary.idOf(piece);
        return term === undefined ? [] : [{ term, text: piece, start, end }];
      }),
    })),
  };
}
