import { closestPointOnSegment, type Point, pointDistance } from '@brand/geo';
import type Flatbush from 'flatbush';

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

/**
 * Joins strips at shared points, and where one ends in the middle of another. `index` finds rows by
 * position.
 */
export function wallGraph({ rows, lines, halfWidths }: Strips, index: Flatbush): WallGraph {
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
  const cuts = cutsAtEnds(nodes, pieces, index);
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

/** Hash of a cell; two cells share one only if they are hundreds of kilometres apart. */
function cellKey(x: number, y: number): number {
  return x * 0x40_00_00 + y;
}

/** Where walls end in the middle of another, so that the two are joined and do not overlap. */
function cutsAtEnds(
  nodes: readonly Point[],
  { rows, from, to }: WallPieces,
  index: Flatbush,
): ReadonlyMap<number, number[]> {
  const cuts = new Map<number, number[]>();
  const firstOf = new Map<number, number>();
  const degrees = new Uint32Array(nodes.length);
  for (let piece = rows.length - 1; piece >= 0; piece--) {
    firstOf.set(rows[piece]!, piece);
    degrees[from[piece]!]! += 1;
    degrees[to[piece]!]! += 1;
  }
  const isRow = (row: number): boolean => firstOf.has(row);
  for (let end = 0; end < nodes.length; end++) {
    if (degrees[end] !== 1) continue;
    const point = nodes[end]!;
    const { x, y } = point;
    for (const row of index.search(x - SNAP, y - SNAP, x + SNAP, y + SNAP, isRow)) {
      for (let piece = firstOf.get(row)!; rows[piece] === row; piece++) {
        if (from[piece] === end || to[piece] === end) continue;
        const nearest = closestPointOnSegment(point, nodes[from[piece]!]!, nodes[to[piece]!]!);
        if (pointDistance(nearest, point) > SNAP) continue;
        const cut = cuts.get(piece);
        if (cut) cut.push(end);
        else cuts.set(piece, [end]);
      }
    }
  }
  return cuts;
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
