import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import type { Path, Vec } from '../../src/dsl/shapes.ts';
import { type Lot, quadLot } from './lot.ts';
import { FRONT, FRONT_ENDS, outer, OUTER_ENDS, outerRadius, ring } from './ring.ts';
import { HALF, type Wing } from './wings.ts';

/** Where rooms stand side by side, by places along it: their fronts and their backs. */
export type Strip = {
  front(from: number, to: number): Path;
  back(from: number, to: number): Path;
  frontAt(place: number): Vec;
  backAt(place: number): Vec;
  /** A room by where it begins and ends, each along the front and along the back. */
  lot(plan: FloorPlan, left: Vec, right: Vec): Lot;
};

/** One side of the corridor of a wing; places are metres along the wing. */
export function wingStrip(wing: Wing, side: 'left' | 'right', front = HALF): Strip {
  const sign = side === 'left' ? 1 : -1;
  const frontAt = (u: number): Vec => wing.frame(u, sign * front);
  const backAt = (u: number): Vec => wing.frame(u, wing[side](u));
  return {
    frontAt,
    backAt,
    front: (from, to) => [frontAt(from), frontAt(to)],
    back: (from, to) => [backAt(from), backAt(to)],
    lot: (plan, left, right) =>
      quadLot(plan, [frontAt(left[0]), frontAt(right[0]), backAt(right[1]), backAt(left[1])]),
  };
}

/** Places in the ring that stand for the walls of the two wings, which are not at even degrees. */
export const WEST_WALL = 194;
export const EAST_WALL = 332;

type Ends = typeof FRONT_ENDS;

function orEnd(degrees: number, ends: Ends, at: (degrees: number) => Vec): Vec {
  if (degrees <= WEST_WALL) return ends.west;
  return degrees >= EAST_WALL ? ends.east : at(degrees);
}

function evenDegrees(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / 2 + 1 }, (_, index) => from + index * 2);
}

const frontAt = (degrees: number): Vec => orEnd(degrees, FRONT_ENDS, (at) => ring(at, FRONT));
const backAt = (degrees: number): Vec => orEnd(degrees, OUTER_ENDS, (at) => outer(at));

/** The rooms along the outer wall of the entrance hall; places are even degrees. */
export const RING_STRIP: Strip = {
  frontAt,
  backAt,
  front: (from, to) => evenDegrees(from, to).map(frontAt),
  back: (from, to) => evenDegrees(from, to).map(backAt),
  lot: (plan, [from], [to]) => ringLot(plan, Math.max(from, 195.3), Math.min(to, 331)),
};

/** A room between two directions of the ring, seen from the hall. */
function ringLot(plan: FloorPlan, from: number, to: number): Lot {
  const turn = ((to - from) * Math.PI) / 180;
  // Chords cut the curve: what stands on the arc itself would stand in the wall.
  const depth = Math.min(outerRadius(from), outerRadius(to)) - FRONT - 0.1;
  const width = (y: number): number => turn * (FRONT + y);
  return {
    plan,
    depth,
    width,
    point: (x, y) => {
      const along = (x < 0 ? width(y) + x : x) / width(y);
      return ring(from + (to - from) * along, FRONT + y);
    },
  };
}
