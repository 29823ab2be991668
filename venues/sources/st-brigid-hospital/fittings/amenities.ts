import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { regular, type Vec } from '../../../src/dsl/shapes.ts';
import { box, disc, type Lot, slab, steps } from '../lot.ts';

/** Cubicles along the right wall or, where that is too narrow, along the back; basins on the left. */
export function toilets(lot: Lot): void {
  if (lot.width(2) > 3.4) {
    for (const y of steps(1.9, lot.depth - 0.8, 1.15)) box(lot, [-0.9, y], [1.4, 1], 'Cabins');
    slab(lot, [0.15, 0.6], [2, lot.depth - 1.2], 'Basins');
    return;
  }
  const wide = lot.width(lot.depth - 1.2);
  const cubicles = Math.max(2, Math.floor((wide - 0.3) / 1.05));
  const step = (wide - 0.4) / cubicles;
  for (let cubicle = 0; cubicle < cubicles; cubicle += 1) {
    box(lot, [0.2 + step * (cubicle + 0.5), lot.depth - 0.9], [step - 0.12, 1.4], 'Cabins');
  }
  slab(lot, [0.15, 0.6], [1.6, Math.min(lot.depth - 2.4, 5.4)], 'Basins');
}

/** Seat, basin and rails, with room for a wheelchair to turn. */
export function accessibleToilet(lot: Lot): void {
  box(lot, [-0.6, lot.depth - 0.55], [0.6, 0.7], 'Basins');
  box(lot, [0.5, lot.depth - 0.4], [0.6, 0.5], 'Basins');
  slab(lot, [0.15, 0.65], [1.2, 2], 'Couches');
}

/** Shelves along both side walls. */
export function shelves(lot: Lot): void {
  slab(lot, [0.2, 0.7], [1.4, lot.depth - 0.4], 'Shelves');
  slab(lot, [-0.7, -0.2], [1, lot.depth - 0.4], 'Shelves');
}

/** A round table with chairs around it. */
export function tableSet(plan: FloorPlan, center: Vec, chairs = 3): void {
  plan.object(regular(center, 0.42, 10), { style: 'Tables' });
  for (let chair = 0; chair < chairs; chair += 1) {
    const angle = ((chair + center[0] * 0.37) * 2 * Math.PI) / chairs;
    const [cx, cy] = [center[0] + 0.72 * Math.cos(angle), center[1] + 0.72 * Math.sin(angle)];
    const corner = (turn: number): readonly [number, number] => [
      cx + 0.27 * Math.cos(angle + turn),
      cy + 0.27 * Math.sin(angle + turn),
    ];
    plan.object([0.785, 2.356, 3.927, 5.498].map(corner), { style: 'Chairs' });
  }
}

/** A bar along the left wall, tables over the rest. */
export function cafe(lot: Lot): void {
  slab(lot, [0.2, 0.8], [1, lot.depth - 0.8], 'Cabinets');
  slab(lot, [2, 2.7], [1.6, lot.depth - 1.6], 'Counters');
  for (const y of steps(1.9, lot.depth - 1.2, 2.1)) {
    for (const x of steps(4.4, lot.width(y) - 1.3, 2.2)) tableSet(lot.plan, lot.point(x, y), 3);
  }
}

/** Shelves in the middle and around, a till beside the door. */
export function shop(lot: Lot): void {
  slab(lot, [0.6, -0.6], [lot.depth - 0.7, lot.depth - 0.25], 'Shelves');
  slab(lot, [0.2, 0.65], [1, lot.depth - 1.2], 'Shelves');
  slab(lot, [-0.7, -0.25], [2.6, lot.depth - 1.2], 'Shelves');
  for (const x of steps(2, lot.width(3) - 2, 1.9))
    box(lot, [x, lot.depth / 2 + 0.6], [0.8, 1.9], 'Displays');
  box(lot, [-1.3, 1.5], [1.5, 0.6], 'Counters');
}

