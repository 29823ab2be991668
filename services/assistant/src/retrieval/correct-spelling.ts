const MIN_LENGTH = 5;

/** The known stem that a word is most likely a typo of: one letter is wrong, of long words two. */
export function correctSpelling(word: string, stems: Iterable<string>): string | undefined {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return undefined;
  const most = word.length >= 8 ? 2 : 1;
  let best: string | undefined;
  let fewest = most + 1;
  for (const stem of stems) {
    if (Math.abs(stem.length - word.length) > most || stem[0] !== word[0]) continue;
    const distance = editDistance(word, stem, fewest - 1);
    if (distance >= fewest) continue;
    best = stem;
    fewest = distance;
  }
  return best;
}

/** Optimal string alignment distance, cut off at `most + 1`. */
function editDistance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[other.length] ?? most + 1;
}
