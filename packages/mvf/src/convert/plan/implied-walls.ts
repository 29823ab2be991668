import {
  bboxOfPoints,
  closestPointOnSegment,
  createGridIndex,
  padBbox,
  type Point,
  pointDistance,
  type Ring,
  type Segment,
} from '@brand/geo';
import { type Interval, subtractIntervals, totalLength } from '../../routing/generate/intervals.ts';
import { pointAt, stretchAlong } from '../../routing/generate/segment-stretch.ts';
import { segmentLength } from '../../routing/generate/walk-space.ts';
import type { PlanSpace } from './plan-space.ts';
import { openStretches, type WallOpening } from './wall-openings.ts';

/** The walls of one floor, as far as they are known. */
export type WallPlan = {
  /** The rooms with walls around them. */
  readonly rooms: readonly PlanSpace[];
  /** Walls and windows that are drawn. */
  readonly drawn: readonly Segment[];
  readonly openings: readonly WallOpening[];
};

// Outlines within this distance, in metres, are two sides of one wall. The generator of nodes uses
// the same value.
const WALL_THICKNESS = 0.3;
// A room with more of its outline drawn as walls has gaps on purpose. The generator of nodes uses
// the same value.
const DRAWN_RATIO = 0.25;
// Shorter pieces, in metres, are remainders of outlines that nearly meet.
const MIN_LENGTH = 0.05;
// Real plans have a few neighbours for each edge. Stacked rooms would exhaust the memory.
const MAX_NEAR_PAIRS = 300_000;

type WallLine = {
  readonly points: Point[];
  /** Walls that its first point may lead to. */
  readonly start: readonly Segment[];
  /** Walls that its last point may lead to. */
  end?: readonly Segment[];
};

type Edge = Segment & { readonly room: number; readonly isFirst: boolean };

/**
 * Returns lines of walls around rooms: one wall where rooms share an outline or nearly do, none
 * where one is drawn, and gaps at entrances. Ends meet the wall that they lead to. If more shapes
 * overlap than in any building, returns no walls.
 */
export function impliedWalls({ rooms, drawn, openings }: WallPlan): Point[][] {
  const near = createNearEdges(drawn);
  const unwalled = rooms.filter((room) => !isDrawn(room, near));
  const edges = unwalled.flatMap(({ polygons }, room) =>
    polygons.flat().flatMap((ring) => edgesOfRing(ring, room)),
  );
  const index = createGridIndex(edges.map(reachOf));
  const openingIndex = createGridIndex(
    openings.map(({ through, line }) =>
      bboxOfPoints([through.a, through.b, ...(line ? [line.a, line.b] : [])]),
    ),
  );
  // The walled part of each edge, without and with the gaps of openings.
  const built: Segment[][] = [];
  const lines: WallLine[] = [];
  let pairs = 0;
  for (const [number, edge] of edges.entries()) {
    const box = reachOf(edge);
    const neighbours = index.search(box);
    pairs += neighbours.length;
    if (pairs > MAX_NEAR_PAIRS) return [];
    const others = neighbours
      .filter((other) => other < number && edges[other]!.room !== edge.room)
      .flatMap((other) => built[other]!);
    const barriers = [...near(edge), ...others];
    const length = segmentLength(edge);
    const own = subtractIntervals([[0, 1]], coverOf(edge, barriers)).filter(
      ([from, to]) => (to - from) * length >= MIN_LENGTH,
    );
    built.push(own.map((stretch) => pieceOf(edge, stretch)));
    const gaps = openStretches(
      edge,
      openingIndex.search(box).map((opening) => openings[opening]!),
    );
    const ends = new Set(own.flat());
    const pieces = subtractIntervals(own, gaps).filter(
      ([from, to]) => (to - from) * length >= MIN_LENGTH,
    );
    for (const [from, to] of pieces) {
      const { a, b } = pieceOf(edge, [from, to]);
      const last = lines.at(-1);
      const isContinued = last && !edge.isFirst && isSame(last.points.at(-1)!, a);
      const line = isContinued ? last : { points: [a], start: ends.has(from) ? barriers : [] };
      line.points.push(b);
      // A jamb stands free.
      line.end = ends.has(to) ? barriers : [];
      if (!isContinued) lines.push(line);
    }
  }
  return lines.map(joinLine);
}

function edgesOfRing(ring: Ring, room: number): Edge[] {
  return ring
    .slice(1)
    .map((b, index) => ({ a: ring[index]!, b, room, isFirst: index === 0 }))
    .filter(({ a, b }) => pointDistance(a, b) > 0);
}

function createNearEdges(segments: readonly Segment[]): (edge: Segment) => Segment[] {
  const index = createGridIndex(segments.map(({ a, b }) => bboxOfPoints([a, b])));
  return (edge) => index.search(reachOf(edge)).map((number) => segments[number]!);
}

function reachOf({ a, b }: Segment): ReturnType<typeof padBbox> {
  return padBbox(bboxOfPoints([a, b]), WALL_THICKNESS);
}

/** Whether the walls of a room are drawn, so that the remaining outline is open. */
function isDrawn({ polygons }: PlanSpace, near: (edge: Segment) => Segment[]): boolean {
  const edges = polygons.flat().flatMap((ring) => edgesOfRing(ring, 0));
  const length = edges.reduce((sum, edge) => sum + segmentLength(edge), 0);
  const drawn = edges.reduce(
    (sum, edge) => sum + totalLength(coverOf(edge, near(edge))) * segmentLength(edge),
    0,
  );
  return drawn > DRAWN_RATIO * length;
}

function coverOf(edge: Segment, barriers: readonly Segment[]): Interval[] {
  return barriers.flatMap((barrier) => {
    const stretch = stretchAlong(edge, barrier, WALL_THICKNESS);
    return stretch ? [stretch] : [];
  });
}

function pieceOf(edge: Segment, [from, to]: Interval): Segment {
  return { a: pointAt(edge, from), b: pointAt(edge, to) };
}

/** Returns the point at which the end of a wall joins the wall it leads to, so no gap remains. */
function joint(end: Point, walls: readonly Segment[]): Point[] {
  const [nearest] = walls
    .map(({ a, b }) => closestPointOnSegment(end, a, b))
    .filter((point) => pointDistance(point, end) <= WALL_THICKNESS)
    .toSorted((p, q) => pointDistance(p, end) - pointDistance(q, end));
  return nearest && !isSame(nearest, end) ? [nearest] : [];
}

/** A ring without gaps ends exactly where it begins; other lines are joined to their neighbours. */
function joinLine({ points, start, end = [] }: WallLine): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  if (points.length > 3 && isSame(first, last)) return [...points.slice(0, -1), first];
  return [...joint(first, start), ...points, ...joint(last, end)];
}

function isSame(p: Point, q: Point): boolean {
  return pointDistance(p, q) < 1e-6;
}
