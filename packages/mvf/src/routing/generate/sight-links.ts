import {
  type Bbox,
  bboxIntersects,
  bboxOfPoints,
  padBbox,
  type Point,
  pointDistance,
  type Polygon,
  type Ring,
  visibilitySpannerSteps,
} from '@brand/geo';
import { chunkPoints } from './chunk-points.ts';
import { type Barrier, type GroupSpace, segmentsOfBarrier } from './group-space.ts';

/** Two points that see each other, by their numbers, the lower one first. */
export type Link = readonly [number, number];

// Metres.
const OVERSHOOT = 0.005;
// All points of a hall are processed together, those of a campus or a stadium in chunks.
const MAX_TOGETHER = 700;
const CHUNK = 350;
// The midpoint of each sight line is checked against the whole polygon.
const MAX_OUTLINE = 2000;

/**
 * Finds links between points of a group that see each other: few, but enough for near-shortest
 * paths.
 *
 * @param polygon - The group as one polygon, if it is one.
 * @param spurs - Pieces that sight lines must not cross, in addition to the barriers of the group.
 */
export function* findVisibilityEdges(
  group: GroupSpace,
  polygon: Polygon | undefined,
  points: readonly Point[],
  spurs: readonly Ring[],
): Generator<undefined, Link[]> {
  const pieces = [...group.obstacles.flatMap(toRings), ...spurs];
  const isSmall =
    points.length <= MAX_TOGETHER &&
    (polygon ?? []).reduce((sum, ring) => sum + ring.length, 0) <= MAX_OUTLINE;
  if (polygon && isSmall) return yield* span(points, polygon, pieces);
  const barriers = [...group.outline.flatMap(toRings), ...pieces].map((ring) => ({
    ring,
    bbox: bboxOfPoints(ring),
  }));
  const chunks = points.length <= MAX_TOGETHER ? [[...points.keys()]] : chunkPoints(points, CHUNK);
  const links = new Map<string, Link>();
  for (const numbers of chunks) {
    const chunk = numbers.map((number) => points[number]!);
    // Sight lines stay within the box of their ends.
    const bbox = padBbox(bboxOfPoints(chunk), 1);
    const near = barriers.filter((barrier) => bboxIntersects(barrier.bbox, bbox));
    const found = yield* span(
      chunk,
      [rectangle(bbox)],
      near.map(({ ring }) => ring),
    );
    for (const [from, to] of found) {
      const [a, b] = [numbers[from]!, numbers[to]!];
      links.set(`${Math.min(a, b)} ${Math.max(a, b)}`, [Math.min(a, b), Math.max(a, b)]);
    }
  }
  return [...links.values()];
}

function* span(
  points: readonly Point[],
  polygon: Polygon,
  obstacles: readonly Ring[],
): Generator<undefined, Link[]> {
  const { edges } = yield* visibilitySpannerSteps({
    polygon,
    obstacles,
    points: points.map(({ x, y }, index) => ({ id: String(index), x, y })),
    // Corners are among the points, and their distance already matches the available space.
    clearance: 0,
    tolerance: 1e-6,
  });
  return edges.map(({ from, to }) => [from, to]);
}

function toRings(barrier: Barrier): readonly Ring[] {
  if (barrier.isSolid) return [barrier.line];
  return segmentsOfBarrier(barrier).map(({ a, b }) => overshoot(a, b));
}

/**
 * Returns the piece slightly extended, because a sight line exactly through a joint of two walls
 * must not slip through.
 */
function overshoot(a: Point, b: Point): Ring {
  const t = OVERSHOOT / (pointDistance(a, b) || 1);
  const [dx, dy] = [(b.x - a.x) * t, (b.y - a.y) * t];
  return [
    { x: a.x - dx, y: a.y - dy },
    { x: b.x + dx, y: b.y + dy },
  ];
}

function rectangle([minX, minY, maxX, maxY]: Bbox): Ring {
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}
