import { orientation } from './orientation.ts';
import type { Point } from './types.ts';

/**
 * Returns the smallest convex ring around points: open, counter-clockwise, from its leftmost
 * corner, without collinear corners. For points on one line, returns its two ends; for a single
 * point, the point itself.
 *
 * Idea: Andrew's monotone chain: sort from left to right, build the lower and the upper chain, drop
 * each corner that does not turn left. Cost: O(n log n), exact turns.
 */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((p, q) => p.x - q.x || p.y - q.y);
  const lower = leftTurningChain(sorted);
  const upper = leftTurningChain(sorted.toReversed());
  if (lower.length < 2) return lower;
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function leftTurningChain(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    const last = chain.at(-1);
    if (last && last.x === point.x && last.y === point.y) continue;
    while (chain.length > 1 && orientation(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain;
}
