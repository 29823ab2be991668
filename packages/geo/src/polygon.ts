import { orientation } from './orientation.ts';
import { openRing, signedArea } from './ring.ts';
import { distanceToSegment } from './segment.ts';
import type { Point, Polygon, Ring } from './types.ts';

/** Position of a point relative to a ring. */
export type RingSide = 'inside' | 'boundary' | 'outside';

/**
 * Returns the area of the polygon without its holes, in square metres. Accepts rings of either
 * winding, open or closed.
 */
export function polygonArea(polygon: Polygon): number {
  let area = 0;
  for (const [index, ring] of polygon.entries()) {
    const ringArea = Math.abs(signedArea(ring));
    area += index === 0 ? ringArea : -ringArea;
  }
  return area;
}

/**
 * Returns the centre of mass without the holes. It may be outside a bent shape; for a label, use
 * `interiorPoint`. Returns the mean of the corners for a polygon without area, and NaN for an empty
 * one.
 */
export function polygonCentroid(polygon: Polygon): Point {
  const corners = openRing(polygon[0] ?? []);
  const base = corners[0] ?? { x: Number.NaN, y: Number.NaN };
  let mass = 0;
  let x = 0;
  let y = 0;
  for (const [index, ring] of polygon.entries()) {
    const moment = ringMoment(ring, base);
    const sign = moment.mass > 0 === (index === 0) ? 1 : -1;
    mass += sign * moment.mass;
    x += sign * moment.x;
    y += sign * moment.y;
  }
  if (mass > 0) return { x: base.x + x / (3 * mass), y: base.y + y / (3 * mass) };
  return {
    x: corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length,
    y: corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length,
  };
}

/** Returns twice the signed area, and that times three times the centre, relative to `base`. */
function ringMoment(ring: Ring, base: Point): { mass: number; x: number; y: number } {
  let mass = 0;
  let x = 0;
  let y = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    const ax = previous!.x - base.x;
    const ay = previous!.y - base.y;
    const bx = point.x - base.x;
    const by = point.y - base.y;
    const cross = ax * by - bx * ay;
    mass += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
    previous = point;
  }
  return { mass, x, y };
}

/**
 * Returns the position of the point relative to the ring, which may be open or closed, of either
 * winding.
 *
 * Counts the edges that a ray to the east crosses; each edge owns only its lower end, so a corner
 * on the ray is counted once. Sides are decided exactly. One pass.
 */
export function locateInRing(point: Point, ring: Ring): RingSide {
  let inside = false;
  let a = ring.at(-1);
  for (const b of ring) {
    const isAbove = a!.y > point.y;
    if (isAbove !== b.y > point.y) {
      const side = orientation(a!, b, point);
      if (side === 0) return 'boundary';
      if (side > 0 === !isAbove) inside = !inside;
    } else if (isLevelContact(point, a!, b)) {
      return 'boundary';
    }
    a = b;
  }
  return inside ? 'inside' : 'outside';
}

/**
 * Whether the point touches one of the edges that no crossing covers: an upper end, or a horizontal
 * edge.
 */
function isLevelContact(point: Point, a: Point, b: Point): boolean {
  if (a.y !== point.y && b.y !== point.y) return false;
  if (a.y === b.y) return point.x >= Math.min(a.x, b.x) && point.x <= Math.max(a.x, b.x);
  return a.y === point.y ? a.x === point.x : b.x === point.x;
}

/**
 * Returns whether the point lies in the ring or on it. The ring may be open or closed, of either
 * winding.
 */
export function pointInRing(point: Point, ring: Ring): boolean {
  return locateInRing(point, ring) !== 'outside';
}

/**
 * Returns whether the point lies in the polygon, on its boundary (including those of holes), or
 * within `tolerance` metres of the boundary.
 */
export function pointInPolygon(point: Point, polygon: Polygon, tolerance = 0): boolean {
  const [outer, ...holes] = polygon;
  const isInside =
    outer !== undefined &&
    pointInRing(point, outer) &&
    holes.every((hole) => locateInRing(point, hole) !== 'inside');
  return isInside || (tolerance > 0 && distanceToPolygonBoundary(point, polygon) <= tolerance);
}

/**
 * Returns the distance from the point to the nearest edge of the ring in metres, including the
 * closing edge. Returns Infinity for an empty ring.
 */
export function distanceToRing(point: Point, ring: Ring): number {
  let nearest = Infinity;
  let previous = ring.at(-1);
  for (const corner of ring) {
    nearest = Math.min(nearest, distanceToSegment(point, previous!, corner));
    previous = corner;
  }
  return nearest;
}

/**
 * Returns the distance from the point to the nearest edge of any ring of the polygon, in metres.
 */
export function distanceToPolygonBoundary(point: Point, polygon: Polygon): number {
  return polygon.reduce(
    (nearest, ring) => Math.min(nearest, distanceToRing(point, ring)),
    Infinity,
  );
}
