/** Edit distance between a typed word and another. */
export type EditDistance = {
  /** Distance to the whole word. */
  readonly whole: number;
  /** Distance to its nearest prefix. */
  readonly start: number;
};

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and transpositions cost 1
 * each.
 */
export function editDistance(typed: string, word: string): EditDistance {
  const width = word.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column < width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let best = Math.min(
        cell(last, column) + 1,
        cell(current, column - 1) + 1,
        cell(last, column - 1) + (same ? 0 : 1),
      );
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && isSwapped)
        best = Math.min(best, cell(beforeLast, column - 2) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return { whole: cell(last, word.length), start: Math.min(...last) };
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
