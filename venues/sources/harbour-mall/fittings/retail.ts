import { boxIn, discIn, type Lot, places, slabIn } from './lot.ts';

const SHELF = { style: 'Shelves' };
const RACK = { style: 'Racks' };
const COUNTER = { style: 'Counters' };
const DISPLAY = { style: 'Displays' };
const CABIN = { style: 'Cabins' };

function wallShelves(lot: Lot, thick = 0.5): void {
  slabIn(lot, [0.2, 0.2 + thick], [2, lot.depth - 2.6], SHELF);
  slabIn(lot, [-0.2 - thick, -0.2], [2, lot.depth - 2.6], SHELF);
}

function backShelf(lot: Lot, thick = 0.5): void {
  slabIn(lot, [1, -1], [lot.depth - 0.3 - thick, lot.depth - 0.3], SHELF);
}

/** Round racks and rails, a till, cabins to try things on. */
export function fashion(lot: Lot): void {
  wallShelves(lot);
  for (const [index, spot] of places(lot, [3, lot.depth - 5], {
    margin: 2.3,
    gap: 2.7,
    rows: 2.6,
  }).entries()) {
    if (index % 3 === 1) discIn(lot, spot, 0.65, RACK);
    else boxIn(lot, spot, index % 2 === 0 ? [1.7, 0.6] : [0.7, 1.5], RACK);
  }
  const wide = lot.width(lot.depth - 1);
  const cabins = Math.max(2, Math.floor(wide / 3));
  for (let cabin = 0; cabin < cabins; cabin += 1) {
    boxIn(lot, [0.95 + cabin * 1.35, lot.depth - 0.8], [1.15, 1.1], CABIN);
  }
  boxIn(lot, [-1.7, lot.depth - 1.7], [2, 0.7], COUNTER);
}

/** Benches to sit on between low displays. */
export function shoes(lot: Lot): void {
  wallShelves(lot, 0.4);
  backShelf(lot, 0.4);
  for (const [index, spot] of places(lot, [3, lot.depth - 3.4], {
    margin: 2.4,
    gap: 3,
    rows: 2.4,
  }).entries()) {
    boxIn(lot, spot, [1.8, 0.55], index % 2 === 0 ? { style: 'Benches' } : DISPLAY);
  }
  boxIn(lot, [-2, lot.depth - 1.6], [2, 0.7], COUNTER);
}

/** Bookcases in rows, tables of new books, a corner to read in. */
export function books(lot: Lot): void {
  wallShelves(lot, 0.4);
  backShelf(lot, 0.4);
  for (const spot of places(lot, [5.2, lot.depth - 2.8], { margin: 3, gap: 4, rows: 1.9 })) {
    boxIn(lot, spot, [2.8, 0.5], SHELF);
  }
  for (const x of [2.6, 5.2]) discIn(lot, [x, 2.8], 0.8, DISPLAY);
  boxIn(lot, [-2, 2.6], [2.2, 0.8], COUNTER);
}

export function toys(lot: Lot): void {
  wallShelves(lot, 0.45);
  backShelf(lot);
  for (const [index, spot] of places(lot, [3.4, lot.depth - 2.8], {
    margin: 2.4,
    gap: 3,
    rows: 2.3,
  }).entries()) {
    if (index % 4 === 2) discIn(lot, spot, 0.85, { style: 'Play' });
    else boxIn(lot, spot, [1.9, 0.6], index % 4 === 0 ? { style: 'Play' } : SHELF);
  }
  boxIn(lot, [-1.8, 1.9], [1.9, 0.7], COUNTER);
}

/** Long tables with things to try. */
export function electronics(lot: Lot): void {
  wallShelves(lot, 0.35);
  for (const spot of places(lot, [3, lot.depth - 3.6], { margin: 2.8, gap: 3.6, rows: 2.5 })) {
    boxIn(lot, spot, [2.3, 0.95], DISPLAY);
  }
  slabIn(lot, [1.5, -1.5], [lot.depth - 1.9, lot.depth - 1.2], COUNTER);
}

/** A counter across, with drawers behind it. */
export function pharmacy(lot: Lot): void {
  slabIn(lot, [0.2, 0.65], [1.8, lot.depth - 4.4], SHELF);
  slabIn(lot, [-0.65, -0.2], [1.8, lot.depth - 4.4], SHELF);
  for (const spot of places(lot, [2.6, Math.max(2.6, lot.depth - 5.6)], {
    margin: 2.4,
    gap: 2.6,
    rows: 2,
  })) {
    boxIn(lot, spot, [1.5, 0.6], SHELF);
  }
  slabIn(lot, [1.2, -2.4], [lot.depth - 3.3, lot.depth - 2.6], COUNTER);
  backShelf(lot, 0.6);
}

