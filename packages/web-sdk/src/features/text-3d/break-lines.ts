/** A text in lines, with the width of the widest. */
export type BrokenText = { readonly lines: readonly string[]; readonly width: number };

/**
 * Returns the options to break a text into one, two and more lines, each as balanced as possible.
 * Words stay whole. Uses dynamic programming over the first word and the number of lines: words² ×
 * lines.
 */
export function breakLines(
  text: string,
  maxLines: number,
  measure: (text: string) => number,
): BrokenText[] {
  const given = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const whole = (lines: readonly string[]): BrokenText => ({
    lines,
    width: Math.max(0, ...lines.map(measure)),
  });
  if (given.length !== 1) return [whole(given)];
  const words = given[0]!.split(/\s+/u);
  const narrowest = createBreaker(words, measure);
  const ways: BrokenText[] = [];
  for (let count = 1; count <= Math.min(maxLines, words.length); count++) {
    ways.push(whole(narrowest(0, count)));
  }
  return ways;
}

/** Returns the narrowest break of the words from an index on, by the number of lines. */
function createBreaker(
  words: readonly string[],
  measure: (text: string) => number,
): (from: number, count: number) => readonly string[] {
  const cache = new Map<string, readonly string[]>();
  const find = (from: number, count: number): readonly string[] => {
    if (count === 1) return [words.slice(from).join(' ')];
    let best: readonly string[] = [];
    let bestWidth = Infinity;
    for (let next = from + 1; next <= words.length - count + 1; next++) {
      const lines = [words.slice(from, next).join(' '), ...breakFrom(next, count - 1)];
      const width = Math.max(...lines.map(measure));
      if (width < bestWidth) {
        best = lines;
        bestWidth = width;
      }
    }
    return best;
  };
  const breakFrom = (from: number, count: number): readonly string[] => {
    const key = `${from}/${count}`;
    const lines = cache.get(key) ?? find(from, count);
    cache.set(key, lines);
    return lines;
  };
  return breakFrom;
}
