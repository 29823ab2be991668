import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { steps, washroom } from '../furniture.ts';
import { COMMONS } from './frame.ts';

/** Where the rooms of the strip between the street and the sports hall end, from the south. */
const STRIP = { store: 40, stair: 47.6, lift: 50.6, women: 54.6, men: 58.6, accessible: 61.6 };

/** Stairs, lift and toilets: the same on both floors of the commons. */
export function drawCore(plan: FloorPlan): void {
  const [, west] = COMMONS.street;
  const east = COMMONS.hallWest;
  const { store, stair, lift, women, men, accessible } = STRIP;
  plan
    .wall([
      [west, COMMONS.hallSouth],
      [west, accessible],
    ])
    .wall([
      [east, COMMONS.hallSouth],
      [east, COMMONS.hallNorth],
    ]);
  for (const y of [COMMONS.hallSouth, store, stair, lift, women, men, accessible]) {
    plan.wall([
      [west, y],
      [east, y],
    ]);
  }
  plan
    .solid(`commons-riser-${plan.key}`, [204, 38], { style: 'Technical' })
    .stop('commons-stair', [204, 41], { style: 'Stairs' })
    .door([west, 41.2], { width: 1.6, look: 'double-swing' })
    .stop('commons-lift', [204, 49], { style: 'Lifts' })
    .door([west, 49.1], { width: 1.3, look: 'sliding' });
  steps(plan, { from: [204, 42.6], to: [204, 46.8], width: 3.2, count: 5 });
  const rooms = [
    ['toilets-women', lift, women],
    ['toilets-men', women, men],
    ['toilet-accessible', men, accessible],
  ] as const;
  for (const [key, from, to] of rooms) {
    const middle = (from + to) / 2;
    plan
      .room(`${key}-${plan.key}`, [203, middle], { style: 'Toilets' })
      .door([west, middle], { width: 0.95 });
    washroom(plan, { at: [204.1, middle], degrees: -90, size: [to - from - 0.3, 3.5] });
  }
}
