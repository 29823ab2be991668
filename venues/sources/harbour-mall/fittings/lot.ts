import type { FloorPlan, PlanObject } from '../../../src/dsl/floor-plan.ts';
import { distance, type Path, regular, type Vec } from '../../../src/dsl/shapes.ts';
import { at, between, depth, type Edge } from '../spine.ts';

/** The floor of a shop, to be furnished: `x` metres from its left wall, `y` metres from its front. */
export type Lot = {
  readonly plan: FloorPlan;
  readonly depth: number;
  /** Metres from wall to wall at a distance from the front. */
  width(y: number): number;
  /** Negative `x` counts from the right wall. */
  point(x: number, y: number): Vec;
};

export type LotBounds = {
  readonly front: Edge;
  /** Where the side walls end. @defaultValue `depth` metres from the front */
  readonly back?: Edge;
  /** Where the lot ends on the left and on the right: along the front, and along the back. */
  readonly left: readonly [front: number, back: number];
  readonly right: readonly [front: number, back: number];
  /** 1 when the lot lies left of the spine, -1 when it lies right of it. */
  readonly side: 1 | -1;
  readonly depth: number;
};

export function lotOf(plan: FloorPlan, bounds: LotBounds): Lot {
  const { front, back, left, right, side } = bounds;
  const lengthOf = ([near, far]: readonly [number, number]): number =>
    back === undefined ? bounds.depth : Math.abs(depth(back, far) - depth(front, near));
  const [leftLength, rightLength] = [lengthOf(left), lengthOf(right)];
  const ends = (y: number): readonly [number, number] => [
    left[0] + ((left[1] - left[0]) * y) / leftLength,
    right[0] + ((right[1] - right[0]) * y) / rightLength,
  ];
  const inside = (s: number, y: number): Vec => at(s, depth(front, s) + side * y);
  const width = (y: number): number => {
    const [from, to] = ends(y);
    return distance(inside(from, y), inside(to, y));
  };
  return {
    plan,
    depth: bounds.depth,
    width,
    point: (x, y) => {
      const [from, to] = ends(y);
      const t = x / width(y);
      return inside(x < 0 ? to + (to - from) * t : from + (to - from) * t, y);
    },
  };
}

/** A lot from four corners, for rooms that do not lie along the spine. */
export function cornerLot(plan: FloorPlan, corners: readonly [Vec, Vec, Vec, Vec]): Lot {
  const [frontLeft, frontRight, backRight, backLeft] = corners;
  const deep = (distance(frontLeft, backLeft) + distance(frontRight, backRight)) / 2;
  const width = (y: number): number =>
    distance(between(frontLeft, backLeft, y / deep), between(frontRight, backRight, y / deep));
  return {
    plan,
    depth: deep,
    width,
    point: (x, y) => {
      const wide = width(y);
      const [a, b] = [
        between(frontLeft, backLeft, y / deep),
        between(frontRight, backRight, y / deep),
      ];
      return between(a, b, (x < 0 ? wide + x : x) / wide);
    },
  };
}

/**
 * Puts something that follows the walls: from `x` to `x` and from `y` to `y`. What stands at the
 * right wall, with both `x` negative, keeps its distance from that wall however the wall slants.
 */
export function slabIn(
  lot: Lot,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  object: Omit<PlanObject, 'shape'>,
): void {
  const row = (y: number): Vec[] => {
    const to = x0 >= 0 && x1 < 0 ? lot.width(y) + x1 : x1;
    const steps = Math.max(1, Math.round((to - x0) / 3.5));
    return Array.from({ length: steps + 1 }, (_, step) =>
      lot.point(x0 + ((to - x0) * step) / steps, y),
    );
  };
  lot.plan.object([...row(y0), ...row(y1).toReversed()], object);
}

/** Puts a rectangle that stays a rectangle, by its middle; turned with the front of the lot. */
export function boxIn(
  lot: Lot,
  [x, y]: readonly [number, number],
  [wide, deep]: readonly [number, number],
  object: Omit<PlanObject, 'shape'>,
): void {
  lot.plan.object(
    boxAt(lot.point(x, y), lot.point(x < 0 ? x - 0.5 : x + 0.5, y), [wide, deep]),
    object,
  );
}

/** A rectangle around a point, its width along the line to another point. */
export function boxAt(center: Vec, towards: Vec, [wide, deep]: readonly [number, number]): Path {
  const length = distance(center, towards);
  const [ux, uy] = [(towards[0] - center[0]) / length, (towards[1] - center[1]) / length];
  const corner = (a: number, b: number): Vec => [
    center[0] + (a * wide * ux) / 2 - (b * deep * uy) / 2,
    center[1] + (a * wide * uy) / 2 + (b * deep * ux) / 2,
  ];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

export function discIn(
  lot: Lot,
  [x, y]: readonly [number, number],
  radius: number,
  object: Omit<PlanObject, 'shape'>,
): void {
  lot.plan.object(regular(lot.point(x, y), radius, 8, 22.5), object);
}

/** Evenly spaced places for things in a lot, kept away from its walls. */
export function places(
  lot: Lot,
  y: readonly [from: number, to: number],
  x: { readonly margin: number; readonly gap: number; readonly rows: number },
): (readonly [x: number, y: number])[] {
  const rows = Math.max(1, Math.floor((y[1] - y[0]) / x.rows) + 1);
  return Array.from({ length: rows }, (_, row) => y[0] + row * x.rows).flatMap((deep) => {
    const free = lot.width(deep) - 2 * x.margin;
    const count = Math.max(1, Math.floor(free / x.gap) + 1);
    const gap = count > 1 ? free / (count - 1) : 0;
    return Array.from(
      { length: count },
      (_, column) => [count > 1 ? x.margin + column * gap : x.margin + free / 2, deep] as const,
    );
  });
}
