import type { FloorPlan, PlanObject } from '../../src/dsl/floor-plan.ts';
import { distance, type Path, regular, type Vec } from '../../src/dsl/shapes.ts';
import { between } from './frames.ts';

/** A room as its furniture sees it: `x` metres along its front, `y` metres into the room. */
export type Lot = {
  readonly plan: FloorPlan;
  readonly depth: number;
  /** Metres from the left wall to the right one, `y` metres into the room. */
  width(y: number): number;
  /** Negative `x` is metres from the right wall. */
  point(x: number, y: number): Vec;
};

/** Front left, front right, back right and back left corner. */
export type Quad = readonly [Vec, Vec, Vec, Vec];

export function quadLot(plan: FloorPlan, [frontLeft, frontRight, backRight, backLeft]: Quad): Lot {
  const depth = (distance(frontLeft, backLeft) + distance(frontRight, backRight)) / 2;
  const left = (y: number): Vec => between(frontLeft, backLeft, y / depth);
  const right = (y: number): Vec => between(frontRight, backRight, y / depth);
  const width = (y: number): number => distance(left(y), right(y));
  return {
    plan,
    depth,
    width,
    point: (x, y) => between(left(y), right(y), (x < 0 ? width(y) + x : x) / width(y)),
  };
}

/** The part of a lot between two fractions of its width and between two depths. */
export function partOf(lot: Lot, [t0, t1]: Vec, [y0, y1]: Vec): Lot {
  const corner = (t: number, y: number): Vec => lot.point(t * lot.width(y), y);
  return quadLot(lot.plan, [corner(t0, y0), corner(t1, y0), corner(t1, y1), corner(t0, y1)]);
}

type Look = string | Omit<PlanObject, 'shape'>;

function asObject(look: Look): Omit<PlanObject, 'shape'> {
  return typeof look === 'string' ? { style: look } : look;
}

/** A rectangle around a point, its width along the line to another point. */
export function boxAt(center: Vec, towards: Vec, [wide, deep]: Vec): Path {
  const length = distance(center, towards);
  const [ux, uy] = [(towards[0] - center[0]) / length, (towards[1] - center[1]) / length];
  const corner = (a: number, b: number): Vec => [
    center[0] + (a * wide * ux) / 2 - (b * deep * uy) / 2,
    center[1] + (a * wide * uy) / 2 + (b * deep * ux) / 2,
  ];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Puts a rectangle that stays a rectangle, by its middle; its width lies along the front. */
export function box(lot: Lot, [x, y]: Vec, size: Vec, look: Look): void {
  const towards = lot.point(x < 0 ? x - 0.3 : x + 0.3, y);
  lot.plan.object(boxAt(lot.point(x, y), towards, size), asObject(look));
}

/** Puts something that follows the walls: from `x` to `x` and from `y` to `y`. */
export function slab(lot: Lot, [x0, x1]: Vec, [y0, y1]: Vec, look: Look): void {
  const row = (y: number): Vec[] => {
    const to = x0 >= 0 && x1 < 0 ? lot.width(y) + x1 : x1;
    const pieces = Math.max(1, Math.round(Math.abs(to - x0) / 3));
    return Array.from({ length: pieces + 1 }, (_, piece) =>
      lot.point(x0 + ((to - x0) * piece) / pieces, y),
    );
  };
  lot.plan.object([...row(y0), ...row(y1).toReversed()], asObject(look));
}

export function disc(lot: Lot, [x, y]: Vec, radius: number, look: Look): void {
  lot.plan.object(regular(lot.point(x, y), radius, 10, 18), asObject(look));
}

/** Distances at equal steps, as many as fit between two walls with a margin. */
export function steps(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.floor((to - from) / step) + 1);
  if (count === 1) return [(from + to) / 2];
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}