/** Glass cases in a horseshoe. */
export function jewellery(lot: Lot): void {
  const end = lot.depth - 1.9;
  slabIn(lot, [0.9, 1.5], [2, end], DISPLAY);
  slabIn(lot, [-1.5, -0.9], [2, end], DISPLAY);
  slabIn(lot, [1.7, -1.7], [end - 0.1, end + 0.5], COUNTER);
  const [x, y] = [lot.width(2.6) / 2, Math.min(3.4, lot.depth / 2)];
  if (x > 2.4) discIn(lot, [x, y], 0.55, DISPLAY);
}

export function optician(lot: Lot): void {
  wallShelves(lot, 0.3);
  for (const spot of places(lot, [3, lot.depth - 4], { margin: 2.2, gap: 2.6, rows: 2.4 })) {
    boxIn(lot, spot, [1.3, 0.7], { style: 'Tables' });
  }
  boxIn(lot, [-1.4, lot.depth - 1.3], [1.9, 1.9], CABIN);
}

/** Rooms in miniature: a rug, a sofa, a table. */
export function furniture(lot: Lot): void {
  for (const [index, [x, y]] of places(lot, [3.6, lot.depth - 3], {
    margin: 3.4,
    gap: 5.6,
    rows: 4.4,
  }).entries()) {
    boxIn(lot, [x, y], [3.8, 3], { style: index % 2 === 0 ? 'RugsTeal' : 'RugsCoral', flat: true });
    if (index % 3 === 2) boxIn(lot, [x, y], [1.7, 2.1], { style: 'Beds' });
    else {
      boxIn(lot, [x, y + 0.9], [2.2, 0.8], { style: 'Sofas' });
      discIn(lot, [x, y - 0.4], 0.5, { style: 'Tables' });
    }
  }
  boxIn(lot, [-2.2, 1.9], [2.2, 0.8], COUNTER);
}

/** Pots, linen and lamps on tables and shelves. */
export function household(lot: Lot): void {
  wallShelves(lot, 0.6);
  backShelf(lot, 0.6);
  for (const [index, spot] of places(lot, [3, lot.depth - 3], {
    margin: 2.6,
    gap: 2.8,
    rows: 2.6,
  }).entries()) {
    if (index % 3 === 0) discIn(lot, spot, 0.75, { style: 'Tables' });
    else boxIn(lot, spot, [1.7, 0.7], DISPLAY);
  }
  boxIn(lot, [2, lot.depth - 1.8], [2, 0.7], COUNTER);
}

export function sports(lot: Lot): void {
  wallShelves(lot, 0.6);
  for (const [index, spot] of places(lot, [3, lot.depth - 3.2], {
    margin: 2.6,
    gap: 3,
    rows: 2.7,
  }).entries()) {
    if (index % 5 === 3) boxIn(lot, spot, [0.8, 1.8], { style: 'Screens' });
    else boxIn(lot, spot, [1.8, 0.7], index % 2 === 0 ? RACK : SHELF);
  }
  boxIn(lot, [2.8, lot.depth - 1.5], [2.6, 0.7], COUNTER);
}

/** Shelves in lanes, for whatever is bought by the basket. */
export function aisles(lot: Lot): void {
  backShelf(lot, 0.5);
  const wide = lot.width(lot.depth / 2);
  const lanes = Math.max(1, Math.floor((wide - 1.4) / 2.3));
  for (let lane = 0; lane < lanes; lane += 1) {
    const x = 1.2 + ((wide - 2.4) * (lane + 0.5)) / lanes;
    slabIn(lot, [x - 0.35, x + 0.35], [3, lot.depth - 2.4], SHELF);
  }
  boxIn(lot, [1.5, 1.7], [1.9, 0.7], COUNTER);
}

/** A glass counter at the front with shelves behind. */
export function counterShop(lot: Lot): void {
  slabIn(lot, [0.3, -1.6], [lot.depth - 2.5, lot.depth - 1.8], COUNTER);
  backShelf(lot, 0.45);
  slabIn(lot, [0.2, 0.6], [1.4, lot.depth - 3.4], SHELF);
  if (lot.depth > 6) {
    for (const spot of places(lot, [2.4, lot.depth - 4], { margin: 2.2, gap: 2.4, rows: 2 })) {
      discIn(lot, spot, 0.5, DISPLAY);
    }
  }
}
