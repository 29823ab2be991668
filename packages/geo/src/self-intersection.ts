import { createGridIndex } from './grid-index.ts';
import { openRing } from './ring.ts';
import { segmentIntersection, segmentsIntersect } from './segment.ts';
import type { Bbox, Point, Polygon, Segment } from './types.ts';

/** An invalid contact of a polygon's boundary with itself. */
export type SelfIntersection = {
  /** Index of the first edge's ring, 0 for the outer ring. */
  readonly ring: number;
  /** Index of the corner at which the first edge starts. */
  readonly edgeA: number;
  /** Index of the second edge's ring, the same as `ring` if a ring intersects itself. */
  readonly otherRing: number;
  /** Index of the corner at which the second edge starts, in `otherRing`. */
  readonly edgeB: number;
  /** A point that both edges share. */
  readonly at: Point;
};

type Edge = Segment & {
  readonly ring: number;
  /** The corner of the input at which the edge starts. */
  readonly start: number;
  /** The position among the edges of the ring that have a length. */
  readonly order: number;
  /** Number of edges in the ring that have a length. */
  readonly of: number;
};

/**
 * Returns the first place where a polygon's boundary crosses, touches or repeats itself, or
 * `undefined`.
 *
 * Reported: edges of a ring that cross or touch, spikes and repeated edges; rings that cross, share
 * a stretch, or touch at more than one point (which would cut the inside apart). Allowed: one point
 * in which two rings touch, because two closed curves that meet only once cannot cross there.
 * Repeated corners are skipped. The function does not check whether holes lie inside the outer
 * ring.
 *
 * Idea: exact tests of the pairs whose boxes meet in a grid. The grid is turned into the mean
 * direction of the edges and its cells take their proportions, so that zigzags of long parallel
 * edges stay cheap. Cost: O(n + near pairs). The cost is quadratic only if most edges are long and
 * of mixed directions, and such rings cross themselves early.
 */
export function findSelfIntersection(rings: Polygon): SelfIntersection | undefined {
  const edges = rings.flatMap(edgesOfRing);
  const boxes = turnedBoxes(edges);
  const index = createGridIndex(boxes);
  const touches = new Map<string, Point>();
  for (const [first, a] of edges.entries()) {
    for (const second of index.search(boxes[first]!)) {
      if (second <= first) continue;
      const b = edges[second]!;
      const at = forbiddenContact(a, b, touches);
      if (at) return { ring: a.ring, edgeA: a.start, otherRing: b.ring, edgeB: b.start, at };
    }
  }
  return undefined;
}

function edgesOfRing(ring: readonly Point[], ringIndex: number): Edge[] {
  const corners = openRing(ring);
  const starts: number[] = [];
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length]!;
    if (next.x !== corner.x || next.y !== corner.y) starts.push(index);
  }
  return starts.map((start, order) => ({
    a: corners[start]!,
    b: corners[(start + 1) % corners.length]!,
    ring: ringIndex,
    start,
    order,
    of: starts.length,
  }));
}

/**
 * Returns the point in which two edges meet against the rules, and notes allowed touches of two
 * rings.
 */
function forbiddenContact(a: Edge, b: Edge, touches: Map<string, Point>): Point | undefined {
  const contact = segmentsIntersect(a.a, a.b, b.a, b.b);
  if (!contact) return undefined;
  const at = segmentIntersection(a.a, a.b, b.a, b.b)!;
  if (contact !== 'touching') return at;
  if (a.ring === b.ring) return areNeighbours(a, b) ? undefined : at;
  const pair = `${a.ring} ${b.ring}`;
  const known = touches.get(pair);
  touches.set(pair, known ?? at);
  return known && (known.x !== at.x || known.y !== at.y) ? at : undefined;
}

function areNeighbours(a: Edge, b: Edge): boolean {
  const step = Math.abs(a.order - b.order);
  return step === 1 || step === a.of - 1;
}

/**
 * Returns boxes around the edges in axes turned to their mean direction, each slightly too large.
 */
function turnedBoxes(edges: readonly Edge[]): Bbox[] {
  let doubledCos = 0;
  let doubledSin = 0;
  let reach = 0;
  for (const { a, b } of edges) {
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    doubledCos += dx * dx - dy * dy;
    doubledSin += 2 * dx * dy;
    reach = Math.max(reach, Math.abs(a.x), Math.abs(a.y));
  }
  const angle = Math.atan2(doubledSin, doubledCos) / 2;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  // Turning rounds; without this margin, boxes of touching edges could miss each other.
  const margin = reach * 1e-15;
  return edges.map(({ a, b }): Bbox => {
    const ax = a.x * cos + a.y * sin;
    const ay = a.y * cos - a.x * sin;
    const bx = b.x * cos + b.y * sin;
    const by = b.y * cos - b.x * sin;
    return [
      Math.min(ax, bx) - margin,
      Math.min(ay, by) - margin,
      Math.max(ax, bx) + margin,
      Math.max(ay, by) + margin,
    ];
  });
}
