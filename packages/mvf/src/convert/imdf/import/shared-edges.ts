import { bboxOfPoints, createGridIndex, padBbox, type Point, pointDistance } from '@brand/geo';
import type { Unit } from './unit-index.ts';

/** A stretch of wall, or of nothing, between two units. */
export type SharedEdge = {
  readonly a: Unit;
  readonly b: Unit;
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
};

type Edge = { readonly unit: Unit; readonly from: Point; readonly to: Point };

// Metres of wall that may lie between two rooms, and the narrowest gap that one walks through.
const MAX_GAP = 0.35;
const MIN_LENGTH = 0.7;
// Sine of the angle up to which two edges count as parallel: 3 degrees.
const MAX_TURN = 0.05;

/** For each pair of units that lie side by side, the longest stretch they share. */
export function findSharedEdges(units: readonly Unit[]): SharedEdge[] {
  const edges = units.flatMap(edgesOf);
  const boxes = edges.map(({ from, to }) => bboxOfPoints([from, to]));
  const grid = createGridIndex(boxes);
  const longest = new Map<string, SharedEdge>();
  for (const [index, edge] of edges.entries()) {
    for (const other of grid.search(padBbox(boxes[index]!, MAX_GAP))) {
      const neighbour = edges[other]!;
      if (other <= index || neighbour.unit === edge.unit) continue;
      const shared = sharedStretch(edge, neighbour);
      if (!shared) continue;
      const key = [shared.a.key, shared.b.key].toSorted().join('\n');
      if (shared.length > (longest.get(key)?.length ?? 0)) longest.set(key, shared);
    }
  }
  return [...longest.values()];
}

function edgesOf(unit: Unit): Edge[] {
  return unit.area.flat().flatMap((ring) =>
    ring.slice(1).flatMap((to, index): Edge[] => {
      const from = ring[index]!;
      return pointDistance(from, to) >= MIN_LENGTH ? [{ unit, from, to }] : [];
    }),
  );
}

/** The part of one edge along which the other runs, if it does. */
function sharedStretch(edge: Edge, other: Edge): SharedEdge | undefined {
  const size = pointDistance(edge.from, edge.to);
  const along = { x: (edge.to.x - edge.from.x) / size, y: (edge.to.y - edge.from.y) / size };
  const [start, end] = [other.from, other.to].map((point) => ({
    at: (point.x - edge.from.x) * along.x + (point.y - edge.from.y) * along.y,
    off: (point.y - edge.from.y) * along.x - (point.x - edge.from.x) * along.y,
  })) as [{ at: number; off: number }, { at: number; off: number }];
  if (Math.abs(end.off - start.off) > MAX_TURN * pointDistance(other.from, other.to)) {
    return undefined;
  }
  if (Math.abs(start.off) > MAX_GAP || Math.abs(end.off) > MAX_GAP) return undefined;
  const low = Math.max(0, Math.min(start.at, end.at));
  const high = Math.min(size, Math.max(start.at, end.at));
  if (high - low < MIN_LENGTH) return undefined;
  const point = (at: number): Point => ({
    x: edge.from.x + along.x * at,
    y: edge.from.y + along.y * at,
  });
  return { a: edge.unit, b: other.unit, from: point(low), to: point(high), length: high - low };
}
