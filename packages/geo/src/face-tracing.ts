import type { NodedEdge } from './node-segments.ts';
import type { Point } from './types.ts';

/** The walks around the faces of a planar graph, and the edges that bound no face. */
export type FaceWalks = {
  /**
   * Walks of half-edges with the face on their left. A half-edge is twice the edge number, plus one
   * if it runs backwards.
   */
  readonly walks: readonly (readonly number[])[];
  /** Edges with the same face on both sides: dead ends, and links to islands. */
  readonly bridges: readonly number[];
};

/**
 * Returns the walks around the faces of a planar graph.
 *
 * Idea: at the end of each half-edge, turn into the next one clockwise from the arrival direction;
 * the cycles of that rule are the faces. An edge whose two sides are in one cycle separates
 * nothing. Such edges are removed and the rest is walked again, so that no walk uses an edge twice.
 * Cost: O(n log n).
 *
 * Invariants: every half-edge that is not part of a bridge is in exactly one walk; walks with
 * positive area are bounded faces, walks with negative area surround connected parts from outside.
 *
 * @internal
 */
export function traceFaces(vertices: readonly Point[], edges: readonly NodedEdge[]): FaceWalks {
  const all = edges.map((_, index) => index);
  const walkOf = new Int32Array(edges.length * 2);
  for (const [number, walk] of followWalks(vertices, edges, all).entries()) {
    for (const half of walk) walkOf[half] = number;
  }
  const bridges = all.filter((edge) => walkOf[2 * edge] === walkOf[2 * edge + 1]);
  const kept = all.filter((edge) => walkOf[2 * edge] !== walkOf[2 * edge + 1]);
  return { walks: followWalks(vertices, edges, kept), bridges };
}

/** Returns the vertex at which a half-edge starts. */
export function originOf(edges: readonly NodedEdge[], half: number): number {
  const edge = edges[half >> 1]!;
  return (half & 1) === 0 ? edge.from : edge.to;
}

function followWalks(
  vertices: readonly Point[],
  edges: readonly NodedEdge[],
  used: readonly number[],
): number[][] {
  const next = linkHalfEdges(vertices, edges, used);
  const isWalked = new Uint8Array(edges.length * 2);
  const walks: number[][] = [];
  for (const start of used.flatMap((edge) => [2 * edge, 2 * edge + 1])) {
    const walk: number[] = [];
    for (let half = start; isWalked[half] === 0; half = next[half]!) {
      isWalked[half] = 1;
      walk.push(half);
    }
    if (walk.length > 0) walks.push(walk);
  }
  return walks;
}

/** Returns the next half-edge around the face on its left, by half-edge. */
function linkHalfEdges(
  vertices: readonly Point[],
  edges: readonly NodedEdge[],
  used: readonly number[],
): Int32Array {
  const leaving = new Map<number, number[]>();
  for (const half of used.flatMap((edge) => [2 * edge, 2 * edge + 1])) {
    const origin = originOf(edges, half);
    const star = leaving.get(origin);
    if (star) star.push(half);
    else leaving.set(origin, [half]);
  }
  const next = new Int32Array(edges.length * 2).fill(-1);
  for (const [vertex, star] of leaving) {
    const sorted = sortByAngle(vertices, edges, vertex, star);
    for (const [position, half] of sorted.entries()) {
      const clockwise = sorted[(position + sorted.length - 1) % sorted.length]!;
      next[half ^ 1] = clockwise;
    }
  }
  return next;
}

function sortByAngle(
  vertices: readonly Point[],
  edges: readonly NodedEdge[],
  vertex: number,
  star: readonly number[],
): number[] {
  const centre = vertices[vertex]!;
  // Edges that leave one vertex are one unit or more apart at their ends, far above rounding.
  const angle = (half: number): number => {
    const end = vertices[originOf(edges, half ^ 1)]!;
    return Math.atan2(end.y - centre.y, end.x - centre.x);
  };
  return star
    .map((half) => ({ half, angle: angle(half) }))
    .toSorted((a, b) => a.angle - b.angle)
    .map(({ half }) => half);
}
