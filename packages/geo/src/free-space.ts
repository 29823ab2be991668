import { bboxOfPoints } from './bbox.ts';
import { createGridIndex } from './grid-index.ts';
import { locateInRing, distanceToRing, pointInPolygon } from './polygon.ts';
import { openRing } from './ring.ts';
import { distanceToSegment, segmentIntersection, segmentsIntersect } from './segment.ts';
import { createSegmentGrid } from './segment-grid.ts';
import type { Point, Polygon, Ring, Segment } from './types.ts';

/** The walkable part of a polygon: everything outside the obstacles. */
export interface FreeSpace {
  /** Returns whether the point is in the polygon and in no obstacle, within `tolerance` metres. */
  readonly isFree: (point: Point, tolerance?: number) => boolean;
  /** Returns whether the straight line between two points stays in the free space. */
  readonly canSee: (from: Point, to: Point) => boolean;
}

/**
 * Creates sight tests in a polygon with obstacles.
 *
 * Idea: a sight line is blocked where it properly crosses a wall. A wall that contains one of its
 * ends, within `tolerance`, is ignored, so that a point on a door line sees inside even if rounding
 * put it slightly outside. Instead, the middle of each stretch between contacts must be free, so
 * that doors do not see each other around the outside. Cost: the cells along the line, and O(walls)
 * for lines that are not blocked.
 *
 * @internal
 */
export function createFreeSpace(
  polygon: Polygon,
  obstacles: readonly Ring[],
  tolerance: number,
): FreeSpace {
  const walls: Segment[] = [...polygon, ...obstacles].flatMap((ring) => {
    const corners = openRing(ring);
    return corners.map((a, index) => ({ a, b: corners[(index + 1) % corners.length]! }));
  });
  const grid = createSegmentGrid(walls, tolerance);
  const index = createGridIndex(obstacles.map((ring) => bboxOfPoints(ring)));

  const isInObstacle = ({ x, y }: Point, slack: number): boolean =>
    index.search([x, y, x, y]).some((near) => {
      const ring = obstacles[near]!;
      if (locateInRing({ x, y }, ring) !== 'inside') return false;
      return slack === 0 || distanceToRing({ x, y }, ring) > slack;
    });
  const isFree = (point: Point, slack = 0): boolean =>
    pointInPolygon(point, polygon, slack) && !isInObstacle(point, slack);

  const canSee = (from: Point, to: Point): boolean => {
    const contacts: Point[] = [];
    const isBlocked = grid.walk(from, to, (wall) => {
      const { a, b } = walls[wall]!;
      const contact = segmentsIntersect(from, to, a, b);
      if (!contact) return false;
      const holdsEnd =
        distanceToSegment(from, a, b) <= tolerance || distanceToSegment(to, a, b) <= tolerance;
      if (holdsEnd) return false;
      if (contact === 'proper') return true;
      contacts.push(...[a, b].filter((end) => distanceToSegment(end, from, to) === 0));
      contacts.push(segmentIntersection(from, to, a, b)!);
      return false;
    });
    return (
      !isBlocked &&
      midpointsBetween(from, to, contacts).every((middle) => isFree(middle, tolerance))
    );
  };
  return { isFree, canSee };
}

/** Returns a point between each two consecutive contacts along the line. */
function midpointsBetween(from: Point, to: Point, contacts: readonly Point[]): Point[] {
  const along = (point: Point): number =>
    (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y);
  const stops = [from, ...contacts.toSorted((p, q) => along(p) - along(q)), to];
  return stops.slice(1).map((stop, index) => ({
    x: (stop.x + stops[index]!.x) / 2,
    y: (stop.y + stops[index]!.y) / 2,
  }));
}
