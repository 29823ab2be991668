import { type Point, pointDistance } from '@brand/geo';
import type { WalkableFloor } from './walkable-floor.ts';

/** A path on one floor, and the cost that straightening must not exceed. */
export type FloorPath = {
  readonly points: readonly Point[];
  readonly space: Pick<WalkableFloor, 'canWalk' | 'partsAlong'>;
  /** Cost of the straight line between two points, including zones. */
  readonly costOf: (from: Point, to: Point) => number;
};

// Behind a corner, the next points are usually hidden, but a few may be visible again.
const MAX_MISSES = 6;

/**
 * Removes points between which people can walk straight.
 *
 * From each kept point, the function selects the farthest point with a straight walkable line at no
 * greater cost. The line may cross only parts of the floor that the path itself crosses, so it
 * never passes through a door that the path does not use. Legs of the path itself are always
 * accepted. The result is a subset of the points, including both ends. Cost: a few sight lines per
 * point.
 */
export function straightenPath({ points, space, costOf }: FloorPath): readonly Point[] {
  const parts = points.slice(1).map((to, index) => space.partsAlong(points[index]!, to));
  const kept = points.slice(0, 1);
  for (let from = 0; from < points.length - 1;) {
    const allowed = new Set<number>(parts[from]);
    let cost = costOf(points[from]!, points[from + 1]!);
    let farthest = from + 1;
    let misses = 0;
    for (let to = from + 2; to < points.length && misses < MAX_MISSES; to += 1) {
      for (const part of parts[to - 1]!) allowed.add(part);
      cost += costOf(points[to - 1]!, points[to]!);
      const [a, b] = [points[from]!, points[to]!];
      if (costOf(a, b) <= cost + 1e-6 && space.canWalk(a, b, allowed)) {
        farthest = to;
        misses = 0;
      } else misses += 1;
    }
    kept.push(points[farthest]!);
    from = farthest;
  }
  return kept;
}

/** Removes consecutive duplicates. */
export function removeRepeats(points: readonly Point[]): readonly Point[] {
  return points.filter(
    (point, index) => index === 0 || pointDistance(point, points[index - 1]!) > 1e-4,
  );
}
