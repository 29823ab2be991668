import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import type { Vec } from '../../src/dsl/shapes.ts';
import { CORE, STAFF } from './core.ts';
import { benchTable, COUNTER, roundTable } from './fittings.ts';
import { block, frameAt, GALLERY, north, panel, SET_BACK } from './pick.ts';

/** Where the west wall of the top floor passes the gallery. */
export const WEST_END: Vec = [-13.2, north(0, GALLERY)[1]];
const KITCHEN = { u: 18.4, front: 4.2 } as const;

/** The canteen: kitchen beside the core, a servery before it, tables to the west windows. */
export function drawCanteen(plan: FloorPlan): void {
  const { u, front } = KITCHEN;
  const facade: Vec = [north(u, 0)[0], north(0, SET_BACK)[1]];
  plan
    .wall([north(14, GALLERY), WEST_END], 'glass')
    .wall([north(14, front), north(u, front), facade])
    .room('canteen', north(20, 3), { style: 'Cafe' })
    .door(north(16.4, GALLERY), { width: 2.4, look: 'open' })
    .door(north(22, GALLERY), { width: 3.2, look: 'open' })
    .door([-12.95, 12.6], { width: 2, look: 'sliding' })
    .room('canteen-kitchen', north(16, 8), { style: 'StaffRooms', access: STAFF })
    .door(north(u, 11.4), { access: STAFF })
    .door([CORE.west, CORE.north + 1], { width: 1.1, access: STAFF })
    .object(panel(north, [u + 1, u + 1.8], [5, 10.2]), {
      ...COUNTER,
      key: 'servery',
      walkUp: true,
    })
    .object(panel(north, [u - 0.7, u - 0.2], [5, 10.2]), { style: 'Kitchens' })
    .object(panel(north, [14.2, 14.8], [5, 8.8]), { style: 'Kitchens' })
    .object(panel(north, [15.8, 16.7], [6, 9.6]), { style: 'Kitchens' })
    .object(panel(north, [14.6, 17.8], [3.3, 3.8]), { ...COUNTER, key: 'tray-return' });
  for (const [at, length, turn] of [
    [[-7.7, 16.6], 3.6, 90],
    [[-10.4, 16.4], 3, 84],
    [[-7.4, 12.2], 2.8, 90],
    [[-10.2, 12.4], 2.8, 90],
  ] as const) {
    benchTable(plan, frameAt(at, turn), length);
  }
  for (const [x, y] of [
    [-8.7, 20],
    [-6.4, 20],
  ] as const) {
    roundTable(plan, [x, y], 3, x * 20);
  }
  plan.object(block(north, 19.6, 11.7, [1.6, 0.5]), { style: 'Machines' });
}
