import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { circle, spread, type Vec } from '../../src/dsl/shapes.ts';
import {
  AT_DRUM,
  AT_FRONT,
  drawRing,
  DRUM,
  NECK,
  PIER_A,
  PIER_B,
  SHOP_FRONT,
  SOUTH_OPENING,
} from './edges.ts';
import { bench, cafeSector, pairTable, plant, type Sector, shopSector } from './fittings.ts';
import { band, block, hub, HUB, hubFrame } from './frames.ts';
import {
  drawAirsideLift,
  drawFlight,
  drawStairCore,
  LOUNGE_ESCALATORS,
  lowerWellEdge,
  STAIR_CORE,
  TRANSFER_ESCALATORS,
} from './vertical.ts';

const STAFF = { public: false };

/** Directions of the corridor walls of the piers at the shop fronts. */
const CORNERS = {
  eastNorth: AT_FRONT,
  westNorth: PIER_A.degrees - AT_FRONT,
  westSouth: PIER_A.degrees + AT_FRONT,
  eastSouth: 360 - AT_FRONT,
};

type Shop = {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly fit: 'shop' | 'cafe' | 'restaurant';
  readonly style: string;
  readonly width: number;
};

/** Shops and restaurants around the well, counter-clockwise from pier B. */
const SHOPS: readonly Shop[] = [
  {
    key: 'bookshop',
    from: CORNERS.eastNorth,
    to: STAIR_CORE.from,
    fit: 'shop',
    style: 'Shops',
    width: 4,
  },
  { key: 'cafe-rotunda', from: STAIR_CORE.to, to: 81, fit: 'cafe', style: 'Food', width: 6 },
  { key: 'seafood', from: 81, to: 112, fit: 'restaurant', style: 'Food', width: 3 },
  { key: 'toys', from: 112, to: 128, fit: 'shop', style: 'Shops', width: 3 },
  { key: 'fashion', from: 137, to: CORNERS.westNorth, fit: 'shop', style: 'Fashion', width: 3.6 },
  {
    key: 'electronics',
    from: CORNERS.westSouth,
    to: NECK.west,
    fit: 'shop',
    style: 'Shops',
    width: 4,
  },
  {
    key: 'beauty',
    from: NECK.east,
    to: CORNERS.eastSouth,
    fit: 'shop',
    style: 'Fashion',
    width: 3.6,
  },
];

/** The rotunda: shops in a ring around a well with escalators, lift and stairs. */
export function drawRotunda(plan: FloorPlan): void {
  drawDrum(plan);
  for (const shop of SHOPS) drawShop(plan, shop);
  drawPlantRoom(plan);
  plan
    .box(lowerWellEdge(), 'glass')
    .void('rotunda-well', hub(7, 90))
    .hall('rotunda', hub(16, 0), { style: 'Plaza' });
  drawFlight(plan, TRANSFER_ESCALATORS, 'head');
  drawFlight(plan, LOUNGE_ESCALATORS, 'foot');
  drawAirsideLift(plan);
  drawStairCore(plan);
  furnishPlaza(plan);
}

function drawDrum(plan: FloorPlan): void {
  const [a, b] = [PIER_A, PIER_B];
  drawRing(plan, DRUM, 'wall', [
    [AT_DRUM, b.spread],
    [a.degrees - a.spread, a.degrees - AT_DRUM],
    [a.degrees + AT_DRUM, a.degrees + a.spread],
    [SOUTH_OPENING.from, SOUTH_OPENING.to],
    [360 - b.spread, 360 - AT_DRUM],
  ]);
  drawRing(plan, DRUM, 'exterior', [
    [b.spread, STAIR_CORE.from, STAIR_CORE.to, 81, 112, 128, 137, a.degrees - a.spread],
    [a.degrees + a.spread, NECK.west],
    [NECK.east, 360 - b.spread],
  ]);
  drawRing(plan, DRUM, 'glass', [[STAIR_CORE.to, 81, 112, 128]]);
  for (const degrees of [
    81,
    112,
    128,
    137,
    NECK.west,
    SOUTH_OPENING.from,
    SOUTH_OPENING.to,
    NECK.east,
  ]) {
    plan.wall([hub(SHOP_FRONT, degrees), hub(DRUM, degrees)]);
  }
  drawRing(plan, SHOP_FRONT, 'glass', [
    [CORNERS.eastNorth, STAIR_CORE.from],
    [STAIR_CORE.to, 81, 112, 128],
    [137, CORNERS.westNorth],
    [CORNERS.westSouth, NECK.west, SOUTH_OPENING.from],
    [SOUTH_OPENING.to, NECK.east, CORNERS.eastSouth],
  ]);
  drawRing(plan, SHOP_FRONT, 'wall', [[128, 137]]);
}

function drawShop(plan: FloorPlan, { key, from, to, fit, style, width }: Shop): void {
  const middle = (from + to) / 2;
  const sector: Sector = { from: from + 0.6, to: to - 0.6, near: SHOP_FRONT, far: DRUM };
  plan
    .room(key, hub(SHOP_FRONT + 1, middle), { style })
    .door(hub(SHOP_FRONT, middle), { width, look: 'open' });
  if (fit === 'shop') shopSector(plan, sector);
  else cafeSector(plan, sector, fit === 'restaurant');
}

