import { type Point, pointDistance, type Segment, segmentIntersection, runSteps } from '@brand/geo';
import type { Interval } from '../../routing/generate/intervals.ts';
import type { PlanBlock, PlanDoor, PlanShape } from '../../routing/generate/floor-plan.ts';
import { guessDoors } from '../../routing/generate/guess-doors.ts';
import { locateDoor } from '../../routing/generate/locate-door.ts';
import { findOpenPassages } from '../../routing/generate/open-passages.ts';
import { stretchAlong } from '../../routing/generate/segment-stretch.ts';
import { createWalkSpace } from '../../routing/generate/walk-space.ts';

/** A gap in the walls: a door, or the entrance to a room without a door. */
export type WallOpening = {
  /** The path through the opening. */
  readonly through: Segment;
  /** The line from jamb to jamb, if it is drawn. */
  readonly line?: Segment;
  /** Width in metres. */
  readonly width: number;
};

// Maximum distance between a door and its wall, and between the door and the wall on its other
// side.
const DOOR_REACH = 0.45;
// The width of a wheelchair and its user's arms. The generator of nodes does not treat narrower
// gaps as passages.
const GAP_WIDTH = 1;

/** Returns the openings of doors, and those of rooms without a door. */
export function wallOpenings(plan: {
  readonly shapes: readonly PlanShape[];
  readonly blocks: readonly PlanBlock[];
  readonly doors: readonly PlanDoor[];
}): WallOpening[] {
  const space = createWalkSpace({ ...plan, destinations: [] });
  const doors = plan.doors.map(({ line }) => locateDoor(line, DOOR_REACH, space));
  const guessed = runSteps(guessDoors(space, doors, runSteps(findOpenPassages(space, doors))));
  return [
    ...plan.doors.flatMap(({ line }) => openingOf(line)),
    ...guessed.flatMap(({ place: { sides } }) => {
      const [from, to] = sides.map(({ standingPoint }) => standingPoint);
      return from && to ? [{ through: { a: from, b: to }, width: GAP_WIDTH }] : [];
    }),
  ];
}

function openingOf(line: readonly Point[]): WallOpening[] {
  const [a, b] = [line[0], line.at(-1)];
  if (!a || !b) return [];
  const width = pointDistance(a, b);
  if (width === 0) return [];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [dx, dy] = [(-(b.y - a.y) / width) * DOOR_REACH, ((b.x - a.x) / width) * DOOR_REACH];
  const through = { a: { x: x - dx, y: y - dy }, b: { x: x + dx, y: y + dy } };
  return [{ through, line: { a, b }, width }];
}

/** Returns the stretches of a wall that openings occupy, as fractions. */
export function openStretches(wall: Segment, openings: readonly WallOpening[]): Interval[] {
  const length = pointDistance(wall.a, wall.b);
  return openings.flatMap(({ through, line, width }) => {
    const along = line && stretchAlong(wall, line, DOOR_REACH);
    if (along) return [along];
    const at = segmentIntersection(wall.a, wall.b, through.a, through.b);
    if (!at) return [];
    const middle = pointDistance(wall.a, at) / length;
    const half = width / 2 / length;
    return [[Math.max(0, middle - half), Math.min(1, middle + half)] as const];
  });
}
