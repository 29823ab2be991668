import { bboxOfPoints, padBbox } from './bbox.ts';
import { createGridIndex } from './grid-index.ts';
import { distanceToSegment, segmentIntersection, segmentsIntersect } from './segment.ts';
import type { Point, TaggedSegment } from './types.ts';

/** Segments that are cut at each other, so that edges meet only at their ends. */
export type NodedSegments = {
  /** The points where edges start and end, in metres. */
  readonly vertices: readonly Point[];
  /** Each piece once, with the tags of all segments that contain it, ascending. */
  readonly edges: readonly NodedEdge[];
};

/** A piece between two vertices, identified by their numbers. */
export type NodedEdge = {
  readonly from: number;
  readonly to: number;
  readonly tags: readonly number[];
};

type Piece = { readonly from: number; readonly to: number; readonly tags: ReadonlySet<number> };

// Grid units. An end drawn onto a slanted wall and that wall are rounded by up to 0.71 units each;
// any value below 1.41 would leave such a T-junction open.
const REACH = 1.5;
// Two or three rounds settle a floor plan; the bound is for hostile input.
const MAX_ROUNDS = 24;

/**
 * Cuts segments at each other.
 *
 * Idea: snap all ends to a grid and to each other. Then, round by round, cut each segment at the
 * vertices that lie on it and at its crossings, which are snapped too and may bend a segment over
 * another vertex, until a round finds nothing. Overlaps need no special case: their ends lie on the
 * other segment, and equal pieces merge. Cost: O(n + near pairs) a round, by a grid index.
 *
 * Invariants: vertices lie on the grid and are more than 1.5 units apart; no vertex lies within 1.5
 * units of an edge that does not end there; no two edges cross. No point moves by more than a few
 * units.
 *
 * @internal
 */
export function nodeSegments(segments: readonly TaggedSegment[], snap: number): NodedSegments {
  const scale = 1 / snap;
  const vertices = new SnappedVertices();
  let pieces = mergePieces(
    segments.map(({ a, b, tag }) => ({
      from: vertices.at(a.x * scale, a.y * scale),
      to: vertices.at(b.x * scale, b.y * scale),
      tags: new Set([tag]),
    })),
  );
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const cuts = findCuts(pieces, vertices);
    if (cuts.size === 0) break;
    pieces = mergePieces(
      pieces.flatMap((piece, index) => cutPiece(piece, cuts.get(index) ?? [], vertices.points)),
    );
  }
  return {
    // Dividing by the rounded scale gives 1.234 where multiplying gives 1.2340000000000002.
    vertices: vertices.points.map(({ x, y }) => ({ x: x / scale + 0, y: y / scale + 0 })),
    edges: pieces.map(({ from, to, tags }) => ({
      from,
      to,
      tags: [...tags].toSorted((a, b) => a - b),
    })),
  };
}

/** Points on the integer grid, each farther from the others than the reach. */
class SnappedVertices {
  readonly points: Point[] = [];
  readonly #cells = new Map<string, number[]>();

  /** Returns the vertex for a position: the nearest one within reach, otherwise a new one. */
  at(x: number, y: number): number {
    const point = { x: Math.round(x) + 0, y: Math.round(y) + 0 };
    const column = Math.floor(point.x / REACH);
    const row = Math.floor(point.y / REACH);
    let nearest = -1;
    let least = REACH * REACH;
    for (let cell = 0; cell < 9; cell += 1) {
      const key = `${column + (cell % 3) - 1} ${row + Math.floor(cell / 3) - 1}`;
      for (const index of this.#cells.get(key) ?? []) {
        const other = this.points[index]!;
        const squared = (other.x - point.x) ** 2 + (other.y - point.y) ** 2;
        if (squared < least || (squared === least && nearest < 0)) {
          nearest = index;
          least = squared;
        }
      }
    }
    if (nearest >= 0) return nearest;
    const key = `${column} ${row}`;
    const cell = this.#cells.get(key);
    if (cell) cell.push(this.points.length);
    else this.#cells.set(key, [this.points.length]);
    return this.points.push(point) - 1;
  }
}

/** Returns the vertices at which each piece must be cut, unordered. */
function findCuts(pieces: readonly Piece[], vertices: SnappedVertices): Map<number, number[]> {
  const cuts = new Map<number, number[]>();
  const cut = (piece: number, vertex: number): void => {
    if (pieces[piece]!.from === vertex || pieces[piece]!.to === vertex) return;
    const known = cuts.get(piece);
    if (!known) cuts.set(piece, [vertex]);
    else if (!known.includes(vertex)) known.push(vertex);
  };
  const points = vertices.points;
  const ends = pieces.map(({ from, to }) => [points[from]!, points[to]!] as const);
  const boxes = ends.map((pair) => padBbox(bboxOfPoints(pair), REACH));
  const index = createGridIndex(boxes);
  for (const vertex of new Set(pieces.flatMap(({ from, to }) => [from, to]))) {
    const point = points[vertex]!;
    for (const piece of index.search([point.x, point.y, point.x, point.y])) {
      if (distanceToSegment(point, ...ends[piece]!) <= REACH) cut(piece, vertex);
    }
  }
  for (const [first, [a, b]] of ends.entries()) {
    for (const second of index.search(boxes[first]!)) {
      if (second <= first) continue;
      const [c, d] = ends[second]!;
      if (segmentsIntersect(a, b, c, d) !== 'proper') continue;
      const at = segmentIntersection(a, b, c, d)!;
      const vertex = vertices.at(at.x, at.y);
      cut(first, vertex);
      cut(second, vertex);
    }
  }
  return cuts;
}

function cutPiece(piece: Piece, at: readonly number[], points: readonly Point[]): Piece[] {
  if (at.length === 0) return [piece];
  const a = points[piece.from]!;
  const b = points[piece.to]!;
  const along = (vertex: number): number =>
    (points[vertex]!.x - a.x) * (b.x - a.x) + (points[vertex]!.y - a.y) * (b.y - a.y);
  const chain = [piece.from, ...at.toSorted((p, q) => along(p) - along(q) || p - q), piece.to];
  return chain.slice(1).map((to, index) => ({ from: chain[index]!, to, tags: piece.tags }));
}

/**
 * Merges pieces, so that each pair of vertices has one. Pieces that shrank to a point are dropped.
 */
function mergePieces(pieces: readonly Piece[]): Piece[] {
  const merged = new Map<string, Piece>();
  for (const { from, to, tags } of pieces) {
    if (from === to) continue;
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    const known = merged.get(key);
    merged.set(
      key,
      known ? { ...known, tags: new Set([...known.tags, ...tags]) } : { from, to, tags },
    );
  }
  return [...merged.values()];
}
