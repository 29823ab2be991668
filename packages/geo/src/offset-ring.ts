import { pointDistance } from './distance.ts';
import { removeRepeatedPoints, openRing, signedArea } from './ring.ts';
import type { Point, Ring } from './types.ts';

/** Options of `offsetRing` for sharp corners. */
export type OffsetRingOptions = {
  /**
   * Maximum movement of a corner, as a multiple of the distance. Sharper corners are cut short.
   * @defaultValue 4
   */
  readonly mitreLimit?: number;
};

/**
 * Returns the ring moved outwards by `distance` metres, or inwards if it is negative. Accepts
 * either winding.
 *
 * Idea: each corner moves along the bisector until both its edges have moved by the distance; one
 * pass. The result is open and has exactly one corner for each corner of the ring (repeated corners
 * count once), in the same order. The function does not resolve collisions: if the distance exceeds
 * the space that the shape has, the result crosses itself, and the caller must check it.
 */
export function offsetRing(ring: Ring, distance: number, options: OffsetRingOptions = {}): Point[] {
  const corners = removeRepeatedPoints(openRing(ring));
  const count = corners.length;
  if (count < 3) return corners;
  const limit = options.mitreLimit ?? 4;
  const outwards = signedArea(corners) < 0 ? -distance : distance;
  return corners.map((corner, index) => {
    const before = corners[(index + count - 1) % count]!;
    const after = corners[(index + 1) % count]!;
    const move = cornerMove(before, corner, after, limit);
    return { x: corner.x + outwards * move.x, y: corner.y + outwards * move.y };
  });
}

/** Returns the movement of a corner if its edges move by one to the right of the walk. */
function cornerMove(before: Point, corner: Point, after: Point, limit: number): Point {
  const lengthIn = pointDistance(before, corner);
  const lengthOut = pointDistance(corner, after);
  const inX = (corner.x - before.x) / lengthIn;
  const inY = (corner.y - before.y) / lengthIn;
  const outX = (after.x - corner.x) / lengthOut;
  const outY = (after.y - corner.y) / lengthOut;
  const scale = 1 + inX * outX + inY * outY;
  const x = (inY + outY) / scale;
  const y = -(inX + outX) / scale;
  const length = Math.hypot(x, y);
  if (length <= limit) return { x, y };
  // A hairpin has no bisector of its edges' normals, so its tip moves in the direction of the walk.
  if (!(scale > 1e-12)) return { x: inX * limit, y: inY * limit };
  return { x: (x / length) * limit, y: (y / length) * limit };
}
