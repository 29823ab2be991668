import type { Point } from '@brand/geo';
import type { MeshWriter } from './mesh-writer.ts';
import type { StripPiece } from './wall-graph.ts';
import type { PieceEnd, PieceEnds } from './wall-joints.ts';

/** A piece of wall with its corners. */
export type JoinedPiece = {
  readonly piece: StripPiece;
  readonly ends: PieceEnds;
  /** The nodes that it runs between. */
  readonly from: Point;
  readonly to: Point;
};

/** Whether two rows look alike, so that no line is drawn between their walls. */
export type LooksAlike = (row: number, other: number) => boolean;

// Square metres below which a tip is not drawn.
const LEAST_TIP = 1e-5;

/** Adds the top of a piece of wall and the lines along it. */
export function writeWallTop(mesh: MeshWriter, joined: JoinedPiece, alike: LooksAlike): void {
  const { ends, piece } = joined;
  const { start, end } = ends;
  const startRight = mesh.top(start.right.x, start.right.y);
  const endLeft = mesh.top(end.left.x, end.left.y);
  const endRight = mesh.top(end.right.x, end.right.y);
  const startLeft = mesh.top(start.left.x, start.left.y);
  mesh.triangle(startRight, endLeft, endRight);
  mesh.triangle(startRight, endRight, startLeft);
  mesh.edge(startRight, endLeft);
  mesh.edge(endRight, startLeft);
  writeEndTop(mesh, start, { node: joined.from, right: startRight, left: startLeft, piece }, alike);
  writeEndTop(mesh, end, { node: joined.to, right: endRight, left: endLeft, piece }, alike);
}

type EndCorners = {
  readonly node: Point;
  readonly right: number;
  readonly left: number;
  readonly piece: StripPiece;
};

function writeEndTop(
  mesh: MeshWriter,
  end: PieceEnd,
  { node, right, left, piece }: EndCorners,
  alike: LooksAlike,
): void {
  if (end.isFree) {
    mesh.edge(left, right);
    return;
  }
  const hasLine = !end.neighbours.every(({ row }) => alike(row, piece.row));
  // A mitre of two equal walls runs through the node, and no tip is left between.
  const hasTip = tipArea(end, node) > LEAST_TIP;
  if (!hasTip) {
    if (hasLine) mesh.edge(left, right);
    return;
  }
  const middle = mesh.top(node.x, node.y);
  mesh.triangle(left, middle, right);
  if (!hasLine) return;
  mesh.edge(left, middle);
  mesh.edge(middle, right);
}

/** Twice the area of the triangle from the corners to the node, negative when the node is in front. */
function tipArea({ left, right }: PieceEnd, node: Point): number {
  return (right.x - node.x) * (left.y - node.y) - (left.x - node.x) * (right.y - node.y);
}

/** Adds the upright faces of a piece of wall. */
export function writeWallSides(mesh: MeshWriter, { piece, ends, from, to }: JoinedPiece): void {
  const { start, end } = ends;
  mesh.side(start.right.x, start.right.y, end.left.x, end.left.y);
  mesh.side(end.right.x, end.right.y, start.left.x, start.left.y);
  writeEndSide(mesh, start, from, piece);
  writeEndSide(mesh, end, to, piece);
}

function writeEndSide(mesh: MeshWriter, end: PieceEnd, node: Point, piece: StripPiece): void {
  // Within one wall both sides of a joint are equally high, whatever its state.
  if (!end.isFree && end.neighbours.every(({ row }) => row === piece.row)) return;
  if (end.isFree || tipArea(end, node) <= LEAST_TIP) {
    mesh.side(end.left.x, end.left.y, end.right.x, end.right.y);
    return;
  }
  mesh.side(end.left.x, end.left.y, node.x, node.y);
  mesh.side(node.x, node.y, end.right.x, end.right.y);
}
