import { pointDistance } from '@brand/geo';
import type { WallGraph } from './wall-graph.ts';

/**
 * Ends of wall segments as a struct of arrays: entry `2i` is the end of segment `i` at its node
 * `from`, entry `2i + 1` the one at `to`.
 */
export type WallEnds = {
  /** The corners to the left and right, seen from the node along the segment. */
  readonly leftX: Float64Array;
  readonly leftY: Float64Array;
  readonly rightX: Float64Array;
  readonly rightY: Float64Array;
  /** The adjacent segments around the node, on the left and on the right; -1 if there are none. */
  readonly leftNeighbour: Int32Array;
  readonly rightNeighbour: Int32Array;
};

// Mitre limit in half widths: a sharper corner is bevelled to avoid a spike.
const MITER_LIMIT = 3;
// Walls whose directions differ by less count as straight.
const PARALLEL = 0.02;
const PARALLEL_OF_TWO_WIDTHS = 0.3;

/** Ends with their directions at the node. */
type Spokes = WallEnds & {
  /** Unit vector out of the node. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly angle: Float64Array;
  readonly length: Float64Array;
  readonly halfWidths: readonly number[];
};

/**
 * The corners of every wall segment, such that adjacent segments share them and none overlaps.
 *
 * The pieces around a node are sorted by direction. The left side of each piece and the right side
 * of the next one meet in a corner that both share. Between the corners and the node, the pieces
 * divide the joint among them, whatever their number and widths. This takes one pass over all ends.
 */
export function wallJoints(graph: WallGraph): WallEnds {
  const spokes = spokesOf(graph);
  const { starts, ends } = endsAroundNodes(graph);
  for (let node = 0; node < graph.nodes.length; node++) {
    const start = starts[node]!;
    const count = starts[node + 1]! - start;
    if (count < 2) continue;
    sortByAngle(ends, start, count, spokes.angle);
    for (let at = 0; at < count; at++) {
      const end = ends[start + at]!;
      const next = ends[start + ((at + 1) % count)]!;
      spokes.leftNeighbour[end] = next >> 1;
      spokes.rightNeighbour[next] = end >> 1;
      joinCorner(spokes, end, next);
    }
  }
  return spokes;
}

/** Square ends, as if there were no other segments. */
function spokesOf({ nodes, pieces }: WallGraph): Spokes {
  const { from, to, halfWidths } = pieces;
  const count = from.length * 2;
  const column = (): Float64Array => new Float64Array(count);
  const [leftX, leftY, rightX, rightY] = [column(), column(), column(), column()];
  const [x, y, angle, length] = [column(), column(), column(), column()];
  for (let end = 0; end < count; end++) {
    const piece = end >> 1;
    const sign = end % 2 === 0 ? 1 : -1;
    const a = nodes[from[piece]!]!;
    const b = nodes[to[piece]!]!;
    const at = sign === 1 ? a : b;
    const size = pointDistance(a, b);
    const alongX = (b.x - a.x) / size;
    const alongY = (b.y - a.y) / size;
    const half = halfWidths[piece]! * sign;
    leftX[end] = at.x - alongY * half;
    leftY[end] = at.y + alongX * half;
    rightX[end] = at.x + alongY * half;
    rightY[end] = at.y - alongX * half;
    x[end] = alongX * sign;
    y[end] = alongY * sign;
    angle[end] = Math.atan2(alongY * sign, alongX * sign);
    length[end] = size;
  }
  const leftNeighbour = new Int32Array(count).fill(-1);
  const rightNeighbour = new Int32Array(count).fill(-1);
  const corners = { leftX, leftY, rightX, rightY };
  return { ...corners, leftNeighbour, rightNeighbour, x, y, angle, length, halfWidths };
}

/** The ends at node `n` are `ends` from `starts[n]` to before `starts[n + 1]`. */
function endsAroundNodes({ nodes, pieces }: WallGraph): { starts: Uint32Array; ends: Uint32Array } {
  const { from, to } = pieces;
  const starts = new Uint32Array(nodes.length + 2);
  // Counting sort: counted with an offset of two, summed up, and shifted back while the ends are
  // filled in.
  for (let piece = 0; piece < from.length; piece++) {
    starts[from[piece]! + 2]! += 1;
    starts[to[piece]! + 2]! += 1;
  }
  for (let at = 3; at < starts.length; at++) starts[at]! += starts[at - 1]!;
  const ends = new Uint32Array(from.length * 2);
  for (let piece = 0; piece < from.length; piece++) {
    ends[starts[from[piece]! + 1]!++] = piece * 2;
    ends[starts[to[piece]! + 1]!++] = piece * 2 + 1;
  }
  return { starts, ends };
}

/** Insertion sort: faster than a general sort for two or three ends, but not for many. */
function sortByAngle(ends: Uint32Array, start: number, count: number, angle: Float64Array): void {
  if (count > 32) ends.subarray(start, start + count).sort((a, b) => angle[a]! - angle[b]!);
  for (let at = start + 1; at < start + count; at++) {
    const end = ends[at]!;
    let to = at;
    while (to > start && angle[ends[to - 1]!]! > angle[end]!) {
      ends[to] = ends[to - 1]!;
      to -= 1;
    }
    ends[to] = end;
  }
}

/** Sets the corner between the left side of one spoke and the right side of the next. */
function joinCorner(spokes: Spokes, end: number, next: number): void {
  const { x, y, length, leftX, leftY, rightX, rightY, halfWidths } = spokes;
  const sine = x[end]! * y[next]! - y[end]! * x[next]!;
  const half = halfWidths[end >> 1]!;
  const nextHalf = halfWidths[next >> 1]!;
  // Collinear walls of different widths keep their square ends: their sides meet far away or never.
  if (Math.abs(sine) < (half === nextHalf ? PARALLEL : PARALLEL_OF_TWO_WIDTHS)) return;
  // Distance along the left side of this spoke to the right side of the next one.
  const cosine = x[end]! * x[next]! + y[end]! * y[next]!;
  const along = (half * cosine + nextHalf) / sine;
  const alongNext = (nextHalf * cosine + half) / sine;
  // An inner corner beyond the end of a short wall would invert it.
  if (along > length[end]! || alongNext > length[next]!) return;
  const limit = -MITER_LIMIT * Math.max(half, nextHalf);
  const out = Math.max(along, limit);
  leftX[end]! += x[end]! * out;
  leftY[end]! += y[end]! * out;
  if (along < limit) {
    rightX[next]! += x[next]! * limit;
    rightY[next]! += y[next]! * limit;
  } else {
    rightX[next] = leftX[end]!;
    rightY[next] = leftY[end]!;
  }
}
