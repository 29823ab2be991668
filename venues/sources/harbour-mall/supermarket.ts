import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import type { Path } from '../../src/dsl/shapes.ts';
import { northFront, northWall, southWall } from './edges.ts';
import { boxAt } from './fittings/lot.ts';
import { along, at, slab } from './spine.ts';

/** The supermarket fills the west end and goes on beside the hall up to here. */
export const MARKET = { to: 46, side: -7 } as const;
const STOCK = { west: 1, step: 19, south: 12.6 } as const;
const STAFF = { public: false };

export function drawSupermarket(plan: FloorPlan): void {
  plan
    .wall([at(26, northFront), at(28, 3.4), at(28.6, -2), at(30.5, MARKET.side)], 'glass')
    .wall(along(MARKET.side, 30.5, MARKET.to), 'glass')
    .wall([at(MARKET.to, MARKET.side), at(MARKET.to, southWall)])
    .wall([
      at(26, northFront),
      at(STOCK.step, northFront),
      at(STOCK.step, STOCK.south),
      ...along(STOCK.south, STOCK.step, STOCK.west),
      at(STOCK.west, northWall),
    ])
    .room('supermarket', at(10, 0), { style: 'Market' })
    .room('supermarket-stock', at(15, 17), { style: 'StaffRooms', access: STAFF })
    .door(at(28.3, 0.7), { width: 3, look: 'sliding' })
    .door(at(37, MARKET.side), { width: 3, look: 'sliding' })
    .door(at(STOCK.step, 9), { width: 1.6, look: 'double-swing', access: STAFF })
    .door(at(26, 8.2), { width: 1.6, look: 'double-swing', access: STAFF });
  drawTills(plan);
  drawAisles(plan);
  drawFresh(plan);
  for (const s of [5, 9, 13, 17]) {
    for (const d of [15, 18.4]) {
      plan.object(boxAt(at(s, d), at(s + 1, d), [2.2, 1.1]), { style: 'Pallets' });
    }
  }
}

/** Tills in a row before the exit. */
function drawTills(plan: FloorPlan): void {
  for (const d of [3.4, 1.2, -1, -3.2, -5.4]) {
    plan.object(boxAt(at(22.6, d), at(23.6, d), [2.8, 0.8]), { style: 'Counters' });
  }
  for (const d of [-8.6, -10.2, -11.8]) {
    plan.object(boxAt(at(23, d), at(24, d), [1.2, 0.7]), { style: 'Machines' });
  }
}

/** Lanes of shelves, with one aisle across. */
function drawAisles(plan: FloorPlan): void {
  for (let lane = 0; lane < 9; lane += 1) {
    const d = 9.6 - lane * 2.5;
    const from = lane < 2 || lane > 6 ? -5.5 : -7;
    plan.object(slab(from, 4.4, d - 0.45, d + 0.45), { style: 'Shelves' });
    plan.object(slab(7, lane < 2 ? 16.4 : 18.4, d - 0.45, d + 0.45), { style: 'Shelves' });
  }
  for (const s of [33, 36, 39, 42]) {
    plan.object([...along(-10.4, s - 0.4, s + 0.4), ...along(-17.6, s + 0.4, s - 0.4)], {
      style: 'Shelves',
    });
  }
}

/** A line along the round wall, by degrees. */
function ring(radius: number, from: number, to: number): Path {
  return Array.from({ length: 13 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 12) * Math.PI) / 180;
    return at((radius - 4) * Math.cos(angle), radius * Math.sin(angle));
  });
}

/** Counters of fish, meat and bread along the round wall; fruit and frozen food in the south. */
function drawFresh(plan: FloorPlan): void {
  for (const [from, to] of [
    [118, 150],
    [156, 186],
    [192, 224],
  ] as const) {
    plan.object([...ring(18.6, from, to), ...ring(17.6, to, from)], { style: 'Kitchens' });
    plan.object([...ring(16.2, from, to), ...ring(15.4, to, from)], { style: 'Displays' });
  }
  for (const [column, s] of [6, 9.4, 12.8, 16.2].entries()) {
    for (const d of [-14.6, -17.4]) {
      plan.object(boxAt(at(s, d), at(s + 1, d), [2.2, 1.3]), {
        style: column % 2 === 0 ? 'Greenstuff' : 'Fruit',
      });
    }
  }
  plan.object(slab(21, 30, -18.8, -17.4), { style: 'Freezers' });
  plan.object(slab(21, 29, -15.8, -14.6), { style: 'Freezers' });
}
