import { pointDistance } from './distance.ts';
import { MinHeap } from './min-heap.ts';
import type { Point } from './types.ts';

/** Two points, identified by their numbers, and the distance between them in metres. */
export type SpannerLink = { readonly from: number; readonly to: number; readonly length: number };

/**
 * Sorts the shortest links first, and equal lengths by number, so that the result never depends on
 * the order of input.
 */
export function compareLinks(a: SpannerLink, b: SpannerLink): number {
  return a.length - b.length || a.from - b.from || a.to - b.to;
}

/**
 * Yields the few candidate links that keep the path of every candidate within `stretch` times its
 * length.
 *
 * Idea: process candidates from short to long, and keep one only if the kept links offer no path
 * that short (the greedy spanner). The path is searched by A* and abandoned as soon as it gets too
 * long, which keeps each search within a thin ellipse. Cost: O(candidates × points in the ellipse).
 *
 * @internal
 */
export function* greedySpanner(
  points: readonly Point[],
  candidates: readonly SpannerLink[],
  stretch: number,
): Generator<undefined, SpannerLink[]> {
  const links: SpannerLink[][] = points.map(() => []);
  const search = createBoundedSearch(points, links);
  const kept: SpannerLink[] = [];
  for (const link of candidates.toSorted(compareLinks)) {
    yield;
    if (search(link.from, link.to, link.length * stretch)) continue;
    kept.push(link);
    links[link.from]!.push(link);
    links[link.to]!.push(link);
  }
  return kept;
}

/**
 * Creates a function that tests whether a path of at most `limit` metres exists. All searches share
 * the arrays.
 */
function createBoundedSearch(
  points: readonly Point[],
  links: readonly (readonly SpannerLink[])[],
): (from: number, to: number, limit: number) => boolean {
  const heap = new MinHeap();
  const costs = new Float64Array(points.length).fill(Infinity);
  const touched: number[] = [];
  return (from, to, limit) => {
    for (const point of touched.splice(0)) costs[point] = Infinity;
    heap.clear();
    heap.push(from, 0);
    costs[from] = 0;
    touched.push(from);
    while (heap.size > 0) {
      const here = heap.pop();
      if (here === to) return true;
      for (const link of links[here]!) {
        const next = link.from === here ? link.to : link.from;
        const cost = costs[here]! + link.length;
        const estimate = cost + pointDistance(points[next]!, points[to]!);
        if (cost >= costs[next]! || estimate > limit) continue;
        costs[next] = cost;
        touched.push(next);
        heap.push(next, estimate);
      }
    }
    return false;
  };
}
