import { pointDistance } from './distance.ts';
import type { Point, Ring } from './types.ts';

/** Which way round a ring goes: counter-clockwise (outer rings) or clockwise (holes). */
export type Winding = 'ccw' | 'cw';

/**
 * Square metres inside the ring, positive when it goes counter-clockwise. Open or closed.
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

/** The ring with its first corner repeated at the end, unless it already is. */
export function closeRing(ring: Ring): Point[] {
  const first = ring[0];
  return first && !isClosed(ring) ? [...ring, first] : [...ring];
}

/** The ring without the repetition of its first corner at the end. */
export function openRing(ring: Ring): Point[] {
  return isClosed(ring) ? ring.slice(0, -1) : [...ring];
}

/** Whether the ring, open or closed, goes counter-clockwise; false when it has no area. */
export function isCounterClockwise(ring: Ring): boolean {
  return signedArea(ring) > 0;
}

/** The ring turned the wanted way round; a ring without area comes back as it is. Keeps it open or closed. */
export function orientRing(ring: Ring, winding: Winding): Point[] {
  const area = signedArea(ring);
  const isWrong = winding === 'ccw' ? area < 0 : area > 0;
  return isWrong ? ring.toReversed() : [...ring];
}

/**
 * The ring without corners that lie within `tolerance` metres of the corner kept before them, or at
 * the end within it of the first. A closed ring stays closed, an open one open.
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

/** Metres around the ring, the closing edge included. Open or closed. */
export function ringLength(ring: Ring): number {
  let length = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    length += pointDistance(previous!, point);
    previous = point;
  }
  return length;
}
