const PART_START = /[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+/g;

/** Start offsets of the words of a name: 0 and 5 in `focusOn`, 0 and 6 in `floor-change`. */
export function findPartStarts(name: string): number[] {
  return [...name.matchAll(PART_START)].map(({ index }) => index);
}
