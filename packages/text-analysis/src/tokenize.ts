/** A token and its position in the text. */
export type Word = {
  /** Lower case, without accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Parts of a name such as `focusOn`; empty for a single word. */
  readonly parts: readonly Subtoken[];
};

export type Subtoken = { readonly text: string; readonly start: number; readonly end: number };

type Grammar = { readonly word: RegExp; readonly hasParts: RegExp; readonly part: RegExp };

/** Versions are single tokens: `6.0`, not `6` and `0`. */
const ANY_SCRIPT: Grammar = {
  word: /\d+(?:\.\d+)+|[\p{L}\p{N}_$]+/gu,
  hasParts: /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}|[_$]/u,
  part: /\p{Lu}+(?!\p{Ll})\d*|\p{Lu}?\p{Ll}+\d*|\d+\p{L}*|\p{L}+/gu,
};
/** Equivalent for ASCII text, which is the common case: several times as fast. */
const PLAIN_SCRIPT: Grammar = {
  word: /\d+(?:\.\d+)+|[A-Za-z0-9_$]+/g,
  hasParts: /[a-z][A-Z]|[A-Z][A-Z][a-z]|[_$]/,
  part: /[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+[A-Za-z]*|[A-Za-z]+/g,
};
const OTHER_LETTERS = /[\u0080-\uFFFF]/;
const ACCENTS = /\p{M}/gu;
const PLAIN = /^[a-z0-9]*$/;

/** Splits a text into its words. */
export function tokenize(text: string): Word[] {
  const grammar = OTHER_LETTERS.test(text) ? ANY_SCRIPT : PLAIN_SCRIPT;
  const words: Word[] = [];
  grammar.word.lastIndex = 0;
  for (let match = grammar.word.exec(text); match; match = grammar.word.exec(text)) {
    const [word] = match;
    words.push({
      text: foldText(word),
      start: match.index,
      end: match.index + word.length,
      parts: grammar.hasParts.test(word) ? partsOf(word, match.index, grammar) : NO_PARTS,
    });
  }
  return words;
}

const NO_PARTS: readonly Subtoken[] = [];

/** Folds case and accents, for comparing words. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replaceAll(ACCENTS, '');
}

function partsOf(word: string, offset: number, { part }: Grammar): readonly Subtoken[] {
  const parts = [...word.matchAll(part)];
  if (parts.length < 2) return NO_PARTS;
  return parts.map((match) => ({
    text: foldText(match[0]),
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
}
