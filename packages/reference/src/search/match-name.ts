/** How well a name answers what was typed; the smaller, the better. */
export const MATCH = { exact: 0, prefix: 1, part: 2, initials: 3, inside: 4 } as const;

/** A stretch of a name, to be marked: `[from, to)`. */
export type Range = readonly [from: number, to: number];

export type NameMatch = { readonly quality: number; readonly ranges: readonly Range[] };

export type SearchableName = {
  /** In lower case. */
  readonly text: string;
  /** Where its words begin. */
  readonly partStarts: readonly number[];
};

/** Compares one typed word, in lower case, with a name. */
export function matchName(
  word: string,
  { text, partStarts }: SearchableName,
): NameMatch | undefined {
  const at = text.indexOf(word);
  if (at === 0) {
    const quality = text.length === word.length ? MATCH.exact : MATCH.prefix;
    return { quality, ranges: [[0, word.length]] };
  }
  if (at > 0) {
    const start = partStarts.find((each) => each > 0 && text.startsWith(word, each));
    if (start !== undefined) return { quality: MATCH.part, ranges: [[start, start + word.length]] };
  }
  const ranges = matchInitials(word, text, partStarts);
  if (ranges) return { quality: MATCH.initials, ranges };
  // One letter is inside of nearly every name.
  if (at > 0 && word.length > 1) {
    return { quality: MATCH.inside, ranges: [[at, at + word.length]] };
  }
  return undefined;
}

/** Reads the word as beginnings of words of the name: `mv` and `mapv` in `MapView`. */
function matchInitials(
  word: string,
  text: string,
  partStarts: readonly number[],
): Range[] | undefined {
  if (partStarts.length < 2) return undefined;
  return takeParts({ word, text, partStarts, part: 0 }, 0);
}

type Attempt = {
  readonly word: string;
  readonly text: string;
  readonly partStarts: readonly number[];
  readonly part: number;
};

/** Longest beginnings first, with a way back: `seli` is `Set` + `Line`, not `Se` + nothing. */
function takeParts({ word, text, partStarts, part }: Attempt, from: number): Range[] | undefined {
  if (from === word.length) return [];
  for (let index = part; index < partStarts.length; index += 1) {
    const start = partStarts[index] ?? 0;
    const end = partStarts[index + 1] ?? text.length;
    let length = 0;
    while (start + length < end && text[start + length] === word[from + length]) length += 1;
    for (; length > 0; length -= 1) {
      const rest = takeParts({ word, text, partStarts, part: index + 1 }, from + length);
      if (rest) return [[start, start + length], ...rest];
    }
    // The first letter typed begins the name, otherwise every long name answers.
    if (from === 0) return undefined;
  }
  return undefined;
}
