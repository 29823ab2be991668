import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { crown, regular } from '../../../src/dsl/shapes.ts';
import { meeting, office, waiting } from '../fittings/amenities.ts';
import { laboratory } from '../fittings/clinical.ts';
import { block } from '../frames.ts';
import { drawHallLift } from '../library-ways.ts';
import { box, type Lot, slab, steps } from '../lot.ts';
import { INNER, outer, outerRadius, ring, ringArc, ringFrame } from '../ring.ts';
import { drawRow } from '../room-row.ts';
import { EAST_WALL, RING_STRIP, WEST_WALL } from '../strip.ts';

const VOID = { from: 236, to: 282, inner: 22.4 } as const;

/** The gallery above the entrance hall: laboratories on one side, teaching rooms on the other. */
export function drawGallery(plan: FloorPlan): void {
  drawRow(plan, RING_STRIP, {
    from: WEST_WALL,
    rooms: [
      {
        key: 'lecture-room',
        to: 212,
        style: 'Services',
        fit: lecture,
        door: { width: 1.8, look: 'double-swing' },
      },
      {
        key: 'training-room',
        to: 224,
        style: 'Services',
        front: 'glass',
        fit: meeting,
        door: { width: 1.4 },
      },
      {
        key: 'social-work',
        to: VOID.from,
        style: 'Services',
        front: 'glass',
        fit: office,
        door: { width: 1.4 },
      },
    ],
  });
  const lab = { style: 'Laboratories', fit: laboratory, staff: true } as const;
  drawRow(plan, RING_STRIP, {
    from: VOID.to,
    rooms: [
      {
        key: 'blood-tests',
        to: 300,
        style: 'Laboratories',
        front: 'glass',
        fit: waiting,
        door: { width: 1.8, look: 'sliding' },
        doorAt: -2.4,
      },
      { key: 'lab-haematology', to: 316, front: 'glass', door: { width: 1.4 }, ...lab },
      {
        key: 'lab-microbiology',
        to: EAST_WALL,
        front: 'glass',
        door: { width: 1.4 },
        ...lab,
        window: false,
      },
    ],
  });
  drawVoid(plan);
  drawHallLift(plan);
  plan.hall('gallery', ring(232, 20), { style: 'EntranceHall' });
  furnish(plan);
}

/** The hole through which the entrance hall is seen from above. */
function drawVoid(plan: FloorPlan): void {
  const { from, to, inner } = VOID;
  plan
    .wall(ringArc(from, to, outerRadius), 'glass')
    .wall([ring(from, 27), outer(from)])
    .wall([ring(from, inner), ring(from, 27)], 'low')
    .wall([ring(to, inner), ring(to, 27)], 'low')
    .wall(ringArc(from, to, inner), 'low')
    .void('entrance-hall-void', ring(260, 30), { style: 'Atria' });
}

function furnish(plan: FloorPlan): void {
  for (let degrees = 202; degrees <= 320; degrees += 9) {
    const frame = ringFrame(degrees, INNER + 0.9);
    plan.object(block(frame, [0, 0], [1.8, 0.7]), {
      style: degrees % 2 === 0 ? 'Sofas' : 'Benches',
    });
  }
  for (const degrees of [206.5, 224.5, 296, 314]) {
    plan
      .object(regular(ring(degrees, 22.2), 0.7, 10), { style: 'Planters' })
      .object(crown(ring(degrees, 22.2), 0.5), { style: 'Plants' });
  }
  plan.object(block(ringFrame(331, 20.2), [0, 0], [2, 0.8]), {
    key: 'vending-gallery',
    style: 'Vending',
    walkUp: true,
  });
}

/** Rows of seats that look at a screen on the left wall. */
function lecture(lot: Lot): void {
  slab(lot, [0.3, 0.45], [1.4, lot.depth - 1.2], 'Screens');
  box(lot, [1.5, 1.6], [0.8, 0.8], 'Desks');
  for (const x of steps(2.9, lot.width(2) - 0.9, 1.05)) {
    if (Math.abs(x - lot.width(0) / 2) < 0.4) continue;
    for (const y of steps(1.8, lot.depth - 0.9, 0.75)) box(lot, [x, y], [0.5, 0.5], 'Seats');
  }
}
