import { boxIn, discIn, type Lot, places, slabIn } from './lot.ts';

const COUNTER = { style: 'Counters' };
const CHAIR = { style: 'Chairs' };
const SHELF = { style: 'Shelves' };

/** Desks with a chair on each side. */
export function office(lot: Lot): void {
  for (const [x, y] of places(lot, [3.4, lot.depth - 2.6], { margin: 2.2, gap: 3.2, rows: 3.2 })) {
    boxIn(lot, [x, y], [1.6, 0.75], { style: 'Tables' });
    boxIn(lot, [x, y - 0.75], [0.5, 0.5], CHAIR);
    boxIn(lot, [x, y + 0.75], [0.5, 0.5], CHAIR);
  }
  slabIn(lot, [1, -1], [lot.depth - 0.8, lot.depth - 0.4], SHELF);
}

/** One counter for all. */
export function desk(lot: Lot): void {
  slabIn(lot, [0.9, -2.2], [lot.depth - 2.2, lot.depth - 1.5], COUNTER);
  slabIn(lot, [0.5, -0.5], [lot.depth - 0.6, lot.depth - 0.25], SHELF);
  boxIn(lot, [1.6, 0.8], [1.8, 0.5], { style: 'Benches' });
}

/** Chairs before mirrors, basins at the back. */
export function salon(lot: Lot): void {
  for (const [index, side] of [0.2, -0.5].entries()) {
    slabIn(lot, [side, side + 0.3], [2, lot.depth - 2.6], { style: 'Displays' });
    for (let y = 2.6; y < lot.depth - 2.8; y += 1.9) {
      discIn(lot, [index === 0 ? 1.3 : -1.3, y], 0.38, CHAIR);
    }
  }
  for (let x = 1.6; x < lot.width(lot.depth - 1) - 1.2; x += 1.5) {
    boxIn(lot, [x, lot.depth - 0.9], [0.7, 1.1], { style: 'Basins' });
  }
  boxIn(lot, [lot.width(2) / 2, 2.4], [1.6, 0.7], COUNTER);
}

/** Mats in rows before a mirror. */
export function studio(lot: Lot): void {
  for (const spot of places(lot, [3.4, lot.depth - 3], { margin: 2, gap: 2.1, rows: 2.8 })) {
    boxIn(lot, spot, [0.7, 1.8], { style: 'RugsTeal', flat: true });
  }
  slabIn(lot, [1, -1], [lot.depth - 0.5, lot.depth - 0.25], { style: 'Displays' });
  boxIn(lot, [-1.8, 1.7], [2, 0.7], COUNTER);
}

/** Washing machines along both walls, benches to wait on. */
export function laundry(lot: Lot): void {
  for (let y = 2.2; y < lot.depth - 0.8; y += 0.95) {
    boxIn(lot, [0.6, y], [0.7, 0.75], { style: 'Basins' });
    boxIn(lot, [-0.6, y], [0.7, 0.75], { style: 'Basins' });
  }
  for (const y of [3.4, 6.2]) {
    if (y < lot.depth - 1.4) boxIn(lot, [lot.width(y) / 2, y], [2.4, 0.5], { style: 'Benches' });
  }
}

/** Machines to play on, in rows. */
export function arcade(lot: Lot): void {
  for (const [index, spot] of places(lot, [2.8, lot.depth - 2.4], {
    margin: 2,
    gap: 2.5,
    rows: 2.6,
  }).entries()) {
    if (index % 4 === 3) boxIn(lot, spot, [1.4, 2], { style: 'Play' });
    else boxIn(lot, spot, [0.8, 0.9], { style: index % 2 === 0 ? 'Screens' : 'Play' });
  }
  boxIn(lot, [1.8, 1.6], [2, 0.7], COUNTER);
}

/** A row of cubicles along the back, basins along the left. */
export function toilets(lot: Lot): void {
  const wide = lot.width(lot.depth - 0.8);
  const cubicles = Math.max(2, Math.floor((wide - 0.3) / 1.05));
  const step = (wide - 0.3) / cubicles;
  for (let cubicle = 0; cubicle < cubicles; cubicle += 1) {
    boxIn(lot, [0.15 + step * (cubicle + 0.5), lot.depth - 0.75], [step - 0.1, 1.2], {
      style: 'Cabins',
    });
  }
  slabIn(lot, [0.15, 0.6], [0.4, lot.depth - 2], { style: 'Basins' });
}

export function smallBath(lot: Lot): void {
  boxIn(lot, [0.6, lot.depth - 0.6], [0.6, 0.7], { style: 'Basins' });
  boxIn(lot, [-0.5, lot.depth - 0.5], [0.5, 0.45], { style: 'Basins' });
}
