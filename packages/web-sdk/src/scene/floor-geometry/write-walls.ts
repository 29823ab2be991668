import type { MeshWriter } from './mesh-writer.ts';
import type { OverlapSearch } from './overlap-search.ts';
import { type Strips, type WallGraph, wallGraph } from './wall-graph.ts';
import { type WallEnds, wallJoints } from './wall-joints.ts';

/** Wall segments with their corners. Those of a row are contiguous. */
export type JoinedWalls = WallGraph & {
  readonly ends: WallEnds;
  /** The segments of row `r` are those from `starts[r]` to before `starts[r + 1]`. */
  readonly starts: Uint32Array;
};

/** Whether two rows have the same style, so that no edge is drawn between their walls. */
export type LooksAlike = (row: number, other: number) => boolean;

// Square metres below which a tip is not drawn.
const MIN_TIP = 1e-5;

/** Joins strips where they meet. */
export function joinStrips(strips: Strips, rowCount: number, search: OverlapSearch): JoinedWalls {
  const graph = wallGraph(strips, search);
  const starts = new Uint32Array(rowCount + 1);
  for (const row of graph.pieces.rows) starts[row + 1]! += 1;
  for (let row = 0; row < rowCount; row++) starts[row + 1]! += starts[row]!;
  return { ...graph, ends: wallJoints(graph), starts };
}

/** Adds the tops of the walls of a row and their edges. */
export function writeWallTops(
  mesh: MeshWriter,
  walls: JoinedWalls,
  row: number,
  alike: LooksAlike,
): void {
  const { leftX, leftY, rightX, rightY } = walls.ends;
  for (let piece = walls.starts[row]!; piece < walls.starts[row + 1]!; piece++) {
    const start = piece * 2;
    const end = start + 1;
    const startRight = mesh.top(rightX[start]!, rightY[start]!);
    const endLeft = mesh.top(leftX[end]!, leftY[end]!);
    const endRight = mesh.top(rightX[end]!, rightY[end]!);
    const startLeft = mesh.top(leftX[start]!, leftY[start]!);
    mesh.triangle(startRight, endLeft, endRight);
    mesh.triangle(startRight, endRight, startLeft);
    mesh.edge(startRight, endLeft);
    mesh.edge(endRight, startLeft);
    writeEndTop(mesh, walls, { end: start, left: startLeft, right: startRight, alike });
    writeEndTop(mesh, walls, { end, left: endLeft, right: endRight, alike });
  }
}

type EndTop = {
  readonly end: number;
  /** The vertices of its corners. */
  readonly left: number;
  readonly right: number;
  readonly alike: LooksAlike;
};

function writeEndTop(
  mesh: MeshWriter,
  walls: JoinedWalls,
  { end, left, right, alike }: EndTop,
): void {
  const { leftNeighbour, rightNeighbour } = walls.ends;
  const before = leftNeighbour[end]!;
  if (before === -1) {
    mesh.edge(left, right);
    return;
  }
  const { rows } = walls.pieces;
  const row = rows[end >> 1]!;
  const hasLine = !alike(rows[before]!, row) || !alike(rows[rightNeighbour[end]!]!, row);
  // The mitre of two equal walls passes through the node, so there is no tip in between.
  if (!hasTip(walls, end)) {
    if (hasLine) mesh.edge(left, right);
    return;
  }
  const { x, y } = nodeOf(walls, end);
  const middle = mesh.top(x, y);
  mesh.triangle(left, middle, right);
  if (!hasLine) return;
  mesh.edge(left, middle);
  mesh.edge(middle, right);
}

function nodeOf({ nodes, pieces }: JoinedWalls, end: number): WallGraph['nodes'][number] {
  const piece = end >> 1;
  return nodes[end % 2 === 0 ? pieces.from[piece]! : pieces.to[piece]!]!;
}

/**
 * Returns whether the triangle from the corners to the node has an area. It has none if the node is
 * in front.
 */
function hasTip(walls: JoinedWalls, end: number): boolean {
  const { leftX, leftY, rightX, rightY } = walls.ends;
  const { x, y } = nodeOf(walls, end);
  const doubled = (rightX[end]! - x) * (leftY[end]! - y) - (leftX[end]! - x) * (rightY[end]! - y);
  return doubled > MIN_TIP;
}

/** Adds the vertical faces of the walls of a row. */
export function writeWallSides(mesh: MeshWriter, walls: JoinedWalls, row: number): void {
  const { leftX, leftY, rightX, rightY } = walls.ends;
  for (let piece = walls.starts[row]!; piece < walls.starts[row + 1]!; piece++) {
    const start = piece * 2;
    const end = start + 1;
    mesh.side(rightX[start]!, rightY[start]!, leftX[end]!, leftY[end]!);
    mesh.side(rightX[end]!, rightY[end]!, leftX[start]!, leftY[start]!);
    writeEndSide(mesh, walls, start);
    writeEndSide(mesh, walls, end);
  }
}

function writeEndSide(mesh: MeshWriter, walls: JoinedWalls, end: number): void {
  const { leftX, leftY, rightX, rightY, leftNeighbour, rightNeighbour } = walls.ends;
  const before = leftNeighbour[end]!;
  if (before !== -1) {
    const { rows } = walls.pieces;
    const row = rows[end >> 1]!;
    // Within one wall both sides of a joint have the same height, whatever its state.
    if (rows[before] === row && rows[rightNeighbour[end]!] === row) return;
    if (hasTip(walls, end)) {
      const { x, y } = nodeOf(walls, end);
      mesh.side(leftX[end]!, leftY[end]!, x, y);
      mesh.side(x, y, rightX[end]!, rightY[end]!);
      return;
    }
  }
  mesh.side(leftX[end]!, leftY[end]!, rightX[end]!, rightY[end]!);
}
