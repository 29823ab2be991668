import { type Point, pointDistance, simplifyLine } from '@brand/geo';
import type { TurnBearing } from './route.ts';

/** A change of direction that needs an instruction. */
export type Turn = {
  /** Index of the point in the line. */
  readonly index: number;
  readonly bearing: TurnBearing;
  /** Directions before and after, in degrees clockwise from north. */
  readonly before: number;
  readonly after: number;
};

// Simplification tolerance in metres: smaller deviations are not noticed while walking.
const WOBBLE = 0.75;
// Metres. Bends closer together than this are one turn.
const MERGE = 3.5;
// Metres. Turns this close to the end are part of the arrival.
const ARRIVAL = 3;
// Minimum angles in degrees of slight, plain, sharp and U-turns; the names are those of a bearing.
const SLIGHT = 25;
const PLAIN = 55;
const SHARP = 120;
const BACK = 160;

/** Finds the turns along a line on one floor. */
export function findTurns(line: readonly Point[]): readonly Turn[] {
  const corners = simplifyLine(line, WOBBLE);
  const end = corners.at(-1)!;
  const turns: Turn[] = [];
  for (let first = 1; first < corners.length - 1;) {
    let last = first;
    let angle = turnAt(corners, first);
    while (
      last + 1 < corners.length - 1 &&
      pointDistance(corners[last]!, corners[last + 1]!) < MERGE
    ) {
      last += 1;
      angle += turnAt(corners, last);
    }
    const bearing = bearingOf(angle);
    if (bearing !== 'straight' && pointDistance(corners[first]!, end) > ARRIVAL) {
      turns.push({
        index: line.indexOf(corners[first]!),
        bearing,
        before: headingDegrees(corners[first - 1]!, corners[first]!),
        after: headingDegrees(corners[last]!, corners[last + 1]!),
      });
    }
    first = last + 1;
  }
  return turns;
}

/** Returns the direction of arrival at the end of a line, ignoring the last sidestep. */
export function arrivalHeading(line: readonly Point[]): number {
  const end = line.at(-1)!;
  const corners = simplifyLine(line, WOBBLE);
  let last = corners.length - 1;
  while (last > 1 && pointDistance(corners[last - 1]!, end) <= ARRIVAL) last -= 1;
  return headingDegrees(corners[last - 1] ?? end, corners[last]!);
}

/** Returns the initial direction of a simplified line. */
export function departureHeading(line: readonly Point[]): number {
  const corners = simplifyLine(line, WOBBLE);
  return headingDegrees(corners[0]!, corners[1] ?? corners[0]!);
}

/** Returns the heading in degrees clockwise from north, from 0 to 360. */
export function headingDegrees(from: Point, to: Point): number {
  const degrees = (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** Returns the degrees from one direction to another, positive to the right, from -180 to 180. */
export function turnDegrees(before: number, after: number): number {
  return ((after - before + 540) % 360) - 180;
}

/** Returns the bearing for a change of direction in degrees, positive to the right. */
export function bearingOf(degrees: number): TurnBearing {
  const size = Math.abs(degrees);
  if (size < SLIGHT) return 'straight';
  if (size >= BACK) return 'back';
  const side = degrees > 0 ? 'right' : 'left';
  if (size < PLAIN) return `slight-${side}`;
  return size < SHARP ? side : `sharp-${side}`;
}

function turnAt(corners: readonly Point[], index: number): number {
  const [before, here, after] = [corners[index - 1]!, corners[index]!, corners[index + 1]!];
  return turnDegrees(headingDegrees(before, here), headingDegrees(here, after));
}
