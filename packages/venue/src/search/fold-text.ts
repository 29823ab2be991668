/** A range of characters, as `String.prototype.slice` accepts it. */
export type TextRange = readonly [start: number, end: number];

/** Text folded for comparison, with a mapping to the original. */
export type FoldedText = {
  readonly text: string;
  /** The range in the original of the folded characters from `start` to `end`. */
  rangeOf(start: number, end: number): TextRange;
};

/** Letters without a Unicode decomposition that people type as others. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
};

/**
 * Accents of Latin, Greek and Cyrillic, vowel signs of Hebrew and Arabic, and invisible characters.
 * Marks of other scripts are kept: in Devanagari or Thai they distinguish words.
 */
const DROPPED =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]|\p{Cf}/gu;

const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Folds case, accents, ligatures, wide forms, Arabic letter forms and digits, so that texts which
 * people consider equal are equal.
 */
export function foldText(original: string): FoldedText {
  if (PLAIN.test(original)) {
    return { text: original.toLowerCase(), rangeOf: (start, end) => [start, end] };
  }
  let text = '';
  let at = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
    // A combining accent belongs to the letter before it.
    if (folded === '' && ends.length > 0) ends[ends.length - 1] = at;
    text += folded;
  }
  return { text, rangeOf: (start, end) => [starts[start] ?? at, ends[end - 1] ?? at] };
}

/**
 * Cache of folded characters: folding is slow and texts use few characters. Cleared when it is
 * full.
 */
const foldedCharacters = new Map<string, string>();
const MAX_CACHED_CHARACTERS = 2_000;

function foldCharacter(character: string): string {
  let folded = foldedCharacters.get(character);
  if (folded === undefined) {
    const plain = character.normalize('NFKD').toLowerCase().replace(DROPPED, '');
    folded = arabicDigit(plain) ?? LETTERS[plain] ?? plain;
    if (foldedCharacters.size >= MAX_CACHED_CHARACTERS) foldedCharacters.clear();
    foldedCharacters.set(character, folded);
  }
  return folded;
}

function arabicDigit(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const value = code >= 0x06f0 ? code - 0x06f0 : code - 0x0660;
  return value >= 0 && value <= 9 ? String(value) : undefined;
}
