import { closestPointOnSegment, type Point, pointDistance } from '@brand/geo';
import type Flatbush from 'flatbush';

/** A line with a width, as walls and windows are. */
export type Strip = {
  /** The shape that it belongs to. */
  readonly row: number;
  readonly line: readonly Point[];
  readonly halfWidth: number;
};

/** A straight piece of a strip between two nodes. */
export type StripPiece = {
  readonly row: number;
  readonly halfWidth: number;
  readonly from: number;
  readonly to: number;
};

/** Strips as a graph: where they meet, they share a node. */
export type WallGraph = {
  readonly nodes: readonly Point[];
  readonly pieces: readonly StripPiece[];
};

// Bundles round to about a centimetre, so points this near are meant to be one.
const SNAP = 0.02;

/**
 * Joins strips at the points they share, and where one ends on the middle of another. `index` finds
 * rows by place.
 */
export function wallGraph(strips: readonly Strip[], index: Flatbush): WallGraph {
  const nodes: Point[] = [];
  const nodeAt = snapper(nodes);
  const pieces: StripPiece[] = [];
  const degrees: number[] = [];
  for (const { row, line, halfWidth } of strips) {
    let from = -1;
    for (const point of line) {
      const to = nodeAt(point);
      if (from !== -1 && from !== to) {
        pieces.push({ row, halfWidth, from, to });
        degrees[from] = (degrees[from] ?? 0) + 1;
        degrees[to] = (degrees[to] ?? 0) + 1;
      }
      from = to;
    }
  }
  const ends = degrees.flatMap((degree, node) => (degree === 1 ? [node] : []));
  const cuts = cutsAtEnds(nodes, pieces, { ends, index });
  return {
    nodes,
    pieces: cuts.size === 0 ? pieces : pieces.flatMap((piece) => splitPiece(nodes, piece, cuts)),
  };
}

/** Gives points within `SNAP` of a node that node, others a new one. */
function snapper(nodes: Point[]): (point: Point) => number {
  const cells = new Map<number, number[]>();
  return (point) => {
    const minX = Math.floor((point.x - SNAP) / CELL);
    const minY = Math.floor((point.y - SNAP) / CELL);
    const maxX = Math.floor((point.x + SNAP) / CELL);
    const maxY = Math.floor((point.y + SNAP) / CELL);
    for (let x = minX; x <= maxX; x++) {
      for (let y = minY; y <= maxY; y++) {
        for (const node of cells.get(cellKey(x, y)) ?? NONE) {
          if (pointDistance(nodes[node]!, point) < SNAP) return node;
        }
      }
    }
    const key = cellKey(Math.floor(point.x / CELL), Math.floor(point.y / CELL));
    const cell = cells.get(key);
    if (cell) cell.push(nodes.length);
    else cells.set(key, [nodes.length]);
    return nodes.push(point) - 1;
  };
}

const CELL = SNAP * 8;
const NONE: readonly number[] = [];

/** One number for a cell; two cells share one only if they are hundreds of kilometres apart. */
function cellKey(x: number, y: number): number {
  return x * 0x40_00_00 + y;
}

type FreeEnds = { readonly ends: readonly number[]; readonly index: Flatbush };

/** Where walls end on the middle of another, so that the two are joined and not on top of each other. */
function cutsAtEnds(
  nodes: readonly Point[],
  pieces: readonly StripPiece[],
  { ends, index }: FreeEnds,
): ReadonlyMap<StripPiece, number[]> {
  const cuts = new Map<StripPiece, number[]>();
  const piecesOf = new Map<number, StripPiece[]>();
  for (const piece of pieces) {
    const same = piecesOf.get(piece.row);
    if (same) same.push(piece);
    else piecesOf.set(piece.row, [piece]);
  }
  for (const end of ends) {
    const point = nodes[end]!;
    const { x, y } = point;
    const rows = index.search(x - SNAP, y - SNAP, x + SNAP, y + SNAP, (row) => piecesOf.has(row));
    for (const piece of rows.flatMap((row) => piecesOf.get(row)!)) {
      if (piece.from === end || piece.to === end) continue;
      const nearest = closestPointOnSegment(point, nodes[piece.from]!, nodes[piece.to]!);
      if (pointDistance(nearest, point) > SNAP) continue;
      const cut = cuts.get(piece);
      if (cut) cut.push(end);
      else cuts.set(piece, [end]);
    }
  }
  return cuts;
}

function splitPiece(
  nodes: readonly Point[],
  piece: StripPiece,
  cuts: ReadonlyMap<StripPiece, readonly number[]>,
): readonly StripPiece[] {
  const stops = cuts.get(piece);
  if (!stops) return [piece];
  const start = nodes[piece.from]!;
  const away = (node: number): number => pointDistance(start, nodes[node]!);
  let { from } = piece;
  return [...stops.toSorted((a, b) => away(a) - away(b)), piece.to].flatMap((to) => {
    const part = { ...piece, from, to };
    from = to;
    return part.from === part.to ? [] : [part];
  });
}
