import type { FloorPlan, PlanObject } from '../../src/dsl/floor-plan.ts';
import { type Path, rect, regular, turn, type Vec } from '../../src/dsl/shapes.ts';

export type Size = readonly [width: number, depth: number];

/** A rectangle by its middle, turned by degrees counter-clockwise. */
export function block(center: Vec, [width, depth]: Size, degrees = 0): Path {
  const upright = rect(center[0] - width / 2, center[1] - depth / 2, width, depth);
  return degrees === 0 ? upright : turn(upright, degrees, center);
}

/** The point at `u` metres along a direction from a point and `v` metres to the left of it. */
export function offset([x, y]: Vec, degrees: number, [u, v]: Vec): Vec {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x + u * cos - v * sin, y + u * sin + v * cos];
}

type Seating = {
  readonly radius?: number;
  readonly chairs?: number;
  /** Direction of the first chair in degrees. */
  readonly turn?: number;
};

/** A round table with chairs around it. */
export function roundTable(plan: FloorPlan, center: Vec, seating: Seating = {}): void {
  const { radius = 0.5, chairs = 3, turn: first = 0 } = seating;
  plan.object(regular(center, radius, 8, 22.5), { style: 'Tables' });
  for (let chair = 0; chair < chairs; chair += 1) {
    const degrees = first + (chair * 360) / chairs;
    const seat = offset(center, degrees, [radius + 0.34, 0]);
    plan.object(block(seat, [0.42, 0.46], degrees), { style: 'Chairs' });
  }
}

/** A long table with a bench on each side, along a direction. */
export function longTable(plan: FloorPlan, center: Vec, length: number, degrees = 0): void {
  plan.object(block(center, [length, 0.8], degrees), { style: 'Tables' });
  for (const side of [-0.75, 0.75]) {
    const seat = offset(center, degrees, [0, side]);
    plan.object(block(seat, [length - 0.3, 0.36], degrees), { style: 'Benches' });
  }
}

/** A desk with a chair before it; one sits on the left of the direction. */
export function desk(plan: FloorPlan, center: Vec, degrees = 0): void {
  plan.object(block(center, [1.5, 0.75], degrees), { style: 'Tables' });
  plan.object(block(offset(center, degrees, [0, 0.75]), [0.5, 0.48], degrees), { style: 'Chairs' });
}

/** Rectangles alike, each by its middle. */
export function blocks(
  plan: FloorPlan,
  centers: Path,
  size: Size,
  object: Omit<PlanObject, 'shape'>,
): void {
  plan.objectsAt(centers, (center) => block(center, size), object);
}

/** Cubicles along one side of a room, basins along the other. */
export function washroom(
  plan: FloorPlan,
  room: { readonly at: Vec; readonly degrees: number; readonly size: Size },
): void {
  const { at, degrees, size } = room;
  const count = size[0] > 3 ? 2 : 1;
  const step = size[0] / count;
  for (let index = 0; index < count; index += 1) {
    const cell = offset(at, degrees, [step * (index + 0.5) - size[0] / 2, size[1] / 2 - 0.75]);
    plan.object(block(cell, [step - 0.12, 1.3], degrees), { style: 'Cabins' });
  }
  const basins = offset(at, degrees, [size[0] * 0.12, 0.35 - size[1] / 2]);
  plan.object(block(basins, [size[0] * 0.5, 0.45], degrees), { style: 'Basins' });
}

/** Steps of a flight from one end to the other, one may walk on. */
export function steps(
  plan: FloorPlan,
  flight: { readonly from: Vec; readonly to: Vec; readonly width: number; readonly count: number },
): void {
  const { from, to, width, count } = flight;
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  for (let index = 0; index < count; index += 1) {
    const t = (index + 0.5) / count;
    const center: Vec = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    plan.object(block(center, [0.12, width], degrees), { style: 'Steps', flat: true });
  }
}
