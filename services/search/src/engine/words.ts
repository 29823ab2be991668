/** A word of a text, with where it stands. */
export type Word = {
  /** Lower case, without accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The words inside of a name such as `focusOn`; none where it is one word. */
  readonly parts: readonly WordPart[];
};

export type WordPart = { readonly text: string; readonly start: number; readonly end: number };

/** Versions are words of their own: `6.0` is not a six and a nought. */
const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}_$]+/gu;
const PART = /\p{Lu}+(?!\p{Ll})\d*|\p{Lu}?\p{Ll}+\d*|\d+\p{L}*|\p{L}+/gu;
const ACCENTS = /\p{M}/gu;
const PLAIN = /^[a-z0-9]*$/;

/** Splits a text into its words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    words.push({
      text: plainText(word),
      start: match.index,
      end: match.index + word.length,
      parts: partsOf(word, match.index),
    });
  }
  return words;
}

/** Lower case, without accents: what words are compared by. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replaceAll(ACCENTS, '');
}

function partsOf(word: string, offset: number): WordPart[] {
  if (!/\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}|[_$]/u.test(word)) return [];
  const parts = [...word.matchAll(PART)];
  if (parts.length < 2) return [];
  return parts.map((match) => ({
    text: plainText(match[0]),
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
}
