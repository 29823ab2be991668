import { pointDistance } from './distance.ts';
import { closeRing, isClosed } from './ring.ts';
import type { Point } from './types.ts';

/** Options of `bufferLine` for the joins between the pieces of a line. */
export type BufferLineOptions = {
  /**
   * Maximum reach of a join, as a multiple of the half width. Sharper joins are cut off flat.
   * @defaultValue 4
   */
  readonly mitreLimit?: number;
};

/**
 * Returns a closed counter-clockwise ring around a line, `halfWidth` metres on each side, with flat
 * ends: a wall as it is drawn.
 *
 * Idea: one pass along the right side and back along the left. A line that ends where it begins is
 * joined there too: its ring follows the outside, crosses over at that corner and returns inside,
 * so it fills as a frame. Sharp turns of short pieces may overlap themselves; fill with the
 * non-zero rule. The ring is empty for fewer than two distinct points.
 */
export function bufferLine(
  points: readonly Point[],
  halfWidth: number,
  options: BufferLineOptions = {},
): Point[] {
  const line = points.filter(
    (point, index) => index === 0 || pointDistance(point, points[index - 1]!) > 0,
  );
  if (line.length < 2) return [];
  const limit = options.mitreLimit ?? 4;
  const loops = line.length > 3 && isClosed(line);
  const right: Point[] = [];
  const left: Point[] = [];
  for (const [index, point] of line.entries()) {
    const before = line[index - 1] ?? (loops ? line.at(-2) : undefined);
    const after = line[index + 1] ?? (loops ? line[1] : undefined);
    for (const { x, y } of joinNormals(before, point, after, limit)) {
      right.push({ x: point.x + halfWidth * x, y: point.y + halfWidth * y });
      left.push({ x: point.x - halfWidth * x, y: point.y - halfWidth * y });
    }
  }
  return closeRing([...right, ...left.toReversed()]);
}

/** Returns one step to the right for an end or a mitre, two for a turn beyond the limit. */
function joinNormals(
  before: Point | undefined,
  point: Point,
  after: Point | undefined,
  limit: number,
): Point[] {
  const incoming = before && rightNormal(before, point);
  const outgoing = after && rightNormal(point, after);
  if (!incoming || !outgoing) return [incoming ?? outgoing ?? { x: 0, y: 0 }];
  const scale = 1 + incoming.x * outgoing.x + incoming.y * outgoing.y;
  // The mitre of unit normals is √(2 / scale) long.
  if (!(scale * limit * limit >= 2)) return [incoming, outgoing];
  return [{ x: (incoming.x + outgoing.x) / scale, y: (incoming.y + outgoing.y) / scale }];
}

function rightNormal(from: Point, to: Point): Point {
  const length = pointDistance(from, to);
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}
