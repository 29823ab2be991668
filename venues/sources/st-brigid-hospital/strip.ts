import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import type { Path, Vec } from '../../src/dsl/shapes.ts';
import { type Lot, quadLot } from './lot.ts';
import { FRONT, outer, outerRadius, ring, ringArc } from './ring.ts';
import { HALF, type Wing } from './wings.ts';

/** Where rooms stand side by side, by places along it: their fronts and their backs. */
export type Strip = {
  front(from: number, to: number): Path;
  back(from: number, to: number): Path;
  frontAt(place: number): Vec;
  backAt(place: number): Vec;
  lot(plan: FloorPlan, left: Vec, right: Vec): Lot;
};

/** One side of the corridor of a wing; places are metres along the wing. */
export function wingStrip(wing: Wing, side: 'left' | 'right'): Strip {
  const sign = side === 'left' ? 1 : -1;
  const frontAt = (u: number): Vec => wing.frame(u, sign * HALF);
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

/** The rooms along the outer wall of the entrance hall; places are even degrees. */
export const RING_STRIP: Strip = {
  frontAt: (degrees) => ring(degrees, FRONT),
  backAt: (degrees) => outer(degrees),
  front: (from, to) => ringArc(from, to, FRONT),
  back: (from, to) => ringArc(from, to, outerRadius),
  lot: (plan, [from], [to]) => ringLot(plan, from, to),
};

/** A room between two directions of the ring, seen from the hall. */
export function ringLot(plan: FloorPlan, from: number, to: number, front = FRONT): Lot {
  const turn = ((to - from) * Math.PI) / 180;
  // Chords cut the curve: what stands on the arc itself would stand in the wall.
  const depth = Math.min(outerRadius(from), outerRadius(to)) - front - 0.1;
  const width = (y: number): number => Math.abs(turn) * (front + y);
  return {
    plan,
    depth,
    width,
    point: (x, y) => {
      const along = (x < 0 ? width(y) + x : x) / width(y);
      return ring(from + (to - from) * along, front + y);
    },
  };
}
