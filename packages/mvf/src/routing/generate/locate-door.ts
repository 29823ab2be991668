import {
  bboxOfPoints,
  closestPointOnSegment,
  padBbox,
  type Point,
  pointDistance,
  type Segment,
  segmentIntersection,
} from '@brand/geo';
import { type Part, segmentLength, segmentsOfRing, type WalkSpace } from './walk-space.ts';

/** One side of a door: the part it leads into, and the standing point there. */
export type DoorSide = { readonly part: number; readonly standingPoint: Point };

/** The sides of a door. */
export type DoorPlace = {
  readonly middle: Point;
  /**
   * Sides of the door: two for a door between parts, one for a door to the outside, none for a door
   * in a wall.
   */
  readonly sides: readonly DoorSide[];
  /** Whether the line between the standing points passes through the middle of the door. */
  readonly isStraight: boolean;
};

type Ray = { readonly from: Point; readonly dx: number; readonly dy: number };
type Entry = { readonly part: number; readonly at: number };

// Metres between probes along the path through a door: finer than any wall or sliver that matters.
const STEP = 0.05;
/** Distance of the standing point from the door, in metres, if there is enough space. */
const DEPTH = 0.5;

/**
 * Finds the parts that a door joins.
 *
 * Idea: walk from the middle of the door straight to both sides, and use the pair of different
 * parts that is reached first. This passes gaps between outlines and doors drawn slightly off the
 * wall. If the straight line reaches nothing, the nearest outline within reach is used.
 */
export function locateDoor(line: readonly Point[], reach: number, space: WalkSpace): DoorPlace {
  const middle = midpointOfLine(line);
  const normal = normalOf(line, middle, reach, space);
  const rays = [1, -1].map((sign): Ray => ({
    from: middle,
    dx: normal.x * sign,
    dy: normal.y * sign,
  }));
  const entries = rays.map((ray) => entriesAlong(ray, reach, space));
  const [left, right] = choosePair(entries[0]!, entries[1]!);
  const sides = [left, right].flatMap((entry, index) =>
    entry
      ? [{ part: entry.part, standingPoint: standingPointOnRay(rays[index]!, entry, space) }]
      : [],
  );
  if (sides.length === 2) return { middle, sides, isStraight: true };
  const other = nearestSide(middle, reach, sides[0]?.part ?? -1, space);
  const found = other ? [...sides, other] : sides;
  if (found.length !== 1 || sides.length === 1) return { middle, sides: found, isStraight: false };
  const second = nearestSide(middle, reach, found[0]!.part, space);
  return { middle, sides: second ? [...found, second] : found, isStraight: false };
}

/** Returns the point half-way along the line. */
function midpointOfLine(line: readonly Point[]): Point {
  const pieces = line.slice(1).map((b, index) => ({ a: line[index]!, b }));
  let left = pieces.reduce((sum, piece) => sum + segmentLength(piece), 0) / 2;
  for (const piece of pieces) {
    const length = segmentLength(piece);
    if (left <= length && length > 0) {
      const t = left / length;
      return {
        x: piece.a.x + t * (piece.b.x - piece.a.x),
        y: piece.a.y + t * (piece.b.y - piece.a.y),
      };
    }
    left -= length;
  }
  return line[0]!;
}

/**
 * Returns the direction across the door. For a door without width, uses the direction of the
 * nearest outline.
 */
function normalOf(line: readonly Point[], middle: Point, reach: number, space: WalkSpace): Point {
  let across: Segment = { a: line[0]!, b: line.at(-1)! };
  if (segmentLength(across) < STEP) {
    const nearest = nearestEdge(middle, reach, space, () => true);
    if (nearest) across = nearest.edge;
  }
  const length = segmentLength(across);
  if (length === 0) return { x: 1, y: 0 };
  return { x: (across.b.y - across.a.y) / length, y: (across.a.x - across.b.x) / length };
}

function pointOn({ from, dx, dy }: Ray, metres: number): Point {
  return { x: from.x + dx * metres, y: from.y + dy * metres };
}

