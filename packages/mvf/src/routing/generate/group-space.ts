import {
  type Bbox,
  bboxIntersects,
  bboxOfPoints,
  bboxUnion,
  createGridIndex,
  createSegmentGrid,
  distanceToSegment,
  EMPTY_BBOX,
  padBbox,
  type Point,
  pointDistance,
  type Ring,
  type Segment,
  segmentIntersection,
} from '@brand/geo';
import { mergeIntervals, subtractIntervals } from './intervals.ts';
import type { OpenStretch } from './open-passages.ts';
import { lineAlongRing, outlineOf } from './outline.ts';
import { pointAt, stretchesInside } from './segment-stretch.ts';
import { segmentLength, segmentsOfLine, segmentsOfRing, type WalkSpace } from './walk-space.ts';

/** A line that blocks sight. */
export type Barrier = {
  readonly line: readonly Point[];
  /** Whether the line is closed. Its first point is not repeated. */
  readonly isRing: boolean;
  /** Whether the inside of the ring is blocked as well. */
  readonly isSolid?: boolean;
};

/** The free space of a group of parts. */
export type GroupSpace = {
  readonly members: readonly number[];
  readonly bbox: Bbox;
  /**
   * The outline of the group, without the stretches at which its members are open to each other.
   */
  readonly outline: readonly Barrier[];
  /** The obstacles in the group: walls, solid objects, and closed parts that are drawn over it. */
  readonly obstacles: readonly Barrier[];
  /** Whether parts of other groups are drawn over the group, so that it may be disconnected. */
  readonly isDivided: boolean;
  /** Whether a detailed analysis would take too long; see `WalkSpace`. */
  readonly isCrowded: boolean;
  /** Returns whether the point is free of obstacles. */
  readonly isFree: (point: Point) => boolean;
  /**
   * Returns the distance to the first barrier in a straight line from one point to the other, in
   * metres, or Infinity if there is none.
   */
  readonly firstHit: (from: Point, to: Point) => number;
  /** Returns whether the outline is within the given distance, in metres. */
  readonly isNearOutline: (point: Point, metres: number) => boolean;
  /** Returns whether a barrier, or the outline, is within the given distance, in metres. */
  readonly isNearBarrier: (point: Point, metres: number) => boolean;
};

// Walls within this distance of the outline, in metres, are the walls of the outline itself. As
// obstacles they would add a node at each jamb.
const ALONG_OUTLINE = 0.2;
const SAMPLE_STEP = 0.3;

/** Collects the boundary of a group and the obstacles in it. */
export function* createGroupSpace(
  space: WalkSpace,
  members: readonly number[],
  stretches: readonly OpenStretch[],
): Generator<undefined, GroupSpace> {
  const own = new Set(members);
  const bbox = members.reduce((box, part) => bboxUnion(box, space.parts[part]!.bbox), EMPTY_BBOX);
  const outline = members.flatMap((part) =>
    closedOutline(
      space,
      part,
      stretches.filter((stretch) => stretch.part === part && own.has(stretch.other)),
    ),
  );
  const isNearOutline = nearTest(outline.flatMap(segmentsOfBarrier));
  const { obstacles, isDivided } = space.isCrowded
    ? { obstacles: [], isDivided: true }
    : yield* findObstacles(space, { own, bbox }, isNearOutline);
  const segments = [...outline, ...obstacles].flatMap(segmentsOfBarrier);
  const grid = createSegmentGrid(segments);
  return {
    members,
    bbox,
    outline,
    obstacles,
    isDivided,
    isCrowded: space.isCrowded,
    isFree: (point) => own.has(space.partAt(point)),
    firstHit: (from, to) => {
      let nearest = Infinity;
      grid.walk(from, to, (number) => {
        const { a, b } = segments[number]!;
        const hit = segmentIntersection(from, to, a, b);
        if (hit) nearest = Math.min(nearest, pointDistance(from, hit));
        return false;
      });
      return nearest;
    },
    isNearOutline,
    isNearBarrier: nearTest(segments),
  };
}

