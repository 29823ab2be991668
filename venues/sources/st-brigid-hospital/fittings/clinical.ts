import { box, disc, type Lot, slab, steps } from '../lot.ts';
import { BATH } from '../patient-bath.ts';

/** A bed with its head to the left and a cabinet beside it. */
function bed(lot: Lot, [x, y]: readonly [number, number], side: 1 | -1 = 1): void {
  box(lot, [side * x, y], [2.1, 1], 'Beds');
  box(lot, [side * (x - 0.85), y], [0.4, 0.8], 'Pillows');
  box(lot, [side * (x - 0.75), y + 0.8], [0.45, 0.4], 'Cabinets');
}

/** A patient room behind its bathroom: two beds along the left wall, a chair for each visitor. */
export function patientRoom(lot: Lot): void {
  const [first, second] = [BATH.deep + 1, Math.min(lot.depth - 1.5, BATH.deep + 4.4)];
  for (const y of [first, second]) {
    bed(lot, [1.3, y]);
    box(lot, [-0.55, y + 0.6], [0.6, 0.6], 'Chairs');
  }
  box(lot, [-0.35, BATH.deep + 0.4], [0.5, 1], 'Cabinets');
}

/** One bed with the machines that watch over it. */
export function intensiveBed(lot: Lot): void {
  const x = lot.width(3) / 2;
  const y = lot.depth - 1.5;
  box(lot, [x, y], [1, 2.1], 'Beds');
  box(lot, [x, y + 0.8], [0.8, 0.4], 'Pillows');
  box(lot, [x - 1.1, y + 0.7], [0.6, 0.6], 'Machines');
  box(lot, [x + 1.1, y + 0.7], [0.6, 0.6], 'Machines');
  box(lot, [x + 1.2, y - 0.9], [0.6, 0.6], 'Chairs');
  slab(lot, [0.2, 0.7], [1.2, 2.6], 'Cabinets');
}

/** A couch, a desk with two chairs, a basin. */
export function examRoom(lot: Lot): void {
  box(lot, [-0.65, lot.depth - 1.4], [0.75, 1.9], 'Couches');
  box(lot, [0.75, lot.depth - 1], [0.75, 1.4], 'Desks');
  box(lot, [1.5, lot.depth - 1], [0.5, 0.5], 'Chairs');
  box(lot, [-0.4, 0.7], [0.45, 0.5], 'Basins');
}

/** A couch with its machine in the middle, a desk beside the door. */
export function diagnosis(lot: Lot): void {
  const [x, y] = [lot.width(4) / 2, lot.depth - 2.4];
  box(lot, [x, y], [0.8, 2], 'Couches');
  box(lot, [x + 1, y + 0.3], [0.7, 0.8], 'Scanners');
  box(lot, [x - 0.9, y + 0.3], [0.45, 0.45], 'Chairs');
  slab(lot, [0.3, -0.3], [lot.depth - 0.6, lot.depth - 0.2], 'Cabinets');
  box(lot, [0.65, 2.4], [0.75, 1.5], 'Desks');
  box(lot, [1.4, 2.4], [0.5, 0.5], 'Chairs');
  box(lot, [-0.4, 1.2], [0.45, 0.5], 'Basins');
}

/** A tube with a table that slides into it. */
export function scanner(bore: number): (lot: Lot) => void {
  return (lot) => {
    const [x, y] = [lot.width(4) / 2, lot.depth - bore - 1.2];
    disc(lot, [x, y], bore, 'Scanners');
    disc(lot, [x, y], bore * 0.55, 'ScannerBores');
    box(lot, [x, y - bore - 0.95], [0.8, 1.7], 'Couches');
    slab(lot, [0.2, 0.7], [1.4, 3.4], 'Cabinets');
    box(lot, [-0.5, 1.4], [0.6, 0.6], 'Machines');
  };
}

/** A table under an arm, a stand at the wall. */
export function xray(lot: Lot): void {
  const x = lot.width(4) / 2;
  box(lot, [x, lot.depth - 2.6], [0.9, 2.2], 'Couches');
  box(lot, [x + 0.9, lot.depth - 2.4], [0.7, 0.9], 'Scanners');
  box(lot, [x, lot.depth - 0.6], [1.2, 0.35], 'Machines');
  box(lot, [0.8, 2], [1.1, 0.1], 'Screens');
  box(lot, [0.7, 1.2], [0.9, 0.6], 'Desks');
}

/** Desks before a window to the machine. */
export function controlRoom(lot: Lot): void {
  slab(lot, [0.25, 0.95], [1.8, lot.depth - 1], 'Desks');
  for (const y of steps(2.6, lot.depth - 1.8, 1.4)) box(lot, [1.35, y], [0.5, 0.5], 'Chairs');
}

