import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { regular, type Vec } from '../../../src/dsl/shapes.ts';
import { boxAt, boxIn, type Lot, slabIn } from './lot.ts';

const COUNTER = { style: 'Counters' };
const KITCHEN = { style: 'Kitchens' };

type Seating = {
  readonly radius?: number;
  readonly chairs?: number;
  /** Direction of the first chair in degrees. */
  readonly turn?: number;
  readonly style?: string;
};

/** A round table with chairs around it. */
export function tableSet(plan: FloorPlan, center: Vec, seating: Seating = {}): void {
  const { radius = 0.42, chairs = 3, turn = 0, style = 'Tables' } = seating;
  plan.object(regular(center, radius, 8, 22.5), { style });
  for (const seat of regular(center, radius + 0.32, chairs, turn)) {
    plan.object(boxAt(seat, center, [0.4, 0.42]), { style: 'Chairs' });
  }
}

/** A square table with chairs on two sides. */
function diningTable(lot: Lot, [x, y]: readonly [number, number]): void {
  boxIn(lot, [x, y], [0.8, 1.1], { style: 'Tables' });
  for (const side of [-0.68, 0.68]) boxIn(lot, [x + side, y], [0.4, 0.9], { style: 'Chairs' });
}

/** A bar along the left wall, round tables beside it. */
export function cafe(lot: Lot): void {
  slabIn(lot, [0.2, 0.75], [1.6, lot.depth - 1.4], KITCHEN);
  slabIn(lot, [2, 2.65], [2.6, lot.depth - 3], COUNTER);
  for (let row = 0; 2.2 + row * 2.3 < lot.depth - 1.2; row += 1) {
    const y = 2.2 + row * 2.3;
    for (let x = 1.5; x < lot.width(y) - 4.6; x += 2.4) {
      tableSet(lot.plan, lot.point(-x, y), { turn: (row + x) * 40, chairs: 2 + (row % 2) });
    }
  }
}

/** A bread counter along one side, an oven behind it, a few tables. */
export function bakery(lot: Lot): void {
  const end = lot.depth - 0.5;
  slabIn(lot, [2.3, 3], [2, lot.depth - 5], COUNTER);
  slabIn(lot, [0.2, 0.8], [1.6, lot.depth - 4], { style: 'Shelves' });
  slabIn(lot, [0.6, 4.4], [end - 1.9, end], KITCHEN);
  boxIn(lot, [6.4, end - 0.7], [1.2, 1.2], KITCHEN);
  const free = lot.width(3) - 6;
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column * 2.3 < free; column += 1) {
      const y = 2.4 + row * 2.4;
      if (y > lot.depth - 3.2) continue;
      tableSet(lot.plan, lot.point(-1.5 - column * 2.3, y), {
        turn: 30 * (row + column),
        chairs: 3,
      });
    }
  }
}

/** Tables in rows, a bench along one wall, bar and kitchen along the other. */
export function restaurant(lot: Lot): void {
  slabIn(lot, [-0.9, -0.25], [1.4, lot.depth - 1], KITCHEN);
  slabIn(lot, [-2.7, -2.1], [2.8, lot.depth - 3], COUNTER);
  slabIn(lot, [0.25, 0.8], [1.8, lot.depth - 1.8], { style: 'Sofas' });
  for (let y = 2.4; y < lot.depth - 1.4; y += 2.2) {
    for (let x = 2; x < lot.width(y) - 4.2; x += 2.5) diningTable(lot, [x, y]);
  }
}

/** A stall of the food court: a counter, behind it a kitchen line. */
export function stall(lot: Lot): void {
  slabIn(lot, [0.4, -0.4], [1.1, 1.75], COUNTER);
  slabIn(lot, [0.4, -0.4], [lot.depth - 1, lot.depth - 0.3], KITCHEN);
}

/** Tubs of ice behind glass, a few seats. */
export function parlour(lot: Lot): void {
  slabIn(lot, [0.2, 0.75], [1.4, lot.depth - 1.4], KITCHEN);
  slabIn(lot, [1.9, 2.7], [2.2, lot.depth - 3.6], { style: 'Displays' });
  for (let y = 2.4; y < lot.depth - 1.4; y += 2.3) {
    tableSet(lot.plan, lot.point(-1.4, y), { turn: y * 50, chairs: 2 });
  }
}
