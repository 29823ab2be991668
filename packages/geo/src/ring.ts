import { pointDistance } from './distance.ts';
import type { Point, Ring } from './types.ts';

/** Direction of a ring: counter-clockwise (outer rings) or clockwise (holes). */
export type Winding = 'ccw' | 'cw';

/**
 * Returns the area inside the ring in square metres, positive if the ring is counter-clockwise.
 * Accepts open and closed rings.
 *
 * Shoelace formula relative to the first corner, because far from the origin the products of raw
 * coordinates would swallow the area of a small room. One pass.
 */
export function signedArea(ring: Ring): number {
  const first = ring[0];
  if (!first) return 0;
  let doubled = 0;
  let x = 0;
  let y = 0;
  for (const point of ring) {
    const nextX = point.x - first.x;
    const nextY = point.y - first.y;
    doubled += x * nextY - nextX * y;
    x = nextX;
    y = nextY;
  }
  return doubled / 2;
}

/** Whether the first corner is repeated at the end. */
export function isClosed(ring: Ring): boolean {
  const first = ring[0];
  const last = ring.at(-1);
  return ring.length > 1 && first?.x === last?.x && first?.y === last?.y;
}

/** Returns the ring with its first corner repeated at the end, unless it already is. */
export function closeRing(ring: Ring): Point[] {
  const first = ring[0];
  return first && !isClosed(ring) ? [...ring, first] : [...ring];
}

/** Returns the ring without the repetition of its first corner at the end. */
export function openRing(ring: Ring): Point[] {
  return isClosed(ring) ? ring.slice(0, -1) : [...ring];
}

/** Whether the ring, open or closed, is counter-clockwise. A ring without area is not. */
export function isCounterClockwise(ring: Ring): boolean {
  return signedArea(ring) > 0;
}

/**
 * Returns the ring in the requested winding, open or closed as before. A ring without area is
 * returned unchanged.
 */
export function orientRing(ring: Ring, winding: Winding): Point[] {
  const area = signedArea(ring);
  const isWrong = winding === 'ccw' ? area < 0 : area > 0;
  return isWrong ? ring.toReversed() : [...ring];
}

/**
 * Returns the ring without corners that lie within `tolerance` metres of the previous kept corner,
 * or, at the end, of the first corner. A closed ring stays closed, an open ring open.
 */
export function removeRepeatedPoints(ring: Ring, tolerance = 0): Point[] {
  const kept: Point[] = [];
  for (const point of openRing(ring)) {
    const last = kept.at(-1);
    if (!last || pointDistance(last, point) > tolerance) kept.push(point);
  }
  while (kept.length > 1 && pointDistance(kept.at(-1)!, kept[0]!) <= tolerance) kept.pop();
  return isClosed(ring) ? closeRing(kept) : kept;
}

/**
 * Returns the length of the ring in metres, including the closing edge. Accepts open and closed
 * rings.
 */
export function ringLength(ring: Ring): number {
  let length = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    length += pointDistance(previous!, point);
    previous = point;
  }
  return length;
}
