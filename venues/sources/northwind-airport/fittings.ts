import type { FloorPlan, PlanObject } from '../../src/dsl/floor-plan.ts';
import { circle, crown, type Path, rect, regular, spread, type Vec } from '../../src/dsl/shapes.ts';
import { band, block, type Frame, HUB, hub, hubFrame } from './frames.ts';

/** A part of the ring of the rotunda: between two directions and two radii. */
export type Sector = {
  readonly from: number;
  readonly to: number;
  readonly near: number;
  readonly far: number;
};

/** A round table with stools around it. */
export function roundTable(plan: FloorPlan, at: Vec, stools = 4): void {
  plan.object(circle(at, 0.5), { style: 'Tables' });
  for (const seat of regular(at, 0.95, stools, 45))
    plan.object(circle(seat, 0.24), { style: 'Chairs' });
}

/** A square table with a chair on two sides. */
export function pairTable(plan: FloorPlan, frame: Frame, [u, v]: Vec): void {
  plan.object(block(frame, [u, v], [0.8, 0.8]), { style: 'Tables' });
  for (const side of [-0.8, 0.8])
    plan.object(block(frame, [u + side, v], [0.45, 0.5]), { style: 'Chairs' });
}

/** A bush or small tree in a round pot. */
export function plant(plan: FloorPlan, at: Vec, radius = 0.6): void {
  plan.object(circle(at, radius), { style: 'Greenery' });
}

export function tree(plan: FloorPlan, at: Vec, radius = 1.6): void {
  plan.object(crown(at, radius, at[0] * 7), { style: 'Trees' });
}

/** Office desks in two rows, each with a chair. */
export function desks(plan: FloorPlan, at: Path): void {
  for (const [x, y] of at) {
    plan.object(rect(x - 0.8, y - 0.4, 1.6, 0.8), { style: 'Desks' });
    plan.object(circle([x, y - 0.85], 0.28), { style: 'Chairs' });
  }
}

/** Cubicles along a wall and basins opposite. `u` runs along the wall, `v` away from it. */
export function washroom(
  plan: FloorPlan,
  frame: Frame,
  room: { length: number; depth: number },
): void {
  const count = Math.max(2, Math.floor((room.length - 0.6) / 1.15));
  for (let index = 0; index < count; index += 1) {
    plan.object(block(frame, [0.75 + index * 1.15, 0.85], [1, 1.4]), { style: 'Cubicles' });
  }
  for (let index = 0; index < count - 1; index += 2) {
    plan.object(block(frame, [0.9 + index * 1.15, room.depth - 0.35], [0.6, 0.45]), {
      style: 'Basins',
    });
  }
}

/** Shelves on three walls, islands in the middle and a till by the entrance. */
export function shopSector(
  plan: FloorPlan,
  { from, to, near, far }: Sector,
  till: PlanObject['style'] = 'Counters',
): void {
  plan.object(band(HUB, [far - 0.9, far - 0.3], [from + 2.5, to - 2.5]), { style: 'Shelves' });
  for (const [degrees, side] of [
    [from, 0.75],
    [to, -0.75],
  ] as const) {
    plan.object(block(hubFrame(degrees), [(near + far) / 2 + 0.4, side], [far - near - 4.2, 0.6]), {
      style: 'Shelves',
    });
  }
  const middle = (near + far) / 2;
  const steps = Math.max(1, Math.floor(((to - from) * Math.PI * middle) / 180 / 3.6) - 1);
  for (const degrees of spread([from, 0], [to, 0], steps + 2)
    .slice(1, -1)
    .map(([angle]) => angle)) {
    for (const radius of [middle - 0.9, middle + 1.9]) {
      plan.object(block(hubFrame(degrees), [radius, 0], [1.7, 0.9]), { style: 'Displays' });
    }
  }
  plan.object(block(hubFrame(from + (to - from) * 0.22), [near + 2.2, 0], [0.7, 1.9]), {
    style: till,
  });
}

/** A counter along the back and tables in rings before it. */
export function cafeSector(
  plan: FloorPlan,
  { from, to, near, far }: Sector,
  isRestaurant = false,
): void {
  plan.object(band(HUB, [far - 0.95, far - 0.3], [from + 3, to - 3]), { style: 'Kitchens' });
  plan.object(band(HUB, [far - 2.9, far - 2.2], [from + 5, to - 5]), { style: 'Counters' });
  const rows = isRestaurant ? [near + 1.9, near + 4.1, near + 6.3] : [near + 1.9, near + 4.6];
  for (const [row, radius] of rows.entries()) {
    const gap = ((isRestaurant ? 2.4 : 2.9) / radius / Math.PI) * 180;
    const count = Math.floor((to - from - 5) / gap);
    const start = (from + to) / 2 - ((count - 1) * gap) / 2 + (row % 2 === 0 ? 0 : gap / 3);
    for (let index = 0; index < count; index += 1) {
      const degrees = start + index * gap;
      if (degrees > to - 3.4) continue;
      if (isRestaurant) pairTable(plan, hubFrame(degrees + 90 - 90), [radius, 0]);
      else roundTable(plan, hub(radius, degrees));
    }
  }
}

/** A sofa for two seen from above: seat and back. */
export function sofa(plan: FloorPlan, frame: Frame, [u, v]: Vec, length = 1.9): void {
  plan.object(block(frame, [u, v], [0.9, length]), { style: 'Sofas' });
}

/** Seats back to back along `v`. */
export function bench(plan: FloorPlan, frame: Frame, u: number, [from, to]: Vec): void {
  const middle = (from + to) / 2;
  plan.object(block(frame, [u, middle], [1.3, to - from]), { style: 'Seats' });
}
