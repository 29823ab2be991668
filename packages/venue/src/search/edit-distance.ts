/** Edit distance between a typed word and another. */
export type EditDistance = {
  /** To the whole word. */
  readonly whole: number;
  /** To the nearest beginning of it. */
  readonly start: number;
};

/**
 * Counts letters that are missing, too many or wrong, and neighbours that changed places, each as
 * one mistake (optimal string alignment).
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
