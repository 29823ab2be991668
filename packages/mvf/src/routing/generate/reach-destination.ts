import {
  bboxOfPoints,
  distanceToSegment,
  interiorPoint,
  openRing,
  orientRing,
  padBbox,
  type Point,
  type Ring,
  segmentsIntersect,
} from '@brand/geo';
import type { PlanDestination } from './floor-plan.ts';
import { type DoorSide, nearestEdge, stepInside } from './locate-door.ts';
import { pointAt, shiftRight } from './segment-stretch.ts';
import { segmentLength, segmentsOfRing, type WalkSpace } from './walk-space.ts';

// Distances of the standing point from a counter, in metres, best first.
const FRONT_DISTANCES_METRES = [0.5, 0.3, 0.8];
// Maximum distance of a destination from walkable ground, in metres: a bench on a lawn is visible
// from the path.
const REACH = 15;
// Metres: on a wall rather than beside it.
const AT_WALL = 0.05;
// Open ground in front of a counter counts up to this many metres: enough to distinguish the
// customer side from the narrow staff side.
const MAX_OUTLOOK = 3;

/**
 * Returns the standing point for a shape that people do not walk in, or `undefined` if it is out of
 * reach.
 */
export function reachDestination(
  destination: PlanDestination,
  space: WalkSpace,
): DoorSide | undefined {
  for (const polygon of destination.polygons) {
    const inside = interiorPoint(polygon);
    const part = inside ? space.partAt(inside) : -1;
    if (inside && part >= 0) return { part, standingPoint: inside };
    const front = polygon[0] && standInFront(polygon[0], space);
    if (front) return front;
  }
  const places = [
    ...destination.lines.flatMap((line) => line[Math.floor(line.length / 2)] ?? []),
    ...destination.polygons.flatMap((polygon) => interiorPoint(polygon) ?? []),
  ];
  for (const spot of places) {
    const part = space.partAt(spot);
    if (part >= 0 && !isAtWall(spot, space)) return { part, standingPoint: spot };
    const nearest = nearestEdge(spot, REACH, space, () => true);
    const side = nearest && stepInside(nearest.edge, nearest.at, nearest.part, space);
    if (side) return side;
  }
  return undefined;
}

/** Whether a point lies on a wall, so that neither of its sides is preferred. */
function isAtWall(point: Point, { walls, wallsNear }: WalkSpace): boolean {
  return wallsNear(padBbox(bboxOfPoints([point]), AT_WALL)).some((index) => {
    const { a, b } = walls[index]!;
    return distanceToSegment(point, a, b) <= AT_WALL;
  });
}

/** Returns a point in front of the ring's side that has the most open ground before it. */
function standInFront(ring: Ring, space: WalkSpace): DoorSide | undefined {
  const edges = segmentsOfRing(orientRing(openRing(ring), 'ccw'));
  for (const distance of FRONT_DISTANCES_METRES) {
    let best: (DoorSide & { outlook: number; width: number }) | undefined;
    for (const edge of edges) {
      const at = (metres: number): Point => pointAt(shiftRight(edge, metres), 0.5);
      const part = space.partAt(at(distance));
      if (part < 0 || isWalledOff(at(0.01), at(distance), space)) continue;
      const outlook = outlookFrom(at, distance, part, space);
      const width = segmentLength(edge);
      const isBetter =
        !best || outlook > best.outlook || (outlook === best.outlook && width > best.width + 0.01);
      if (isBetter) best = { part, standingPoint: at(distance), outlook, width };
    }
    if (best) return { part: best.part, standingPoint: best.standingPoint };
  }
  return undefined;
}

function outlookFrom(
  at: (metres: number) => Point,
  from: number,
  part: number,
  space: WalkSpace,
): number {
  let outlook = from;
  while (outlook < MAX_OUTLOOK && space.partAt(at(outlook + 0.25)) === part) outlook += 0.25;
  return outlook;
}

function isWalledOff(from: Point, to: Point, space: WalkSpace): boolean {
  return space
    .wallsNear(padBbox(bboxOfPoints([from, to]), 0.01))
    .some((index) => segmentsIntersect(from, to, space.walls[index]!.a, space.walls[index]!.b));
}
