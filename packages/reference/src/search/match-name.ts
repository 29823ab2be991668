/** Quality of a match; smaller is better. */
export const MATCH = { exact: 0, prefix: 1, part: 2, initials: 3, inside: 4 } as const;

/** A range of a name to highlight: `[from, to)`. */
export type Range = readonly [from: number, to: number];

export type NameMatch = { readonly quality: number; readonly ranges: readonly Range[] };

export type SearchableName = {
  /** Lower case. */
  readonly text: string;
  /** Offsets of its words. */
  readonly partStarts: readonly number[];
};

/** Matches one typed word, in lower case, against a name. */
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
  // A single letter is inside nearly every name.
  if (at > 0 && word.length > 1) {
    return { quality: MATCH.inside, ranges: [[at, at + word.length]] };
  }
  return undefined;
}

/** Matches the word against prefixes of the words of the name: `mv` and `mapv` in `MapView`. */
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

/**
 * Takes the longest prefixes first and backtracks: `seli` is `Set` + `Line`, not `Se` + nothing.
 */
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
    // The first typed letter must match the start of the name, otherwise every long name would
    // match.
    if (from === 0) return undefined;
  }
  return undefined;
}