/** A room for machines, with the ladder to the technical gallery above. */
function drawPlantRoom(plan: FloorPlan): void {
  drawLadder(plan);
  plan
    .room('technical-room', hub(21, 132.5), { style: 'StaffRooms', access: STAFF })
    .door(hub(SHOP_FRONT, 132.5), { width: 1.1, access: STAFF })
    .object(block(hubFrame(130.2), [24, 0], [3, 0.8]), { style: 'Machines' })
    .object(block(hubFrame(135), [23, 0], [2, 0.8]), { style: 'Machines' });
}

/** The ladder in its cage, against the outer wall. */
export function drawLadder(plan: FloorPlan): void {
  const frame = hubFrame(132.5);
  plan
    .box([frame(27, -0.8), frame(28.8, -0.8), frame(28.8, 0.8), frame(27, 0.8)], 'low')
    .divide([frame(27, -0.8), frame(27, 0.8)])
    .stop('ladder-roof', frame(27.7, 0), { style: 'Ladders', access: STAFF });
  for (const u of [28.1, 28.45])
    plan.object(block(frame, [u, 0], [0.12, 0.9]), { style: 'Steps', flat: true });
}

function furnishPlaza(plan: FloorPlan): void {
  plan
    .object(band(HUB, [23.2, 24.2], [256, 265]), {
      key: 'info-rotunda',
      style: 'Information',
      walkUp: true,
    })
    .object(block(hubFrame(284), [25.5, 0], [1, 2.4]), {
      key: 'champagne-bar',
      style: 'Kiosks',
      walkUp: true,
    })
    .object(block(hubFrame(244), [28.8, 0], [0.5, 0.6]), {
      key: 'water-rotunda',
      style: 'Water',
      walkUp: true,
    })
    .object(block(hubFrame(292), [28.7, 0], [0.8, 2]), {
      key: 'atm-rotunda',
      style: 'Machines',
      walkUp: true,
    })
    .image({
      path: 'assets/floor/wave-inlay.svg',
      at: hub(16.4, 262),
      width: 9,
      height: 3,
      rotation: 8,
      on: 'rotunda',
    });
  for (const [degrees, radius] of [
    [35, 16.6],
    [155, 16.8],
    [195, 15.5],
    [322, 16],
    [344, 14.6],
  ] as const) {
    plan.object(circle(hub(radius, degrees), 1.3), { style: 'Planters' });
    plant(plan, hub(radius, degrees), 0.9);
  }
  for (const degrees of [5, 332, 224]) bench(plan, hubFrame(degrees), 12.6, [-1.6, 1.6]);
  for (const degrees of [279, 284.5, 290]) pairTable(plan, hubFrame(degrees), [22.6, 0]);
  for (const [degrees, symbol] of [
    [44, 'fire-extinguisher'],
    [52, 'emergency-exit'],
    [60, 'evacuation-chair'],
    [136, 'fire-alarm'],
    [218, 'fire-extinguisher'],
    [306, 'aed'],
  ] as const) {
    plan.mark(symbol, hub(18.6, degrees));
  }
}

/** The two shops whose back rooms reach into the neck, beside the duty-free shop. */
export function drawNeckShops(plan: FloorPlan): void {
  plan
    .room('brasserie', hub(20, 226), { style: 'Food' })
    .door(hub(SHOP_FRONT, 226), { width: 4.4, look: 'open' })
    .room('comptoir', hub(20, 314), { style: 'Shops' })
    .door(hub(SHOP_FRONT, 314), { width: 4.4, look: 'open' });
  const tables: readonly Vec[] = [
    ...spread([122.8, 73], [128, 73], 3),
    ...spread([123.6, 76.4], [129, 76.4], 3),
    ...spread([124.6, 79.8], [130, 79.8], 3),
    ...spread([125.6, 83.2], [131, 83.2], 3),
    ...spread([126.6, 86.8], [131.8, 86.8], 3),
  ];
  for (const at of tables) pairTable(plan, (u, v) => [at[0] + u, at[1] + v], [0, 0]);
  for (const degrees of [219, 222.6, 229.5, 233.5]) pairTable(plan, hubFrame(degrees), [22.4, 0]);
  plan.object(band(HUB, [25.4, 26.1], [218.5, 233.5]), { style: 'Counters' });
  for (const [x, y] of [
    [170.6, 74],
    [175, 74],
    [170, 78.4],
    [174, 78.4],
    [169.6, 82.8],
    [173.4, 82.8],
  ] as const) {
    plan.object(
      [
        [x - 0.9, y - 1],
        [x + 0.9, y - 1],
        [x + 0.9, y + 1],
        [x - 0.9, y + 1],
      ],
      { style: 'Displays' },
    );
  }
  plan.object(band(HUB, [24.2, 24.9], [306, 320]), { style: 'Displays' });
  plan.object(block(hubFrame(308.5), [21.6, 0], [0.7, 2]), { style: 'Counters' });
}
