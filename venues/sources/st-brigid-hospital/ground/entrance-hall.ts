import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { crown, regular } from '../../../src/dsl/shapes.ts';
import { accessibleToilet, cafe, office, pharmacy, shop, toilets } from '../fittings/amenities.ts';
import { block } from '../frames.ts';
import { drawHallLift, drawLibrarySteps, drawRamp } from '../library-ways.ts';
import { outer, outerRadius, ring, ringArc, ringFrame, ringSlab } from '../ring.ts';
import { drawRow } from '../room-row.ts';
import { EAST_WALL, RING_STRIP, WEST_WALL } from '../strip.ts';

/** Where the hall reaches the outer wall, and where the vestibule stands in it. */
export const OPENING = { from: 232, to: 282 } as const;
export const VESTIBULE = { from: 246, to: 266, depth: 4.2 } as const;

/** The round entrance hall: the café and shop west of the doors, pharmacy and toilets east of them. */
export function drawEntranceHall(plan: FloorPlan): void {
  drawShops(plan);
  drawVestibule(plan);
  drawRamp(plan, 'foot');
  drawLibrarySteps(plan, 'foot');
  drawHallLift(plan);
  plan
    .hall('entrance-hall', ring(240, 25), { style: 'EntranceHall' })
    .door(ring(306, 18), { width: 2, look: 'sliding' });
  furnish(plan);
}

function drawShops(plan: FloorPlan): void {
  const open = { width: 3, look: 'open' } as const;
  drawRow(plan, RING_STRIP, {
    from: WEST_WALL,
    rooms: [
      {
        key: 'cafe',
        to: 218,
        style: 'Food',
        front: 'glass',
        fit: cafe,
        door: { width: 2.6, look: 'open' },
        doorAt: 5,
        backDoor: { width: 2, look: 'double-swing' },
      },
      {
        key: 'gift-shop',
        to: OPENING.from,
        style: 'Shops',
        front: 'glass',
        fit: shop,
        door: open,
        doorAt: 4.4,
      },
    ],
  });
  const wc = { style: 'Toilets', window: false } as const;
  drawRow(plan, RING_STRIP, {
    from: OPENING.to,
    rooms: [
      {
        key: 'pharmacy',
        to: 300,
        style: 'Pharmacy',
        front: 'glass',
        fit: pharmacy,
        door: { width: 2.4, look: 'sliding' },
        doorAt: -2.2,
      },
      {
        key: 'admissions',
        to: 316,
        style: 'Services',
        front: 'glass',
        fit: office,
        door: { width: 1.8, look: 'sliding' },
      },
      {
        key: 'toilet-accessible-hall',
        to: 320,
        fit: accessibleToilet,
        door: { width: 1.1, look: 'sliding' },
        ...wc,
      },
      { key: 'toilets-women-hall', to: 326, fit: toilets, ...wc },
      { key: 'toilets-men-hall', to: EAST_WALL, fit: toilets, ...wc },
    ],
  });
}

/** Two glass screens: a revolving door in the middle, sliding doors on both sides. */
function drawVestibule(plan: FloorPlan): void {
  const { from, to, depth } = VESTIBULE;
  const screen = (degrees: number): number => outerRadius(degrees) - depth;
  plan
    .wall(ringArc(OPENING.from, OPENING.to, outerRadius), 'glass')
    .wall(ringArc(from, to, screen), 'glass')
    .wall([ring(from, screen(from)), outer(from)], 'glass')
    .wall([ring(to, screen(to)), outer(to)], 'glass')
    .hall('main-entrance', outer(256, -2), { style: 'Vestibules' })
    .door(outer(256), { width: 3, look: 'revolving', access: { accessible: false } });
  for (const degrees of [249.6, 262.4]) plan.door(outer(degrees), { width: 2, look: 'sliding' });
  for (const degrees of [250, 262])
    plan.door(ring(degrees, screen(degrees)), { width: 2.4, look: 'sliding' });
}

function furnish(plan: FloorPlan): void {
  plan
    .object(ringSlab(248, 264, 24.2, 25), { key: 'reception', style: 'Information', walkUp: true })
    .object(ringSlab(251, 261, 22.6, 23), { style: 'Cabinets' });
  for (const degrees of [252, 256, 260]) {
    plan.object(block(ringFrame(degrees, 23.7), [0, 0], [0.5, 0.5]), { style: 'Chairs' });
  }
  for (const [key, degrees, radius] of [
    ['kiosk-check-in-west', 243, 27.5],
    ['kiosk-check-in-east', 269, 27.5],
  ] as const) {
    plan.object(block(ringFrame(degrees, radius), [0, 0], [1, 0.5]), {
      key,
      style: 'Kiosks',
      walkUp: true,
    });
  }
  plan
    .object(block(ringFrame(331, 20.2), [0, 0], [2, 0.8]), {
      key: 'vending-hall',
      style: 'Vending',
      walkUp: true,
    })
    .object(block(ringFrame(278.6, 33), [0, 0], [1.6, 0.7]), {
      key: 'wheelchairs',
      style: 'Kiosks',
      walkUp: true,
    });
  for (const [degrees, radius] of [
    [237, 31.4],
    [241, 33.4],
    [272, 33.2],
    [276, 30],
    [312, 22.4],
  ] as const) {
    plan
      .object(regular(ring(degrees, radius), 0.95, 10), { style: 'Planters' })
      .object(crown(ring(degrees, radius), 0.65), { style: 'Trees' });
  }
  for (const degrees of [292, 296, 300, 316, 320, 324]) {
    plan.object(block(ringFrame(degrees, 19), [0, 0], [1.1, 0.55]), { style: 'Seats' });
  }
  for (const degrees of [290, 296, 302]) {
    plan.object(block(ringFrame(degrees, 21.6), [0, 0], [1.5, 0.6]), { style: 'Sofas' });
  }
}
