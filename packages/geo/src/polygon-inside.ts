import { bboxOfPoints, padBbox } from './bbox.ts';
import { createGridIndex, type GridIndex } from './grid-index.ts';
import { interiorPoint } from './interior-point.ts';
import { distanceToPolygonBoundary, locateInRing, pointInPolygon } from './polygon.ts';
import { openRing } from './ring.ts';
import { clipToCapsule } from './clip-to-capsule.ts';
import type { MultiPolygon, Point, Polygon, Ring, Segment } from './types.ts';

/**
 * Returns whether `inner` lies in `outer`, within `toleranceMetres`: no point of its boundary is
 * farther outside than that, and it covers no hole of `outer`.
 *
 * Idea: remove from each inner edge the stretches within the tolerance of an outer edge (each is
 * one interval, because such a capsule is convex). The remainder crosses no outer edge, so one
 * point of each remaining stretch shows on which side it lies. This tests whole edges, not only
 * corners, without sampling. Cost: O(n) searches in a grid of outer edges, and O(m) for each
 * remaining stretch, where n and m count the edges of `inner` and `outer`.
 */
export function isPolygonInside(
  inner: Polygon | MultiPolygon,
  outer: Polygon | MultiPolygon,
  toleranceMetres = 0,
): boolean {
  // A nanometre, so that a shared wall counts as within despite rounding.
  const tolerance = Math.max(toleranceMetres, 1e-9);
  const outerPolygons = asMultiPolygon(outer);
  const innerPolygons = asMultiPolygon(inner);
  const walls = outerPolygons.flatMap((polygon) => polygon.flatMap(edgesOfRing));
  const index = createGridIndex(walls.map(({ a, b }) => padBbox(bboxOfPoints([a, b]), tolerance)));
  const isEdgeInside = (edge: Segment): boolean =>
    stretchesAwayFromWalls(edge, walls, index, tolerance).every((middle) =>
      outerPolygons.some((polygon) => pointInPolygon(middle, polygon)),
    );
  return (
    innerPolygons.every((polygon) =>
      polygon.every((ring) => edgesOfRing(ring).every(isEdgeInside)),
    ) && !coversHole(innerPolygons, outerPolygons, tolerance)
  );
}

function asMultiPolygon(shape: Polygon | MultiPolygon): MultiPolygon {
  return Array.isArray(shape[0]?.[0]) ? (shape as MultiPolygon) : [shape as Polygon];
}

/**
 * Returns the edges of a ring. A single corner makes one edge without length, so that it is tested
 * too.
 */
function edgesOfRing(ring: Ring): Segment[] {
  const corners = openRing(ring);
  return corners.map((a, index) => ({ a, b: corners[(index + 1) % corners.length]! }));
}

/** Returns a point of each stretch of the edge that is beyond the tolerance of every wall. */
function stretchesAwayFromWalls(
  { a, b }: Segment,
  walls: readonly Segment[],
  index: GridIndex,
  tolerance: number,
): Point[] {
  const near = index
    .search(bboxOfPoints([a, b]))
    .flatMap((wall) => clipToCapsule(a, b, walls[wall]!, tolerance) ?? [])
    .toSorted((p, q) => p.from - q.from);
  const midpoints: Point[] = [];
  const note = (from: number, to: number): void => {
    const t = (from + to) / 2;
    midpoints.push({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
  };
  let covered = 0;
  for (const { from, to } of near) {
    if (from > covered + ROUNDING) note(covered, from);
    covered = Math.max(covered, to);
  }
  if (covered < 1 - ROUNDING || near.length === 0) note(covered, 1);
  return midpoints;
}

// Two walls that meet leave no gap between their stretches, except for rounding of the fractions.
const ROUNDING = 1e-12;

/**
 * Returns whether `inner` fills a hole of `outer`. All edges are inside at this point, so a hole is
 * filled completely or not at all, and one point of it decides. Islands in the hole do not belong
 * to it.
 */
function coversHole(inner: MultiPolygon, outer: MultiPolygon, tolerance: number): boolean {
  return outer.some((polygon) =>
    polygon.slice(1).some((hole) => {
      const islands = outer
        .flatMap((other) => other.slice(0, 1))
        .filter((ring) => ring[0] && locateInRing(ring[0], hole) === 'inside');
      const point = interiorPoint([hole, ...islands]);
      if (!point) return false;
      return inner.some(
        (part) =>
          pointInPolygon(point, part) &&
          distanceToPolygonBoundary(point, part) > tolerance &&
          distanceToPolygonBoundary(point, [hole, ...islands]) > tolerance,
      );
    }),
  );
}
