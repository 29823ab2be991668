import type { FloorPlan, PlanObject } from '../../src/dsl/floor-plan.ts';
import { crown, type Path, regular, type Vec } from '../../src/dsl/shapes.ts';
import { block, type Frame, frameAt } from './pick.ts';

export const CHAIR = { style: 'Chairs' };
export const TABLE = { style: 'Tables' };
export const COUNTER = { style: 'Counters' };
export const SHELF = { style: 'Shelves' };

/** A chair, seen from above. */
export function chair(center: Vec): Path {
  return regular(center, 0.27, 6);
}

/** A round table with chairs around it. */
export function roundTable(plan: FloorPlan, at: Vec, seats: number, turn = 0): void {
  const radius = seats > 4 ? 0.75 : seats > 2 ? 0.6 : 0.4;
  plan.object(regular(at, radius, 10), TABLE);
  plan.objectsAt(regular(at, radius + 0.38, seats, turn), chair, CHAIR);
}

/** A long table with chairs along both sides and, for meetings, at both ends. */
export function longTable(
  plan: FloorPlan,
  frame: Frame,
  { seats, ends = true }: { readonly seats: number; readonly ends?: boolean },
): void {
  const along = Math.floor((seats - (ends ? 2 : 0)) / 2);
  const length = along * 0.8 + 0.3;
  plan.object(block(frame, 0, 0, [length, 1.1]), TABLE);
  for (let index = 0; index < along; index += 1) {
    const u = (index - (along - 1) / 2) * 0.8;
    for (const v of [-0.88, 0.88]) plan.object(chair(frame(u, v)), CHAIR);
  }
  if (!ends) return;
  for (const u of [-1, 1]) plan.object(chair(frame(u * (length / 2 + 0.35), 0)), CHAIR);
}

/** A long table with a bench along both sides. */
export function benchTable(plan: FloorPlan, frame: Frame, length: number): void {
  plan.object(block(frame, 0, 0, [length, 0.9]), TABLE);
  for (const v of [-0.8, 0.8]) {
    plan.object(block(frame, 0, v, [length - 0.2, 0.36]), { style: 'Benches' });
  }
}

/** What a meeting room holds: a table for so many, and a screen on one end wall. */
export function meetingTable(plan: FloorPlan, frame: Frame, seats: number): void {
  if (seats <= 4) roundTable(plan, frame(0, 0), seats, 45);
  else longTable(plan, frame, { seats });
}

/** Two sofas that face each other, a low table between them. */
export function sofas(plan: FloorPlan, frame: Frame, style = 'Sofas'): void {
  for (const v of [-1.25, 1.25]) plan.object(block(frame, 0, v, [2.1, 0.75]), { style });
  plan.object(block(frame, 0, 0, [1.1, 0.6]), TABLE);
}

/** Two armchairs beside a small table. */
export function armchairs(plan: FloorPlan, frame: Frame, style = 'SofasSlate'): void {
  for (const u of [-0.95, 0.95]) plan.object(regular(frame(u, 0), 0.42, 8, 22.5), { style });
  plan.object(regular(frame(0, 0), 0.28, 8), TABLE);
}

/** A tree in a round planter; a small one is a plant in a pot. */
export function tree(plan: FloorPlan, at: Vec, radius = 0.7): void {
  if (radius > 0.6) plan.object(regular(at, radius, 12), { style: 'Planters' });
  plan.object(crown(at, radius * 0.75), { style: 'Greenery' });
}

/** A bed of plants with its edge. */
export function bed(plan: FloorPlan, shape: Path): void {
  plan.object(shape, { style: 'Planting' });
}

/** Things in a row in a frame, each by its middle. */
export function rowOf(
  plan: FloorPlan,
  frame: Frame,
  row: {
    readonly count: number;
    readonly step: number;
    readonly size: readonly [number, number];
    readonly object: Omit<PlanObject, 'shape'>;
  },
): void {
  for (let index = 0; index < row.count; index += 1) {
    plan.object(block(frame, index * row.step, 0, row.size), row.object);
  }
}

/** Cubicles along one wall, basins along the other: `u` runs along the cubicles. */
export function cubicles(plan: FloorPlan, [x, y]: Vec, count: number): void {
  const frame = frameAt([x, y], 0);
  rowOf(plan, frame, { count, step: 1.02, size: [0.94, 1.3], object: { style: 'Cubicles' } });
}
