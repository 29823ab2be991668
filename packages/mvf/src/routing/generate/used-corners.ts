import { MinHeap, type Point, pointDistance } from '@brand/geo';
import type { Link } from './sight-links.ts';

/**
 * Finds the corners that lie on a shortest path between two of the given points, which are the
 * first of all points. The others, such as the far corners of furniture, would only make the graph
 * larger.
 *
 * Cost: one search over the links for each given point.
 */
export function* findUsedCorners(
  points: readonly Point[],
  links: readonly Link[],
  given: number,
): Generator<undefined, Uint8Array> {
  const neighbours: { readonly to: number; readonly length: number }[][] = points.map(() => []);
  for (const [a, b] of links) {
    const length = pointDistance(points[a]!, points[b]!);
    neighbours[a]!.push({ to: b, length });
    neighbours[b]!.push({ to: a, length });
  }
  const isUsed = new Uint8Array(points.length).fill(1, 0, given);
  const heap = new MinHeap();
  const costs = new Float64Array(points.length);
  const before = new Int32Array(points.length);
  const walked = new Int32Array(points.length).fill(-1);
  for (let start = 0; start < given; start += 1) {
    yield;
    costs.fill(Infinity);
    before.fill(-1);
    costs[start] = 0;
    heap.push(start, 0);
    while (heap.size > 0) {
      const here = heap.pop();
      for (const { to, length } of neighbours[here]!) {
        const cost = costs[here]! + length;
        if (cost >= costs[to]!) continue;
        costs[to] = cost;
        before[to] = here;
        heap.push(to, cost);
      }
    }
    // Only paths to later points, because the reverse path has the same length.
    for (let end = start + 1; end < given; end += 1) {
      for (let at = before[end]!; at >= 0 && walked[at] !== start; at = before[at]!) {
        walked[at] = start;
        isUsed[at] = 1;
      }
    }
  }
  return isUsed;
}
