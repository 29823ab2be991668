import { distanceToSegment } from './segment.ts';
import type { Point } from './types.ts';

/**
 * The line with fewer points, none of the removed ones farther than `tolerance` metres from it.
 *
 * Idea: Douglas and Peucker's: keep the ends, keep the point farthest from the straight way between
 * them if it is too far, go on with both halves. A stack instead of recursion, so a hostile line
 * cannot exhaust the call stack. Cost: O(n log n) as a rule, O(n²) at worst. Both ends stay, so a
 * closed ring stays closed.
 */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(points.length);
  if (points.length === 0) return [];
  keep[0] = 1;
  keep[points.length - 1] = 1;
  const stack: [number, number][] = [[0, points.length - 1]];
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [from, to] = range;
    const farthest = farthestPoint(points, from, to, tolerance);
    if (farthest < 0) continue;
    keep[farthest] = 1;
    stack.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => keep[index] === 1);
}

/** The point between two others farthest from their straight way, -1 if none is beyond the tolerance. */
function farthestPoint(
  points: readonly Point[],
  from: number,
  to: number,
  tolerance: number,
): number {
  let farthest = -1;
  let most = tolerance;
  for (let index = from + 1; index < to; index += 1) {
    const distance = distanceToSegment(points[index]!, points[from]!, points[to]!);
    if (distance > most) {
      most = distance;
      farthest = index;
    }
  }
  return farthest;
}
