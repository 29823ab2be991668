import {
  bboxOfPoints,
  createGridIndex,
  createSegmentGrid,
  padBbox,
  type Point,
  pointDistance,
  type Segment,
  segmentIntersection,
} from '@brand/geo';
import { edgesOf, locateDoor } from './locate-door.ts';
import { GENERATE_DEFAULTS, type FloorPlan } from './floor-plan.ts';
import { mergeIntervals } from './intervals.ts';
import { lineAlongRing, outlineOf } from './outline.ts';
import { createWallCover, isWalled } from './wall-cover.ts';
import { createWalkSpace, segmentsOfLine, segmentsOfRing, type WalkSpace } from './walk-space.ts';

/** Whether a straight line leads through a wall or another closed outline, except at a door. */
export type CrossesBarrier = (from: Point, to: Point) => boolean;

// Metres. Half of a thick wall, and the distance from a jamb at which a path may pass.
const DOOR_DEPTH = 0.5;
const JAMB = 0.15;
// A node that lies on a wall is on both of its sides.
const OVERSHOOT = 0.01;

/**
 * Creates the test for the paths of one floor.
 *
 * Walls and solid shapes are closed. So is the outline of a room that has a door, because its walls
 * are implied. A room without either does not show where people enter it.
 */
export function createBarrierTest(plan: FloorPlan): CrossesBarrier {
  const space = createWalkSpace(plan);
  const barriers: Segment[] = [
    ...space.walls,
    ...space.solids.flatMap((polygon) => polygon.flatMap(segmentsOfRing)),
    ...impliedWalls(space),
  ];
  const grid = createSegmentGrid(barriers);
  const isAtDoor = createDoorTest(plan);
  return (from, to) => {
    const [a, b] = overshoot(from, to);
    return grid.walk(a, b, (index) => {
      const barrier = barriers[index]!;
      const hit = segmentIntersection(a, b, barrier.a, barrier.b);
      return hit !== undefined && !isAtDoor(hit);
    });
  };
}

/** Returns the walls that rooms with doors have, drawn or not. */
function impliedWalls(space: WalkSpace): Segment[] {
  if (space.isCrowded) return [];
  const places = space.plan.doors.map(({ line }) =>
    locateDoor(line, GENERATE_DEFAULTS.doorReach, space),
  );
  const hasDoor = new Set(places.flatMap(({ sides }) => sides.map(({ part }) => part)));
  const cover = createWallCover(space);
  return space.parts.flatMap((part, index) => {
    if (space.plan.shapes[part.shape]!.kind !== 'room' || !hasDoor.has(index)) return [];
    const rings = outlineOf(part);
    if (!isWalled(rings, cover)) return edgesOf(part);
    return rings.flatMap((ring) =>
      mergeIntervals(cover.implied(ring)).flatMap((at) => segmentsOfLine(lineAlongRing(ring, at))),
    );
  });
}

/** Returns a test whether a point is in the opening of a door, within the thickness of the wall. */
function createDoorTest({ doors }: FloorPlan): (point: Point) => boolean {
  const lines = doors.flatMap(({ line }): Segment[] =>
    line.length === 1 ? [{ a: line[0]!, b: line[0]! }] : segmentsOfLine(line),
  );
  const index = createGridIndex(lines.map(({ a, b }) => bboxOfPoints([a, b])));
  return (point) =>
    index.search(padBbox(bboxOfPoints([point]), DOOR_DEPTH)).some((number) => {
      const { a, b } = lines[number]!;
      const length = pointDistance(a, b);
      if (length === 0) return pointDistance(point, a) <= DOOR_DEPTH;
      const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
      const along = (point.x - a.x) * dx + (point.y - a.y) * dy;
      const across = Math.abs((point.y - a.y) * dx - (point.x - a.x) * dy);
      return across <= DOOR_DEPTH && along >= -JAMB && along <= length + JAMB;
    });
}

function overshoot(a: Point, b: Point): [Point, Point] {
  const length = pointDistance(a, b) || 1;
  const [dx, dy] = [((b.x - a.x) * OVERSHOOT) / length, ((b.y - a.y) * OVERSHOOT) / length];
  return [
    { x: a.x - dx, y: a.y - dy },
    { x: b.x + dx, y: b.y + dy },
  ];
}
