import { pointDistance } from './distance.ts';
import { orientation } from './orientation.ts';
import type { Point } from './types.ts';

/**
 * Contact of two segments: `proper` if their interiors cross in one point, `touching` if an end of
 * one lies on the other, `overlapping` if they share a stretch.
 */
export type SegmentContact = 'proper' | 'touching' | 'overlapping';

/**
 * Returns the contact of the segments `ab` and `cd`, or `false`. Decided by exact orientation tests
 * without a tolerance, at constant cost. A segment without length counts as a point.
 */
export function segmentsIntersect(a: Point, b: Point, c: Point, d: Point): SegmentContact | false {
  if (
    Math.max(a.x, b.x) < Math.min(c.x, d.x) ||
    Math.max(c.x, d.x) < Math.min(a.x, b.x) ||
    Math.max(a.y, b.y) < Math.min(c.y, d.y) ||
    Math.max(c.y, d.y) < Math.min(a.y, b.y)
  ) {
    return false;
  }
  const sideC = orientation(a, b, c);
  const sideD = orientation(a, b, d);
  if ((sideC > 0 && sideD > 0) || (sideC < 0 && sideD < 0)) return false;
  const sideA = orientation(c, d, a);
  const sideB = orientation(c, d, b);
  if ((sideA > 0 && sideB > 0) || (sideA < 0 && sideB < 0)) return false;
  if (sideA === 0 && sideB === 0 && sideC === 0 && sideD === 0) return collinearContact(a, b, c, d);
  return sideA !== 0 && sideB !== 0 && sideC !== 0 && sideD !== 0 ? 'proper' : 'touching';
}

/**
 * Returns the contact of segments on one line whose boxes intersect. They share a stretch unless
 * the boxes share only a corner.
 */
function collinearContact(a: Point, b: Point, c: Point, d: Point): SegmentContact {
  const width =
    Math.min(Math.max(a.x, b.x), Math.max(c.x, d.x)) -
    Math.max(Math.min(a.x, b.x), Math.min(c.x, d.x));
  const height =
    Math.min(Math.max(a.y, b.y), Math.max(c.y, d.y)) -
    Math.max(Math.min(a.y, b.y), Math.min(c.y, d.y));
  return width > 0 || height > 0 ? 'overlapping' : 'touching';
}

/**
 * Returns a point that both segments share, or `undefined`. If an end lies on the other segment,
 * the point is that end, bit for bit. For an overlap, it is an end of the shared stretch. A proper
 * crossing is rounded and kept within the box of `ab`.
 */
export function segmentIntersection(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const contact = segmentsIntersect(a, b, c, d);
  if (!contact) return undefined;
  if (contact === 'proper') return crossing(a, b, c, d);
  if (isOnSegment(c, a, b)) return c;
  if (isOnSegment(d, a, b)) return d;
  return isOnSegment(a, c, d) ? a : b;
}

function crossing(a: Point, b: Point, c: Point, d: Point): Point {
  const fromA = orientation(c, d, a);
  const fromB = orientation(c, d, b);
  const t = fromA / (fromA - fromB);
  return {
    x: clamp(a.x + t * (b.x - a.x), a.x, b.x),
    y: clamp(a.y + t * (b.y - a.y), a.y, b.y),
  };
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, Math.min(from, to)), Math.max(from, to));
}

function isOnSegment(point: Point, a: Point, b: Point): boolean {
  return (
    point.x >= Math.min(a.x, b.x) &&
    point.x <= Math.max(a.x, b.x) &&
    point.y >= Math.min(a.y, b.y) &&
    point.y <= Math.max(a.y, b.y) &&
    orientation(a, b, point) === 0
  );
}

/**
 * Returns the point of segment `ab` that is nearest to `point`, or `a` if the segment has no
 * length.
 */
export function closestPointOnSegment(point: Point, a: Point, b: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const t = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
  if (!(t > 0)) return a;
  return t >= 1 ? b : { x: a.x + t * dx, y: a.y + t * dy };
}

/** Returns the distance from `point` to the nearest point of segment `ab`, in metres. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  return pointDistance(point, closestPointOnSegment(point, a, b));
}
