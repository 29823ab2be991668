/** A stretch of a line, from a lower to a higher number. */
export type Interval = readonly [from: number, to: number];

// Pieces that meet at a corner differ by rounding of their lengths.
const JOINT = 1e-6;

/** Returns the same stretches, sorted, with adjoining ones merged. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = [];
  for (const [from, to] of intervals.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last && from <= last[1] + JOINT) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Returns the set difference: the stretches of the first list that are in none of the second. */
export function subtractIntervals(
  intervals: readonly Interval[],
  removed: readonly Interval[],
): Interval[] {
  const holes = mergeIntervals(removed);
  return mergeIntervals(intervals).flatMap(([from, to]) => {
    const left: Interval[] = [];
    let start = from;
    for (const [holeFrom, holeTo] of holes) {
      if (holeTo <= start || holeFrom >= to) continue;
      if (holeFrom - start > JOINT) left.push([start, holeFrom]);
      start = Math.max(start, holeTo);
    }
    if (to - start > JOINT) left.push([start, to]);
    return left;
  });
}

/**
 * Returns the stretches of a closed line of that length that are `minimum` or longer. A stretch
 * that wraps around the start of the line is measured as one.
 */
export function longIntervals(
  intervals: readonly Interval[],
  length: number,
  minimum: number,
): Interval[] {
  const merged = mergeIntervals(intervals);
  const [first, last] = [merged[0], merged.at(-1)];
  const wraps =
    first && last && first !== last && first[0] <= JOINT && last[1] >= length - JOINT
      ? first[1] - first[0] + last[1] - last[0]
      : 0;
  return merged.filter((interval) => {
    const isEnd = wraps > 0 && (interval === first || interval === last);
    return (isEnd ? wraps : interval[1] - interval[0]) >= minimum;
  });
}

export function totalLength(intervals: readonly Interval[]): number {
  return mergeIntervals(intervals).reduce((sum, [from, to]) => sum + to - from, 0);
}