/** Returns the parts along a ray, each where the ray first enters it for more than a sliver. */
function entriesAlong(ray: Ray, reach: number, space: WalkSpace): Entry[] {
  const entries: Entry[] = [];
  let previous = -1;
  const steps = Math.floor(reach / STEP) + 2;
  for (let step = 0; step <= steps; step += 1) {
    const at = step * STEP + 0.02;
    const part = space.partAt(pointOn(ray, at));
    const isEntered = part >= 0 && part === previous;
    if (isEntered && !entries.some((entry) => entry.part === part)) {
      entries.push({ part, at: at - STEP });
    }
    previous = part;
  }
  return entries.filter(({ at }) => at <= reach);
}

function choosePair(
  left: readonly Entry[],
  right: readonly Entry[],
): readonly [Entry | undefined, Entry | undefined] {
  let best: readonly [Entry | undefined, Entry | undefined] = [left[0], right[0]];
  let least = Infinity;
  for (const a of left) {
    for (const b of right) {
      if (a.part === b.part || a.at + b.at >= least) continue;
      best = [a, b];
      least = a.at + b.at;
    }
  }
  return best;
}

/** Returns the standing point half a metre inside, or at half of the available depth. */
function standingPointOnRay(ray: Ray, entry: Entry, space: WalkSpace): Point {
  const inside = pointOn(ray, entry.at);
  const ahead = { from: inside, dx: ray.dx, dy: ray.dy };
  return pointOn(ahead, Math.min(DEPTH, freeRun(ahead, entry.part, space) / 2));
}

/**
 * Returns the free distance straight ahead in a part, in metres, up to twice the required depth.
 */
function freeRun(ray: Ray, part: number, space: WalkSpace): number {
  let run = 0;
  while (run < 2 * DEPTH && space.partAt(pointOn(ray, run + STEP)) === part) run += STEP;
  const [start, end] = [pointOn(ray, Math.min(run, 0.3)), pointOn(ray, run)];
  for (const index of space.wallsNear(bboxOfPoints([start, end]))) {
    const wall = space.walls[index]!;
    const hit = segmentIntersection(start, end, wall.a, wall.b);
    if (hit) run = Math.min(run, pointDistance(ray.from, hit));
  }
  return run;
}

/** Finds a side by nearness: inwards from the closest point of the outline. */
function nearestSide(
  middle: Point,
  reach: number,
  except: number,
  space: WalkSpace,
): DoorSide | undefined {
  const nearest = nearestEdge(middle, reach, space, (part) => part !== except);
  return nearest && stepInside(nearest.edge, nearest.at, nearest.part, space);
}

/** Returns the standing point inside a part, straight inwards from a point on its outline. */
export function stepInside(
  edge: Segment,
  at: Point,
  part: number,
  space: WalkSpace,
): DoorSide | undefined {
  const length = segmentLength(edge);
  if (length === 0) return undefined;
  const inwards = {
    from: at,
    dx: -(edge.b.y - edge.a.y) / length,
    dy: (edge.b.x - edge.a.x) / length,
  };
  const run = freeRun(inwards, part, space);
  return run > 0 ? { part, standingPoint: pointOn(inwards, Math.min(DEPTH, run / 2)) } : undefined;
}

/** Returns the nearest piece of an outline within reach, of parts that qualify. */
export function nearestEdge(
  point: Point,
  reach: number,
  space: WalkSpace,
  qualifies: (part: number) => boolean,
): { readonly edge: Segment; readonly at: Point; readonly part: number } | undefined {
  let best: { edge: Segment; at: Point; part: number } | undefined;
  let least = reach;
  for (const index of space.partsNear(padBbox(bboxOfPoints([point]), reach))) {
    if (!qualifies(index)) continue;
    for (const edge of edgesOf(space.parts[index]!)) {
      const at = closestPointOnSegment(point, edge.a, edge.b);
      const distance = pointDistance(point, at);
      if (distance > least || (distance === least && best)) continue;
      best = { edge, at, part: index };
      least = distance;
    }
  }
  return best;
}

export function edgesOf(part: Part): Segment[] {
  return part.polygon.flatMap(segmentsOfRing);
}
