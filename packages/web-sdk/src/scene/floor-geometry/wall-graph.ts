import { closestPointOnSegment, type Point, pointDistance } from '@brand/geo';
import type { OverlapSearch } from './overlap-search.ts';

/**
 * Lines with a width, such as walls and windows, as a struct of arrays: entry `i` of each belongs
 * to strip `i`. A floor has thousands, and an object for each would keep the garbage collector busy
 * before the first frame. Strips of a row are contiguous, and rows ascend.
 */
export type Strips = {
  /** The row of its shape. */
  readonly rows: number[];
  readonly lines: (readonly Point[])[];
  readonly halfWidths: number[];
};

/**
 * Straight segments of strips between two nodes, as a struct of arrays in the order of the strips.
 */
export type WallPieces = {
  readonly rows: number[];
  readonly halfWidths: number[];
  /** Nodes at both ends. */
  readonly from: number[];
  readonly to: number[];
};

/** Strips as a graph: where they meet, they share a node. */
export type WallGraph = { readonly nodes: readonly Point[]; readonly pieces: WallPieces };

// Bundles round to about a centimetre, so points this close are the same.
const SNAP = 0.02;
// Walls that stop this short of another were meant to touch it: nobody fits through.
const GAP = 0.1;
// Of the angle at which a wall may be extended to another.
const MIN_SINE = 0.3;

/**
 * Joins strips at shared points, and where one ends in the middle of another. `search` finds rows
 * by position.
 */
export function wallGraph({ rows, lines, halfWidths }: Strips, search: OverlapSearch): WallGraph {
  const nodes: Point[] = [];
  const nodeAt = snapper(nodes);
  const pieces: WallPieces = { rows: [], halfWidths: [], from: [], to: [] };
  for (let strip = 0; strip < rows.length; strip++) {
    const line = lines[strip]!;
    let from = -1;
    for (let at = 0; at < line.length; at++) {
      const to = nodeAt(line[at]!);
      if (from !== -1 && from !== to) {
        pieces.rows.push(rows[strip]!);
        pieces.halfWidths.push(halfWidths[strip]!);
        pieces.from.push(from);
        pieces.to.push(to);
      }
      from = to;
    }
  }
  const cuts = cutsAtEnds(nodes, pieces, search);
  return { nodes, pieces: cuts.size === 0 ? pieces : splitPieces(nodes, pieces, cuts) };
}

/** Maps points within `SNAP` of a node to that node, others to a new one. */
function snapper(nodes: Point[]): (point: Point) => number {
  // Hash grid: the first node of each cell, and for each node the next one of its cell.
  const first = new Map<number, number>();
  const next: number[] = [];
  const findIn = (cell: number, { x, y }: Point): number => {
    for (let node = first.get(cell) ?? -1; node !== -1; node = next[node]!) {
      const dx = nodes[node]!.x - x;
      const dy = nodes[node]!.y - y;
      if (dx * dx + dy * dy < SNAP * SNAP) return node;
    }
    return -1;
  };
  const add = (cell: number, point: Point): number => {
    const added = nodes.push(point) - 1;
    next.push(-1);
    let last = first.get(cell) ?? -1;
    if (last === -1) first.set(cell, added);
    else {
      while (next[last] !== -1) last = next[last]!;
      next[last] = added;
    }
    return added;
  };
  return (point) => {
    const minX = Math.floor((point.x - SNAP) / CELL);
    const minY = Math.floor((point.y - SNAP) / CELL);
    const maxX = Math.floor((point.x + SNAP) / CELL);
    const maxY = Math.floor((point.y + SNAP) / CELL);
    for (let x = minX; x <= maxX; x++) {
      for (let y = minY; y <= maxY; y++) {
        const node = findIn(cellKey(x, y), point);
        if (node !== -1) return node;
      }
    }
    return add(cellKey(Math.floor(point.x / CELL), Math.floor(point.y / CELL)), point);
  };
}

const CELL = SNAP * 8;

/**
 * Returns the hash of a cell. Two cells share a hash only if they are hundreds of kilometres apart.
 */
function cellKey(x: number, y: number): number {
  return x * 0x40_00_00 + y;
}

