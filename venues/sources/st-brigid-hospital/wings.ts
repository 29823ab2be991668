import type { Path, Vec } from '../../src/dsl/shapes.ts';
import { crossing, type Frame, frameAt } from './frames.ts';

/** How far an outer wall is from the axis of its wing, by metres along it. Always a straight line. */
type Edge = (u: number) => number;

/** A wing: a corridor with rooms on both sides, straight out from where all wings meet. */
export type Wing = {
  readonly frame: Frame;
  /** Outer walls: left of the axis is positive, right of it negative. */
  readonly left: Edge;
  readonly right: Edge;
};

const HUB: Vec = [0, 0];

/** Half of the width of every corridor, in metres. */
export const HALF = 1.6;
/** Where the wings begin, metres from the point where their axes meet. */
export const START = 14;

/** The west wing; its left is the courtyard. */
export const WEST: Wing = {
  frame: frameAt(HUB, 196),
  left: () => 10,
  right: (u) => -(9.4 + 0.045 * u),
};
/** The east wing; its right is the courtyard. */
export const EAST: Wing = {
  frame: frameAt(HUB, -30),
  left: (u) => 9.4 + 0.05 * u,
  right: () => -10,
};
/** The north wing; its left is west. */
export const NORTH: Wing = {
  frame: frameAt(HUB, 84),
  left: () => 12,
  right: (u) => -(12.4 - 0.035 * u),
};

export function onLeft({ frame, left }: Wing, u: number): Vec {
  return frame(u, left(u));
}

export function onRight({ frame, right }: Wing, u: number): Vec {
  return frame(u, right(u));
}

type Line = readonly [Vec, Vec];
const leftLine = (wing: Wing): Line => [onLeft(wing, 0), onLeft(wing, 10)];
const rightLine = (wing: Wing): Line => [onRight(wing, 0), onRight(wing, 10)];

/** The corners where the outer walls of two wings meet. */
export const CORNERS = {
  courtyard: crossing(leftLine(WEST), rightLine(EAST)),
  northWest: crossing(rightLine(WEST), leftLine(NORTH)),
  northEast: crossing(rightLine(NORTH), leftLine(EAST)),
} as const;

/** Where the round end of the west wing begins. */
export const WEST_END = 52;
const WEST_BULGE = 9;

/** The round end of the west wing, from its right wall to its left one. */
export function westEnd(): Path {
  const [right, left] = [WEST.right(WEST_END), WEST.left(WEST_END)];
  const [middle, half] = [(left + right) / 2, (left - right) / 2];
  return Array.from({ length: 25 }, (_, index) => {
    const angle = ((-90 + index * 7.5) * Math.PI) / 180;
    return WEST.frame(WEST_END + WEST_BULGE * Math.cos(angle), middle + half * Math.sin(angle));
  });
}

/** The slanted ends of the other two wings, left and right, metres along them. */
export const EAST_END = { left: 62, right: 57.5 } as const;
export const NORTH_END = { left: 45, right: 42 } as const;

/** Where the passages from the wings to the entrance hall are. */
export const WEST_PASSAGE = { from: 25, to: 30 } as const;
export const EAST_PASSAGE = { from: 24, to: 29 } as const;

/** Where the slanted end of a wing is, `v` metres beside its axis. */
export function endAt(wing: Wing, end: { left: number; right: number }, v: number): number {
  const [left, right] = [wing.left(end.left), wing.right(end.right)];
  return end.right + ((end.left - end.right) * (v - right)) / (left - right);
}

/** A point of the slanted end of the north wing. */
export function northEndAt(v: number): Vec {
  return NORTH.frame(endAt(NORTH, NORTH_END, v), v);
}
