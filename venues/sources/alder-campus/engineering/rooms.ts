import type { FloorPlan, PlanDoor } from '../../../src/dsl/floor-plan.ts';
import type { Vec } from '../../../src/dsl/shapes.ts';
import { EAST, NORTH } from './frame.ts';

/** A room of a wing by where it begins and ends along the wing. */
export type WingRoom = {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly style: string;
  readonly door?: Omit<PlanDoor, 'at'> & { readonly along?: number };
  readonly access?: { readonly public: boolean };
};

type Side = {
  /** Where the rooms meet the corridor, and where the outer wall is. */
  readonly front: number;
  readonly back: number;
  readonly axis: 'x' | 'y';
};

export const SIDES = {
  northern: { front: NORTH.corridor[1], back: NORTH.north, axis: 'x' },
  southern: { front: NORTH.corridor[0], back: NORTH.south, axis: 'x' },
  western: { front: EAST.corridor[0], back: EAST.west, axis: 'y' },
  eastern: { front: EAST.corridor[1], back: EAST.east, axis: 'y' },
} satisfies Record<string, Side>;

/** Draws rooms side by side along a corridor, with a window each. */
export function drawRooms(plan: FloorPlan, side: Side, rooms: readonly WingRoom[]): void {
  const at = (along: number, across: number): Vec =>
    side.axis === 'x' ? [along, across] : [across, along];
  for (const { key, from, to, style, door, access } of rooms) {
    for (const end of [from, to]) plan.wall([at(end, side.front), at(end, side.back)]);
    const middle = (from + to) / 2;
    const inner = side.front + Math.sign(side.back - side.front) * 1.1;
    plan
      .room(key, at(middle, inner), { style, ...(access && { access }) })
      .door(at(door?.along ?? middle, side.front), {
        width: door?.width ?? 1.2,
        look: door?.look ?? 'single-swing',
        ...(access && { access }),
      });
  }
}