/** A long counter with the medicine cabinets behind it; seats before it. */
export function pharmacy(lot: Lot): void {
  slab(lot, [0.4, -1.6], [lot.depth - 2.9, lot.depth - 2.2], 'Counters');
  slab(lot, [0.5, -0.5], [lot.depth - 0.75, lot.depth - 0.3], 'Shelves');
  slab(lot, [0.2, 0.65], [1, lot.depth - 3.6], 'Displays');
  slab(lot, [-0.65, -0.2], [1, lot.depth - 3.6], 'Displays');
  box(lot, [1.9, 1.6], [1.4, 0.5], 'Seats');
}

/** Rows of seats, a desk at the back, a plant in the corner. */
export function waiting(lot: Lot): void {
  const middle = lot.width(1) / 2;
  const deep = lot.depth;
  box(lot, [middle, deep - 1.3], [Math.min(3, lot.width(deep) - 2), 0.7], 'Counters');
  box(lot, [middle, deep - 0.65], [0.5, 0.5], 'Chairs');
  disc(lot, [0.6, deep - 0.6], 0.35, 'Plants');
  for (const y of steps(1.6, deep - 2.9, 1.5)) {
    for (const side of [1, -1]) {
      const long = Math.min(2.6, middle - 1.3);
      for (let seat = 0; seat < Math.floor(long / 0.62); seat += 1) {
        box(lot, [side * (0.65 + seat * 0.62), y], [0.5, 0.5], 'Seats');
      }
    }
  }
}

/** Sofas around low tables, plants, a bookshelf. */
export function lounge(lot: Lot): void {
  for (const y of steps(2, lot.depth - 1.8, 3.2)) {
    for (const x of steps(1.9, lot.width(y) - 1.9, 3.6)) {
      box(lot, [x, y], [0.9, 0.6], 'Tables');
      box(lot, [x, y + 0.95], [1.7, 0.7], 'Sofas');
      box(lot, [x - 1.05, y], [0.6, 0.8], 'Sofas');
    }
  }
  disc(lot, [0.55, lot.depth - 0.6], 0.35, 'Plants');
  disc(lot, [-0.55, lot.depth - 0.6], 0.35, 'Plants');
}

/** One long table with chairs on both sides, a screen on the wall. */
export function meeting(lot: Lot): void {
  const [wide, y] = [lot.width(lot.depth / 2), lot.depth / 2];
  slab(lot, [1.5, wide - 1.5], [y - 0.6, y + 0.6], 'Tables');
  for (const x of steps(1.9, wide - 1.9, 0.85)) {
    box(lot, [x, y - 1], [0.5, 0.5], 'Chairs');
    box(lot, [x, y + 1], [0.5, 0.5], 'Chairs');
  }
  box(lot, [wide / 2, lot.depth - 0.35], [2, 0.12], 'Screens');
}

/** Desks with a chair each, cabinets at the back. */
export function office(lot: Lot): void {
  for (const y of steps(1.9, lot.depth - 2, 2.4)) {
    for (const x of steps(1.5, lot.width(y) - 1.5, 2.5)) {
      box(lot, [x, y], [1.5, 0.75], 'Desks');
      box(lot, [x, y + 0.7], [0.5, 0.5], 'Chairs');
    }
  }
  slab(lot, [0.6, -0.6], [lot.depth - 0.6, lot.depth - 0.2], 'Cabinets');
}

/** Worktops on three sides. */
export function pantry(lot: Lot): void {
  slab(lot, [0.2, 0.8], [1.2, lot.depth - 1], 'Cabinets');
  slab(lot, [0.2, -0.2], [lot.depth - 0.85, lot.depth - 0.25], 'Counters');
  if (lot.width(1) > 3.6) box(lot, [lot.width(1) / 2 + 0.3, lot.depth / 2], [1.2, 0.8], 'Tables');
}
