/** A text in lines, with the width of the widest. */
export type BrokenText = { readonly lines: readonly string[]; readonly width: number };

/**
 * The options to break a text into one, two and more lines, each as balanced as possible. Words
 * stay whole. Cost: words², acceptable for the few words of a name.
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
  const ways: BrokenText[] = [];
  for (let count = 1; count <= Math.min(maxLines, words.length); count++) {
    const lines = narrowest(words, count, measure);
    ways.push(whole(lines));
  }
  return ways;
}

function narrowest(
  words: readonly string[],
  count: number,
  measure: (text: string) => number,
): readonly string[] {
  if (count === 1) return [words.join(' ')];
  let best: readonly string[] = [];
  let bestWidth = Infinity;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [
      words.slice(0, first).join(' '),
      ...narrowest(words.slice(first), count - 1, measure),
    ];
    const width = Math.max(...lines.map(measure));
    if (width < bestWidth) {
      best = lines;
      bestWidth = width;
    }
  }
  return best;
}