/**
 * Returns the points where walls end at another wall, so that the two are joined and do not
 * overlap. An end that stops at the face of a wall, or directly before it, is extended to the
 * wall's middle. Two ends that nearly touch become one.
 */
function cutsAtEnds(
  nodes: Point[],
  { rows, halfWidths, from, to }: WallPieces,
  search: OverlapSearch,
): ReadonlyMap<number, number[]> {
  const cuts = new Map<number, number[]>();
  const firstOf = new Map<number, number>();
  const degrees = new Uint32Array(nodes.length);
  // Of a node with one piece, that piece.
  const pieceAt = new Uint32Array(nodes.length);
  for (let piece = rows.length - 1; piece >= 0; piece--) {
    firstOf.set(rows[piece]!, piece);
    for (const node of [from[piece]!, to[piece]!]) {
      degrees[node]! += 1;
      pieceAt[node] = piece;
    }
  }
  for (let end = 0; end < nodes.length; end++) {
    if (degrees[end] !== 1) continue;
    const point = nodes[end]!;
    const { x, y } = point;
    const own = pieceAt[end]!;
    const start = nodes[from[own] === end ? to[own]! : from[own]!]!;
    search.visit([x - GAP, y - GAP, x + GAP, y + GAP], (row) => {
      for (let piece = firstOf.get(row) ?? rows.length; rows[piece] === row; piece++) {
        if (from[piece] === end || to[piece] === end) continue;
        const a = nodes[from[piece]!]!;
        const b = nodes[to[piece]!]!;
        const nearest = closestPointOnSegment(point, a, b);
        const distance = pointDistance(nearest, point);
        if (distance > SNAP) {
          if (distance > halfWidths[piece]! + GAP) continue;
          const other = nearest === a ? from[piece]! : to[piece]!;
          if (
            distance <= GAP &&
            degrees[other] === 1 &&
            pointDistance(nodes[other]!, nearest) === 0
          ) {
            if (from[own] === end) from[own] = other;
            else to[own] = other;
            degrees[other] = 2;
            degrees[end] = 0;
            break;
          }
          const met = meetingPoint(start, point, { a, b, reach: halfWidths[piece]! + GAP });
          if (!met) continue;
          nodes[end] = met;
        }
        const cut = cuts.get(piece);
        if (cut) cut.push(end);
        else cuts.set(piece, [end]);
        degrees[end] = 0;
        break;
      }
      return degrees[end] !== 1;
    });
  }
  return cuts;
}

/**
 * Returns the point where a wall meets the middle of another if it continues for at most the reach.
 */
function meetingPoint(
  start: Point,
  end: Point,
  { a, b, reach }: { a: Point; b: Point; reach: number },
): Point | undefined {
  const length = pointDistance(start, end);
  const x = (end.x - start.x) / length;
  const y = (end.y - start.y) / length;
  const width = pointDistance(a, b);
  const sine = (x * (b.y - a.y) - y * (b.x - a.x)) / width;
  if (Math.abs(sine) < MIN_SINE) return undefined;
  const on = ((a.x - end.x) * (b.y - a.y) - (a.y - end.y) * (b.x - a.x)) / (sine * width);
  const along = ((a.x - end.x) * y - (a.y - end.y) * x) / (sine * width);
  if (Math.abs(on) > reach / Math.abs(sine) || along < 0 || along > 1) return undefined;
  return { x: end.x + x * on, y: end.y + y * on };
}

function splitPieces(
  nodes: readonly Point[],
  { rows, halfWidths, from, to }: WallPieces,
  cuts: ReadonlyMap<number, readonly number[]>,
): WallPieces {
  const parts: WallPieces = { rows: [], halfWidths: [], from: [], to: [] };
  for (let piece = 0; piece < rows.length; piece++) {
    const start = nodes[from[piece]!]!;
    const away = (node: number): number => pointDistance(start, nodes[node]!);
    const stops = cuts.get(piece)?.toSorted((a, b) => away(a) - away(b)) ?? [];
    let last = from[piece]!;
    for (const stop of [...stops, to[piece]!]) {
      if (stop === last) continue;
      parts.rows.push(rows[piece]!);
      parts.halfWidths.push(halfWidths[piece]!);
      parts.from.push(last);
      parts.to.push(stop);
      last = stop;
    }
  }
  return parts;
}
