import { type Point, pointDistance } from '@brand/geo';
import type { WalkableFloor } from './walkable-floor.ts';

/** A way on one floor, and what may not get dearer by straightening it. */
export type FloorPath = {
  readonly points: readonly Point[];
  readonly space: Pick<WalkableFloor, 'canWalk' | 'partsAlong'>;
  /** Cost of the straight way between two points, zones included. */
  readonly costOf: (from: Point, to: Point) => number;
};

// Behind a corner the next points are hidden as a rule; a few may be in sight again.
const MAX_MISSES = 6;

/**
 * Leaves out points between which one can walk straight.
 *
 * From each point kept, the farthest is looked for that can be reached straight, through no part of
 * the floor that the way itself does not lead through (so never through a door that it does not
 * take), and at no greater cost. Legs of the way itself are taken as they are. The result is a
 * selection of the points, both ends included. Cost: a few sight lines for each point.
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

/** The points of a line without those that repeat the one before. */
export function withoutRepeats(points: readonly Point[]): readonly Point[] {
  return points.filter(
    (point, index) => index === 0 || pointDistance(point, points[index - 1]!) > 1e-4,
  );
}
