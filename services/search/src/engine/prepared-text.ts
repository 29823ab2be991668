import { tokenize } from '@brand/text-analysis';
import type { TermTrie } from './term-trie.ts';

/** A text with its words as terms of an index. */
export type PreparedText = {
  readonly text: string;
  /** It has characters that mean something in HTML. */
  readonly hasMarkup: boolean;
  readonly words: readonly PreparedWord[];
};

export type PreparedWord = {
  readonly start: number;
  readonly end: number;
  /** The word, and the words inside of it; what no term is is left out. */
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
