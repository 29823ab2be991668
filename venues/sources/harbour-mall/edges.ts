import type { Path, Vec } from '../../src/dsl/shapes.ts';
import { along, frameAt, type Frame, swell } from './spine.ts';

/** Middle of the oval atrium and of the round one, along the spine. */
export const OVAL = 82;
export const ROUND = 134;
/** Where the department store ends and the mall begins. */
export const WEST = 26;
/** Where the straight walls end and the round end of the east wing begins. */
export const EAST = 158;

/** Shop fronts on the city side. */
export const northFront = (s: number): number =>
  5.5 + swell(s, OVAL, 26, 8.5) + swell(s, ROUND, 15, 6);
/** Shop fronts on the quay side. */
export const southFront = (s: number): number =>
  -(5.5 + swell(s, OVAL, 26, 9.5) + swell(s, ROUND, 15, 6.5));
/** Outer wall on the city side. */
export const northWall = (s: number): number => 21.3 + swell(s, OVAL, 40, 4);
/** Backs of the shops where the delivery corridor runs behind them. */
export const northBack = (s: number): number => northWall(s) - 2.8;
/** Outer wall on the quay side. */
export const southWall = (s: number): number =>
  -(21.3 + swell(s, 84, 46, 8.5) + swell(s, 138, 20, 2));

export const oval: Frame = frameAt(OVAL);
export const round: Frame = frameAt(ROUND);
export const eastEnd: Frame = frameAt(EAST);
const westEnd = frameAt(0);

export const OVAL_RADII = [15, 8.5] as const;
export const ROUND_RADIUS = 7.6;

const WEST_RADII = [17, 21.3] as const;
const EAST_RADII = [27, 21.3] as const;

/** A point of a rounded end by its direction in degrees, 0 is away from the mall. */
function onEnd(frame: Frame, radii: readonly [number, number], degrees: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const r = 1 / Math.hypot(cos / radii[0], sin / radii[1]);
  return frame(r * cos, r * sin);
}

/** Outer wall of the east end. Even degrees from -90 to 90 are corners of it. */
export const onEastEnd = (degrees: number): Vec => onEnd(eastEnd, EAST_RADII, degrees);
/** Outer wall of the west end, degrees from 90 (city) to 270 (quay). */
export const onWestEnd = (degrees: number): Vec => onEnd(westEnd, WEST_RADII, degrees);

/** A point in the round east end by direction and radius. */
export function inEastEnd(degrees: number, radius: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  return eastEnd(radius * Math.cos(angle), radius * Math.sin(angle));
}

/** The outer wall of the building from one direction of the east end to another. */
export function eastEndWall(from: number, to: number): Path {
  const count = Math.round(Math.abs(to - from) / 2);
  return Array.from({ length: count + 1 }, (_, index) =>
    onEastEnd(from + ((to - from) * index) / count),
  );
}

/** The outer wall of the whole building. */
export function outline(): Path {
  const west = Array.from({ length: 59 }, (_, index) => onWestEnd(93 + index * 3));
  return [
    ...along(southWall, 0, EAST),
    ...eastEndWall(-88, 88),
    ...along(northWall, EAST, 0),
    ...west,
  ];
}

type Gap = readonly [from: Vec, to: Vec];

/**
 * The wall around an oval hole. Each gap is two corners, counter-clockwise, of something that stands
 * at the hole: the wall runs straight from one to the other, and ends at them where it is `open`.
 */
export function rim(
  frame: Frame,
  radii: readonly [number, number],
  gaps: { readonly straight: readonly Gap[]; readonly open?: Gap },
): Path {
  const all = gaps.open ? [...gaps.straight, gaps.open] : gaps.straight;
  const start = gaps.open ? angleOf(gaps.open[1], radii) : 0;
  const steps = Math.ceil((2 * Math.PI * Math.max(...radii)) / 1.3);
  const curved = Array.from({ length: steps }, (_, step): Vec => {
    const angle = (step * 2 * Math.PI) / steps;
    return [radii[0] * Math.cos(angle), radii[1] * Math.sin(angle)];
  }).filter((spot) => !all.some((gap) => isWithin(spot, gap, radii)));
  return [...curved, ...all.flat()]
    .map((spot) => ({ spot, turn: turnTo(angleOf(spot, radii) - start) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ spot: [u, v] }) => frame(u, v));
}

function angleOf([u, v]: Vec, radii: readonly [number, number]): number {
  return Math.atan2(v / radii[1], u / radii[0]);
}

/** An angle as one between 0 and a full turn. */
function turnTo(angle: number): number {
  return ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
}

function isWithin(spot: Vec, [from, to]: Gap, radii: readonly [number, number]): boolean {
  const [start, end] = [angleOf(from, radii), angleOf(to, radii)];
  // A corner of the wall right beside a gap would make a piece too short to see.
  const margin = 0.03;
  return turnTo(angleOf(spot, radii) - start + margin) < turnTo(end - start) + 2 * margin;
}
