/**
 * Index of the section that is being read.
 *
 * @param tops - Distances of the headings from the top of the window, in the order of the page.
 * @param line - A heading above this line has been reached.
 */
export function findCurrentStop(tops: readonly number[], line: number): number {
  const next = tops.findIndex((top) => top > line);
  return next === -1 ? tops.length - 1 : Math.max(next - 1, 0);
}