function* findObstacles(
  space: WalkSpace,
  { own, bbox }: { readonly own: ReadonlySet<number>; readonly bbox: Bbox },
  isNearOutline: GroupSpace['isNearOutline'],
): Generator<undefined, Pick<GroupSpace, 'obstacles' | 'isDivided'>> {
  const insideOf = (piece: Segment): Segment[] => piecesInside(piece, space, own);
  const intrudes = (piece: Segment): boolean =>
    insideOf(piece)
      .flatMap(samplesOf)
      .some((point) => !isNearOutline(point, ALONG_OUTLINE));
  const ringIntrudes = (ring: Ring): boolean => segmentsOfRing(ring).some(intrudes);
  const obstacles: Barrier[] = [];
  for (const wall of space.wallsNear(bbox)) {
    yield;
    const piece = space.walls[wall]!;
    if (intrudes(piece)) obstacles.push({ line: [piece.a, piece.b], isRing: false });
  }
  for (const solid of solidsIn(space, bbox)) {
    yield;
    if (solid.rings.some(ringIntrudes)) obstacles.push(...toBarriers(solid));
  }
  let isDivided = false;
  for (const ring of drawnOver(space, own)) {
    yield;
    if (!ringIntrudes(ring)) continue;
    isDivided = true;
    obstacles.push(...runsOf(ring, (piece) => insideOf(piece).length > 0));
  }
  return { obstacles, isDivided };
}

export function segmentsOfBarrier({ line, isRing }: Barrier): Segment[] {
  return isRing ? segmentsOfRing(line) : segmentsOfLine(line);
}

function closedOutline(space: WalkSpace, part: number, open: readonly OpenStretch[]): Barrier[] {
  return outlineOf(space.parts[part]!).flatMap((ring, index): Barrier[] => {
    const gaps = mergeIntervals(
      open.filter((stretch) => stretch.ring === index).map(({ at }) => at),
    );
    if (gaps.length === 0) return [{ line: space.parts[part]!.polygon[index]!, isRing: true }];
    return subtractIntervals([[0, ring.length]], gaps).map((closed) => ({
      line: lineAlongRing(ring, closed),
      isRing: false,
    }));
  });
}

type Thing = { readonly rings: readonly Ring[]; readonly isSolid: boolean };

function toBarriers({ rings, isSolid }: Thing): Barrier[] {
  return rings.map((line) => ({ line, isRing: true, isSolid }));
}

/**
 * Returns the solid objects in a box. A solid object with a hole may be the wall around a room, so
 * the inside of its rings is not blocked.
 */
function solidsIn(space: WalkSpace, bbox: Bbox): Thing[] {
  return space.solidsNear(bbox).map((number) => {
    const rings = space.solids[number]!;
    return { rings, isSolid: rings.length === 1 };
  });
}

/**
 * Returns the rings of parts of other groups that are drawn over a larger member and act as walls
 * in it.
 */
function drawnOver(space: WalkSpace, own: ReadonlySet<number>): Ring[] {
  const found = new Set<number>();
  for (const member of own) {
    const { bbox, area } = space.parts[member]!;
    for (const other of space.partsNear(bbox)) {
      if (!own.has(other) && space.parts[other]!.area < area) found.add(other);
    }
  }
  return [...found].toSorted((a, b) => a - b).flatMap((part) => space.parts[part]!.polygon);
}

/** Returns the remaining lines of a ring if only some of its segments are kept. */
function runsOf(ring: Ring, isKept: (piece: Segment) => boolean): Barrier[] {
  const pieces = segmentsOfRing(ring);
  const kept = pieces.map(isKept);
  const start = kept.indexOf(false);
  if (start < 0) return [{ line: ring, isRing: true }];
  const runs: Point[][] = [];
  for (let step = 1; step < pieces.length; step += 1) {
    const index = (start + step) % pieces.length;
    if (!kept[index]) continue;
    const { a, b } = pieces[index]!;
    const run = runs.at(-1);
    if (run && run.at(-1) === a) run.push(b);
    else runs.push([a, b]);
  }
  return runs.map((line) => ({ line, isRing: false }));
}

/** Returns the parts of a segment that lie in members of the group. */
function piecesInside(piece: Segment, space: WalkSpace, own: ReadonlySet<number>): Segment[] {
  const bbox = bboxOfPoints([piece.a, piece.b]);
  return [...own].flatMap((member) => {
    const part = space.parts[member]!;
    if (!bboxIntersects(bbox, part.bbox)) return [];
    return stretchesInside(piece, part.polygon).map(([from, to]) => ({
      a: pointAt(piece, from),
      b: pointAt(piece, to),
    }));
  });
}

function samplesOf(segment: Segment): Point[] {
  const count = Math.max(1, Math.ceil(segmentLength(segment) / SAMPLE_STEP));
  return Array.from({ length: count + 1 }, (_, index) => pointAt(segment, index / count));
}

function nearTest(segments: readonly Segment[]): (point: Point, metres: number) => boolean {
  const index = createGridIndex(segments.map(({ a, b }) => bboxOfPoints([a, b])));
  return (point, metres) =>
    index.search(padBbox([point.x, point.y, point.x, point.y], metres)).some((number) => {
      const { a, b } = segments[number]!;
      return distanceToSegment(point, a, b) <= metres;
    });
}
