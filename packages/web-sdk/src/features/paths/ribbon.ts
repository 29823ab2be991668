import type { Point } from '@brand/geo';

/** A line as a triangle strip. The shader applies its width. */
export type Ribbon = {
  /** x and y of the line's points in metres, per vertex. */
  readonly positions: Float32Array;
  /**
   * Unit normal stretched at bends so that edges meet (x, y), side (-1 left, 1 right), cap (-1
   * start, 1 end).
   */
  readonly offsets: Float32Array;
  /** Metres from the start of the line, per vertex. */
  readonly along: Float32Array;
  /** Metres back to the end of the last bend and on to the start of the next one, per vertex. */
  readonly rooms: Float32Array;
  readonly indices: Uint32Array;
  /** Length in metres. */
  readonly length: number;
};

// A longer mitre would be a spike. Rarely reached, because corners are rounded first.
const MITER_LIMIT = 2;
const CORNER_RADIUS = 0.6;
const ROUND_ABOVE = Math.PI / 9;
// Larger turns would distort what is drawn across them, such as arrows.
const BEND = Math.PI / 24;

/**
 * Builds a strip along a line. Corners are rounded slightly, so the strip never overlaps itself at
 * a bend and can be drawn half transparent. Lines shorter than a millimetre produce no triangles.
 */
export function buildRibbon(line: readonly Point[], startAt = 0): Ribbon {
  const points = roundCorners(removeRepeats(line));
  const rows = rowsOf(points);
  const positions = new Float32Array(rows.length * 4);
  const offsets = new Float32Array(rows.length * 8);
  const along = new Float32Array(rows.length * 2);
  const rooms = new Float32Array(rows.length * 4);
  for (const [number, { index, at, cap, room }] of rows.entries()) {
    const point = points[index]!;
    const normal = mitre(points[index - 1], point, points[index + 1]);
    for (const side of [-1, 1]) {
      const vertex = number * 2 + (side + 1) / 2;
      positions.set([point.x, point.y], vertex * 2);
      offsets.set([normal.x, normal.y, side, cap], vertex * 4);
      rooms.set(room, vertex * 2);
      along[vertex] = startAt + at;
    }
  }
  const length = rows.at(-1)?.at ?? 0;
  return { positions, offsets, along, rooms, indices: stripIndices(rows.length), length };
}

/** A pair of vertices across the strip. */
type Row = {
  readonly index: number;
  /** Metres from the start. */
  readonly at: number;
  readonly cap: -1 | 0 | 1;
  readonly room: readonly [number, number];
};

/** The rows of a strip. A bend has two, because its free distances differ before and after it. */
function rowsOf(points: readonly Point[]): readonly Row[] {
  if (points.length < 2) return [];
  const lengths: number[] = [];
  for (const [index, point] of points.entries()) {
    lengths.push(index === 0 ? 0 : lengths[index - 1]! + distance(points[index - 1]!, point));
  }
  const last = points.length - 1;
  const rows: Row[] = [];
  for (let start = 0; start < last;) {
    let end = start + 1;
    while (end < last && turnAt(points[end - 1]!, points[end]!, points[end + 1]!) < BEND) end += 1;
    for (let index = start; index <= end; index++) {
      const at = lengths[index]!;
      rows.push({ index, at, cap: 0, room: [at - lengths[start]!, lengths[end]! - at] });
    }
    start = end;
  }
  return [{ ...rows[0]!, cap: -1 }, ...rows, { ...rows.at(-1)!, cap: 1 }];
}

function stripIndices(rows: number): Uint32Array {
  const indices = new Uint32Array(Math.max(0, rows - 1) * 6);
  for (let row = 0; row + 1 < rows; row++) {
    const a = row * 2;
    indices.set([a, a + 1, a + 2, a + 1, a + 3, a + 2], row * 6);
  }
  return indices;
}

/** The left normal at a point, stretched so that the edges of both segments meet. */
function mitre(before: Point | undefined, at: Point, after: Point | undefined): Point {
  const a = before ? direction(before, at) : direction(at, after!);
  const b = after ? direction(at, after) : a;
  const x = -(a.y + b.y);
  const y = a.x + b.x;
  const size = Math.hypot(x, y);
  if (size < 1e-6) return { x: -a.y, y: a.x };
  const stretch = Math.min(MITER_LIMIT, 1 / Math.max(1e-6, (x * -a.y + y * a.x) / size));
  return { x: (x / size) * stretch, y: (y / size) * stretch };
}

function removeRepeats(line: readonly Point[]): readonly Point[] {
  return line.filter((point, index) => index === 0 || distance(line[index - 1]!, point) > 1e-3);
}

function roundCorners(line: readonly Point[]): readonly Point[] {
  return line.flatMap((corner, index) => {
    const before = line[index - 1];
    const after = line[index + 1];
    if (!before || !after) return [corner];
    const a = direction(before, corner);
    const b = direction(corner, after);
    const turn = turnAt(before, corner, after);
    if (turn < ROUND_ABOVE) return [corner];
    const reach = Math.min(
      CORNER_RADIUS,
      distance(before, corner) / 2,
      distance(corner, after) / 2,
    );
    const from = { x: corner.x - a.x * reach, y: corner.y - a.y * reach };
    const to = { x: corner.x + b.x * reach, y: corner.y + b.y * reach };
    const steps = Math.ceil(turn / ROUND_ABOVE) + 1;
    return Array.from({ length: steps + 1 }, (_, step) => bend(from, corner, to, step / steps));
  });
}

/** A point on the quadratic Bézier curve from `a` to `b` with the control point `corner`. */
function bend(a: Point, corner: Point, b: Point, share: number): Point {
  const rest = 1 - share;
  const [wa, wc, wb] = [rest * rest, 2 * rest * share, share * share];
  return { x: wa * a.x + wc * corner.x + wb * b.x, y: wa * a.y + wc * corner.y + wb * b.y };
}

/** Change of direction at a corner, in radians. */
function turnAt(before: Point, corner: Point, after: Point): number {
  const a = direction(before, corner);
  const b = direction(corner, after);
  return Math.abs(Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y));
}

function direction(from: Point, to: Point): Point {
  const size = distance(from, to) || 1;
  return { x: (to.x - from.x) / size, y: (to.y - from.y) / size };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
