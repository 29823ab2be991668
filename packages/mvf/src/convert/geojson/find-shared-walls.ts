import {
  bboxOfPoints,
  createGridIndex,
  padBbox,
  pointDistance,
  type Point,
  type Segment,
} from '@brand/geo';
import { edgesOf, type PlanSpace } from './plan-space.ts';

/** A straight stretch along which two spaces lie side by side. */
export type SharedWall = {
  /** Indexes of the spaces, the lower first. */
  readonly spaces: readonly [number, number];
  /** The stretch, half-way between the two outlines. */
  readonly a: Point;
  readonly b: Point;
  readonly length: number;
};

export type SharedWallOptions = {
  /**
   * How far apart the two outlines may be, in metres: the thickness of a wall.
   * @defaultValue 0.5
   */
  readonly reach?: number;
  /**
   * Shorter stretches are left out, in metres.
   * @defaultValue 0.6
   */
  readonly minLength?: number;
};

// Cosine of 8 degrees: walls that two people drew are rarely quite parallel.
const PARALLEL = 0.99;

/**
 * The stretches where outlines of different spaces on one floor run side by side, in opposite
 * directions, as the outlines of neighbours do.
 *
 * Idea: for each edge, project the near edges of other spaces onto it and keep what overlaps.
 * Cost: O(edges + near pairs).
 */
export function findSharedWalls(
  spaces: readonly PlanSpace[],
  options: SharedWallOptions = {},
): SharedWall[] {
  const reach = options.reach ?? 0.5;
  const minLength = options.minLength ?? 0.6;
  const edges = spaces.flatMap((space, owner) =>
    edgesOf(space).map((edge) => ({ ...edge, owner })),
  );
  const index = createGridIndex(edges.map(({ a, b }) => bboxOfPoints([a, b])));
  const walls: SharedWall[] = [];
  for (const edge of edges) {
    for (const other of index.search(padBbox(bboxOfPoints([edge.a, edge.b]), reach))) {
      const candidate = edges[other]!;
      if (candidate.owner <= edge.owner) continue;
      const stretch = sharedStretch(edge, candidate, reach);
      if (!stretch) continue;
      const length = pointDistance(stretch.a, stretch.b);
      if (length < minLength) continue;
      walls.push({ ...stretch, spaces: [edge.owner, candidate.owner], length });
    }
  }
  return walls;
}

/** The stretch of `first` that `second` accompanies, moved half-way towards it. */
function sharedStretch(first: Segment, second: Segment, reach: number): Segment | undefined {
  const length = pointDistance(first.a, first.b);
  const otherLength = pointDistance(second.a, second.b);
  if (!(length > 0 && otherLength > 0)) return undefined;
  const ux = (first.b.x - first.a.x) / length;
  const uy = (first.b.y - first.a.y) / length;
  const cos = ((second.b.x - second.a.x) * ux + (second.b.y - second.a.y) * uy) / otherLength;
  // Outer rings run counter-clockwise, so neighbours pass a common wall in opposite directions;
  // a shape inside another, such as a kiosk in a hall, runs along in the same one.
  if (Math.abs(cos) < PARALLEL) return undefined;
  const along = (point: Point): number => (point.x - first.a.x) * ux + (point.y - first.a.y) * uy;
  const aside = (point: Point): number => (point.y - first.a.y) * ux - (point.x - first.a.x) * uy;
  const [near, far] = [second.a, second.b].toSorted((p, q) => along(p) - along(q));
  const from = Math.max(0, along(near!));
  const to = Math.min(length, along(far!));
  if (to <= from) return undefined;
  const asideAt = (t: number): number => {
    const span = along(far!) - along(near!);
    return aside(near!) + ((aside(far!) - aside(near!)) * (t - along(near!))) / span;
  };
  if (Math.abs(asideAt(from)) > reach || Math.abs(asideAt(to)) > reach) return undefined;
  const place = (t: number): Point => ({
    x: first.a.x + t * ux - (asideAt(t) / 2) * uy,
    y: first.a.y + t * uy + (asideAt(t) / 2) * ux,
  });
  return { a: place(from), b: place(to) };
}
