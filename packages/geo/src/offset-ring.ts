import { pointDistance } from './distance.ts';
import { removeRepeatedPoints, openRing, signedArea } from './ring.ts';
import type { Point, Ring } from './types.ts';

/** How `offsetRing` treats sharp corners. */
export type OffsetRingOptions = {
  /**
   * The farthest a corner may move, as a multiple of the distance; a sharper one is cut short.
   * @defaultValue 4
   */
  readonly mitreLimit?: number;
};

/**
 * The ring moved outwards by `distance` metres, inwards when it is negative; either winding.
 *
 * Idea: each corner moves along the bisector so far that both its edges move by the distance; one
 * pass. The result is open and has exactly one corner for each corner of the ring (repeated corners
 * count once), in the same order. It does not resolve collisions: where the distance exceeds what
 * the shape has room for, the result crosses itself, and the caller must check what it uses of it.
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

/** How far the corner moves to the right of the walk when its edges move by one. */
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
  // A hairpin has no bisector of its edges' normals: its tip moves on in the direction of the walk.
  if (!(scale > 1e-12)) return { x: inX * limit, y: inY * limit };
  return { x: (x / length) * limit, y: (y / length) * limit };
}
