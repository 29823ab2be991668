import { distanceToSegment } from './segment.ts';
import type { Point } from './types.ts';

/**
 * Returns the line with fewer points. None of the removed points is farther than `tolerance` metres
 * from it.
 *
 * Idea: the Douglas–Peucker algorithm: keep the ends, keep the point farthest from the straight
 * line between them if it is too far, and continue with both halves. A stack instead of recursion,
 * so a hostile line cannot exhaust the call stack. Cost: O(n log n) as a rule, O(n²) at worst. Both
 * ends stay, so a closed ring stays closed.
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

/**
 * Returns the point between two others that is farthest from the straight line between them, or -1
 * if none is beyond the tolerance.
 */
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
