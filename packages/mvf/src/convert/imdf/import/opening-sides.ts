import { type Point, pointDistance } from '@brand/geo';
import type { Opening } from './import-openings.ts';
import type { Unit, UnitIndex } from './unit-index.ts';

// Metres from the line of a door to a point in the room behind it.
const STEP = 0.4;

/** Returns the units on the two sides of an opening. */
export function unitsBeside(
  units: UnitIndex,
  { level, from, to }: Pick<Opening, 'level' | 'from' | 'to'>,
): Unit[] {
  return [STEP, -STEP].flatMap((step) => units.at(level, beside(from, to, step)));
}

/** Returns the point at some metres to the left of the midpoint of a line. */
export function beside(from: Point, to: Point, metres: number): Point {
  const length = pointDistance(from, to) || 1;
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * metres,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * metres,
  };
}
