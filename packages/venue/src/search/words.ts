import { foldText, type TextRange } from './fold-text.ts';

/** A folded word of a text. */
export type Word = {
  readonly text: string;
  /** Whether the word is the rest of a word without its beginning. */
  readonly isTail?: boolean;
  /** Returns the range of the first `length` characters in the original text. */
  rangeOf(length?: number): TextRange;
};

/**
 * A run without spaces, such as `coffee`, `2.14`, `x-ray` or `children’s`, split at joining
 * characters.
 */
export type WordGroup = {
  readonly parts: readonly Word[];
  /** The parts joined into one word. If there is only one part, the two are equal. */
  readonly joined: Word;
};

/**
 * Letters with their marks, and digits with points between them (`2.14` is one word). Han and kana
 * are written without spaces, so each character is a word.
 */
const WORD =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]\p{M}*|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{M}\p{N}]|(?<=\p{N})[.,:](?=\p{N}))+/gu;

const JOINER = /^[-‐‑.’'&/_]$/;
const APOSTROPHE = /^[’']$/;
const ARTICLE = 'ال';

/** Splits a text into groups of words. */
export function wordGroups(original: string): WordGroup[] {
  const folded = foldText(original);
  const groups: WordGroup[] = [];
  let parts: Word[] = [];
  let end = -1;
  const word = (from: number, to: number, text: string): Word => ({
    text,
    rangeOf: (length = to - from) => folded.rangeOf(from, Math.min(to, from + length)),
  });
  const close = (): void => {
    const [only] = parts;
    if (!only) return;
    groups.push({ parts, joined: parts.length === 1 ? only : joinWords(parts) });
  };
  for (const { index, 0: found } of folded.text.matchAll(WORD)) {
    const between = folded.text.slice(end, index);
    if (end < 0 || !JOINER.test(between)) {
      close();
      parts = [];
    } else if (APOSTROPHE.test(between) && isElided(parts)) {
      parts = [];
    }
    const previous = end;
    end = index + found.length;
    // Drops the possessive s.
    if (found === 's' && previous >= 0 && APOSTROPHE.test(between)) continue;
    parts.push(word(index, end, found.replaceAll(/[,:]/g, '.')));
  }
  close();
  return groups;
}

function joinWords(parts: readonly Word[]): Word {
  return {
    text: parts.map(({ text }) => text).join(''),
    rangeOf: (length = Infinity) => {
      let left = length;
      let range: TextRange = [0, 0];
      for (const [at, part] of parts.entries()) {
        if (left <= 0) break;
        const [start, end] = part.rangeOf(Math.min(left, part.text.length));
        range = [at === 0 ? start : range[0], end];
        left -= part.text.length;
      }
      return range;
    },
  };
}

/** Whether a word is an elided article, as in `l’accueil`. */
function isElided(parts: readonly Word[]): boolean {
  return parts.length === 1 && parts[0]?.text.length === 1;
}

/**
 * Returns a word without the Arabic article, which people often omit, or `undefined` if it has
 * none.
 */
export function stripArticle(word: string): string | undefined {
  return word.startsWith(ARTICLE) && word.length > 4 ? word.slice(ARTICLE.length) : undefined;
}

/** Returns all index terms of a text: parts, joined parts and tails. */
export function indexWords(original: string): Word[] {
  return wordGroups(original).flatMap(({ parts, joined }) => {
    const words = parts.length > 1 ? [...parts, joined] : parts;
    return words.flatMap((word) => {
      const tail = tailOf(word.text);
      if (tail === undefined) return [word];
      const cut = word.text.length - tail.length;
      const rangeOf = (length = tail.length): TextRange => word.rangeOf(cut + length);
      return [word, { text: tail, isTail: true, rangeOf }];
    });
  });
}

/**
 * Returns the word without the beginning that people omit, such as the article or the letter of
 * gate `A7`.
 */
function tailOf(word: string): string | undefined {
  return stripArticle(word) ?? /^\p{L}{1,2}(\p{N}+)$/u.exec(word)?.[1];
}

/** Counts the distinct letters and digits of a text. */
export function alphanumericLength(original: string): number {
  let count = 0;
  for (const { joined } of wordGroups(original)) count += joined.text.length;
  return count;
}