/** A table under lights, machines at its head, cabinets along the walls. */
export function theatre(lot: Lot): void {
  const [x, y] = [lot.width(4) / 2, lot.depth / 2 + 0.3];
  disc(lot, [x, y], 2.1, { style: 'SterileField', flat: true });
  box(lot, [x, y], [0.7, 2.1], 'Couches');
  box(lot, [x, y + 1.7], [0.9, 0.7], 'Machines');
  box(lot, [x - 1.4, y], [0.6, 1.1], 'Cabinets');
  box(lot, [x + 1.4, y - 0.3], [0.5, 0.5], 'Machines');
  slab(lot, [0.7, -0.7], [lot.depth - 0.7, lot.depth - 0.25], 'Cabinets');
  slab(lot, [0.2, 0.6], [1.6, lot.depth - 1.4], 'Cabinets');
}

/** Beds along both walls, with the feet towards the middle. */
export function openWard(lot: Lot): void {
  for (const y of steps(1.4, lot.depth - 1.4, 2.3)) {
    bed(lot, [1.3, y]);
    if (lot.width(y) > 5.6) bed(lot, [1.3, y], -1);
  }
}

/** Reclining chairs in a row under the window, a desk before them. */
export function recliners(lot: Lot): void {
  for (const x of steps(1.1, lot.width(lot.depth - 1.2) - 1.1, 2)) {
    box(lot, [x, lot.depth - 1.3], [0.8, 1.6], 'Couches');
    box(lot, [x + 0.75, lot.depth - 0.7], [0.45, 0.5], 'Machines');
  }
  for (const x of steps(1.6, lot.width(2.4) - 1.6, 3.4)) {
    box(lot, [x, lot.depth - 4.2], [0.8, 1.6], 'Couches');
  }
  box(lot, [lot.width(1) - 1.4, 1.6], [1.6, 0.7], 'Desks');
}

/** Benches with stools and instruments. */
export function laboratory(lot: Lot): void {
  slab(lot, [0.4, -0.4], [lot.depth - 0.9, lot.depth - 0.25], 'LabBenches');
  for (const y of steps(2, lot.depth - 2.4, 2.2)) {
    const wide = lot.width(y);
    slab(lot, [1.4, wide - 1.4], [y - 0.4, y + 0.4], 'LabBenches');
    for (const x of steps(2, wide - 2, 1.5)) {
      disc(lot, [x, y - 0.7], 0.2, 'Chairs');
      box(lot, [x + 0.3, y + 0.1], [0.4, 0.35], 'Machines');
    }
  }
}

/** A desk along the corridor with chairs behind it, files and a round table at the back. */
export function nursesStation(lot: Lot): void {
  const wide = lot.width(1.2);
  slab(lot, [0.9, wide - 0.9], [0.7, 1.4], 'Information');
  for (const x of steps(1.6, wide - 1.6, 1.3)) box(lot, [x, 1.95], [0.5, 0.5], 'Chairs');
  slab(lot, [0.5, -0.5], [lot.depth - 0.7, lot.depth - 0.25], 'Cabinets');
  if (lot.depth > 6) {
    for (const x of steps(1.6, wide - 1.6, 2.6)) {
      box(lot, [x, lot.depth - 3], [1.5, 0.75], 'Desks');
      box(lot, [x, lot.depth - 2.3], [0.5, 0.5], 'Chairs');
    }
  }
}

/** Seats in two blocks with a way from the door to the corridor between them, a desk at the side. */
export function emergencyWaiting(lot: Lot): void {
  for (const y of steps(1.6, lot.depth - 1.4, 1.7)) {
    for (const x of [0.7, 1.32, 1.94, 2.56]) box(lot, [x, y], [0.5, 0.5], 'Seats');
  }
  slab(lot, [-3.2, -2.4], [2.6, 6.2], 'Information');
  for (const y of [3.2, 4.4, 5.6]) box(lot, [-1.9, y], [0.5, 0.5], 'Chairs');
  slab(lot, [-0.7, -0.25], [2.4, 6.4], 'Cabinets');
  for (const x of [-0.7, -1.32, -1.94, -2.56]) box(lot, [x, lot.depth - 0.9], [0.5, 0.5], 'Seats');
  disc(lot, [lot.width(4) / 2 - 1.8, lot.depth - 1], 0.4, 'Plants');
  disc(lot, [lot.width(4) / 2 + 1.9, lot.depth - 1], 0.4, 'Plants');
}
