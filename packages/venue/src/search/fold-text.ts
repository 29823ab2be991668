/** A range of characters, as `String.prototype.slice` takes it. */
export type TextRange = readonly [start: number, end: number];

/** Text as it is compared, and where each of its characters stands in the original. */
export type FoldedText = {
  readonly text: string;
  /** Where the original of the folded characters from `start` to `end` stands. */
  rangeOf(start: number, end: number): TextRange;
};

/** Letters that Unicode does not take apart, but that people type as others. */
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
 * Marks of other scripts stay: in Devanagari or Thai they tell words apart.
 */
const DROPPED =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]|\p{Cf}/gu;

const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Folds case, accents, ligatures, wide forms, Arabic letter forms and digits, so that texts that
 * people would call the same are the same.
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
    // An accent of its own belongs to the letter before it.
    if (folded === '' && ends.length > 0) ends[ends.length - 1] = at;
    text += folded;
  }
  return { text, rangeOf: (start, end) => [starts[start] ?? at, ends[end - 1] ?? at] };
}

/** Folding a character is slow and texts use few of them; an alphabet of more starts anew. */
const known = new Map<string, string>();
const MAX_KNOWN = 2_000;

function foldCharacter(character: string): string {
  let folded = known.get(character);
  if (folded === undefined) {
    const plain = character.normalize('NFKD').toLowerCase().replace(DROPPED, '');
    folded = arabicDigit(plain) ?? LETTERS[plain] ?? plain;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(character, folded);
  }
  return folded;
}

function arabicDigit(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const value = code >= 0x06f0 ? code - 0x06f0 : code - 0x0660;
  return value >= 0 && value <= 9 ? String(value) : undefined;
}
