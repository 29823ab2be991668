import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { block, offset } from '../furniture.ts';
import { onRay, spot } from './polar.ts';

/** Shelves like spokes: as many as fit at every so many degrees. */
export function radialShelves(
  plan: FloorPlan,
  shelves: {
    readonly from: number;
    readonly to: number;
    readonly every: number;
    readonly radii: readonly [number, number];
  },
): void {
  const { from, to, every, radii } = shelves;
  const middle = (radii[0] + radii[1]) / 2;
  for (let degrees = from; degrees <= to + 0.01; degrees += every) {
    // Every second spoke begins farther out, where the first ones leave room between them.
    const isLong = Math.round((degrees - from) / every) % 2 === 0;
    const inner = isLong ? radii[0] : (radii[0] + middle) / 2;
    plan.object(onRay(degrees, (inner + radii[1]) / 2, [radii[1] - inner, 0.55]), {
      style: 'Shelves',
    });
  }
}

/** Tables that stand on rays, with a bench on each side. */
export function studyTables(
  plan: FloorPlan,
  at: readonly (readonly [degrees: number, radius: number])[],
  length = 2.2,
): void {
  for (const [degrees, radius] of at) {
    const center = spot(degrees, radius);
    plan.object(block(center, [length, 0.9], degrees), { style: 'Tables' });
    for (const side of [-0.82, 0.82]) {
      const seat = offset(center, degrees, [0, side]);
      plan.object(block(seat, [length - 0.3, 0.42], degrees), { style: 'Chairs' });
    }
  }
}

/** Desks for one along an arc, each with its chair towards the middle. */
export function carrels(
  plan: FloorPlan,
  row: {
    readonly from: number;
    readonly to: number;
    readonly count: number;
    readonly radius: number;
  },
): void {
  const { from, to, count, radius } = row;
  for (let index = 0; index < count; index += 1) {
    const degrees = from + ((to - from) * index) / (count - 1);
    plan.object(onRay(degrees, radius, [0.75, 1.3]), { style: 'Tables' });
    plan.object(onRay(degrees, radius - 0.75, [0.48, 0.48]), { style: 'Chairs' });
  }
}
