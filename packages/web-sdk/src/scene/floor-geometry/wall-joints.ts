import { type Point, pointDistance } from '@brand/geo';
import type { StripPiece, WallGraph } from './wall-graph.ts';

/** How a piece of wall ends at a node: the corners to its left and right, seen along the way out. */
export type PieceEnd = {
  left: Point;
  right: Point;
  /** Whether nothing else is joined here. */
  isFree: boolean;
  /** The pieces next to it around the node; empty when it is free. */
  neighbours: StripPiece[];
};

/** The ends of a piece: at `from` seen towards `to`, and at `to` seen towards `from`. */
export type PieceEnds = { readonly start: PieceEnd; readonly end: PieceEnd };

// A corner farther out than this many half widths is cut off, or a sharp angle would become a spike.
const MITRE_LIMIT = 3;
// Walls whose directions differ by less are one straight wall.
const PARALLEL = 0.02;
const PARALLEL_OF_TWO_WIDTHS = 0.3;

type Spoke = {
  readonly piece: StripPiece;
  readonly end: PieceEnd;
  /** Direction out of the node, of length 1. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
};

/**
 * The corners of every piece of wall, such that pieces that meet share them and none overlaps.
 *
 * Idea: sort the pieces around a node by direction. The left side of each and the right side of the
 * next one meet in a corner that both take. Between corners and node the pieces divide the joint
 * among them, whatever their number and widths. One pass over all ends.
 */
export function wallJoints({ nodes, pieces }: WallGraph): PieceEnds[] {
  const spokes: Spoke[][] = nodes.map(() => []);
  const ends = pieces.map((piece) => {
    const a = nodes[piece.from]!;
    const b = nodes[piece.to]!;
    const length = pointDistance(a, b);
    const x = (b.x - a.x) / length;
    const y = (b.y - a.y) / length;
    const out = (node: number, sign: number): PieceEnd => {
      const at = nodes[node]!;
      const half = piece.halfWidth * sign;
      const end: PieceEnd = {
        left: { x: at.x - y * half, y: at.y + x * half },
        right: { x: at.x + y * half, y: at.y - x * half },
        isFree: true,
        neighbours: [],
      };
      const angle = Math.atan2(y * sign, x * sign);
      spokes[node]!.push({ piece, end, x: x * sign, y: y * sign, angle, length });
      return end;
    };
    return { start: out(piece.from, 1), end: out(piece.to, -1) };
  });
  for (const around of spokes) {
    if (around.length > 1) joinAround(around);
  }
  return ends;
}

function joinAround(around: Spoke[]): void {
  around.sort((a, b) => a.angle - b.angle);
  for (const [index, spoke] of around.entries()) {
    const next = around[(index + 1) % around.length]!;
    spoke.end.isFree = false;
    spoke.end.neighbours.push(next.piece);
    next.end.neighbours.push(spoke.piece);
    joinCorner(spoke, next);
  }
}

/** Sets the corner between the left side of one spoke and the right side of the next. */
function joinCorner(spoke: Spoke, next: Spoke): void {
  const sine = spoke.x * next.y - spoke.y * next.x;
  const half = spoke.piece.halfWidth;
  const nextHalf = next.piece.halfWidth;
  // Walls of two widths that go on straight keep their square ends: the sides meet far away or never.
  if (Math.abs(sine) < (half === nextHalf ? PARALLEL : PARALLEL_OF_TWO_WIDTHS)) return;
  // Along the left side of this spoke to where it meets the right side of the next one.
  const cosine = spoke.x * next.x + spoke.y * next.y;
  const along = (half * cosine + nextHalf) / sine;
  const alongNext = (nextHalf * cosine + half) / sine;
  // An inner corner beyond the end of a short wall would turn it inside out.
  if (along > spoke.length || alongNext > next.length) return;
  const limit = -MITRE_LIMIT * Math.max(half, nextHalf);
  move(spoke.end, 'left', spoke, Math.max(along, limit));
  if (along < limit) move(next.end, 'right', next, limit);
  else next.end.right = { ...spoke.end.left };
}

function move(end: PieceEnd, side: 'left' | 'right', { x, y }: Spoke, distance: number): void {
  end[side] = { x: end[side].x + x * distance, y: end[side].y + y * distance };
}
