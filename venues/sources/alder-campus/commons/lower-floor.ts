import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { circle, grid, rect, spread, type Vec } from '../../../src/dsl/shapes.ts';
import { block, blocks, longTable, roundTable } from '../furniture.ts';
import { markCommonsLower } from '../safety.ts';
import { drawCore } from './core.ts';
import { COMMONS, outline, WINDOWS } from './frame.ts';
import { drawSunkenGarden } from './sunken-garden.ts';

const STAFF = { public: false };
const KITCHEN = { west: 189, north: 56 } as const;
const MUSIC = 69.4;

/** Lower floor of the commons: canteen at the sunken garden, sports hall, music rooms. */
export function commonsLower(): FloorPlan {
  const plan = new FloorPlan('commons-lower', {
    elevation: -1,
    name: 'Commons, lower floor',
    shortName: '-1',
    description: 'Canteen, sports hall and music rooms, level with the sunken garden.',
    building: 'commons',
    maxHeight: 3.6,
  });
  plan.outline(outline());
  drawSunkenGarden(plan);
  drawCore(plan);
  drawCanteen(plan);
  drawSports(plan);
  drawMusic(plan);
  drawSouthRooms(plan);
  for (const window of WINDOWS) plan.wall(window, 'glass');
  plan
    .hall('lower-street', [200, 40], { style: 'Street', texts: { name: 'Lower Street' } })
    .object(rect(198.3, 64.2, 0.5, 1.4), { style: 'Machines' });
  markCommonsLower(plan);
  return plan;
}

/** Counters of the canteen: each is a place of its own. */
const COUNTERS = [
  ['counter-hearth', 39.4],
  ['counter-garden', 43.6],
  ['counter-noodle', 47.8],
  ['counter-world', 52],
] as const;

function drawCanteen(plan: FloorPlan): void {
  const { west, hallSouth, hallNorth, street } = COMMONS;
  plan
    .wall([
      [west, hallSouth],
      [street[0], hallSouth],
      [street[0], KITCHEN.north],
      [KITCHEN.west, KITCHEN.north],
      [KITCHEN.west, hallSouth],
    ])
    .wall([
      [west, hallNorth],
      [street[0], hallNorth],
    ])
    .divide([
      [street[0], KITCHEN.north],
      [street[0], hallNorth],
    ])
    .room('canteen', [170, 50], { style: 'Canteen' })
    .door([west, 45], { width: 2.4, look: 'sliding' })
    .door([west, 56], { width: 2.4, look: 'sliding' })
    .door([165, hallNorth], { width: 2.4, look: 'open' })
    .room('kitchen', [194, 46], { style: 'StaffRooms', access: STAFF })
    .door([KITCHEN.west, 54.8], { width: 1.2, access: STAFF })
    .door([194, hallSouth], { width: 1.6, look: 'double-swing', access: STAFF });
  for (const [key, y] of COUNTERS) {
    plan.object(block([187.4, y], [1, 3.4]), { key, style: 'Counters', walkUp: true });
  }
  plan
    .object(rect(190, 38, 1, 16), { style: 'Kitchens' })
    .object(rect(193, 39, 1.6, 5), { style: 'Kitchens' })
    .object(rect(193, 46, 1.6, 5), { style: 'Kitchens' })
    .object(rect(196.8, 38, 0.8, 15), { style: 'Kitchens' })
    .object(rect(190.4, 61.4, 0.8, 3.4), { key: 'tray-return', style: 'Machines', walkUp: true })
    .object(circle([193.6, 60.6], 1.1), { key: 'salad-bar', style: 'Salad', walkUp: true });
  for (const at of grid([164.8, 40.2], { columns: 4, rows: 4, dx: 5.2, dy: 6.2 })) {
    const isWay = at[0] < 166 && Math.abs(at[1] - 46.4) < 0.5;
    if (!isWay) longTable(plan, at, 4, at[0] % 2 < 1 ? 0 : 8);
  }
  for (const [index, at] of spread([180.8, 64], [187, 59.4], 3).entries()) {
    roundTable(plan, at, { chairs: 4, turn: index * 30 });
  }
}

function drawSports(plan: FloorPlan): void {
  const { hallWest, hallSouth, street } = COMMONS;
  plan
    .wall([
      [street[1], hallSouth],
      [247.6, hallSouth],
    ])
    .room('sports-hall', [209, 50], { style: 'Sports' })
    .door([hallWest, 63.8], { width: 2.4, look: 'double-swing' })
    .door([212, hallSouth], { width: 1.6, look: 'double-swing' })
    .image({
      path: 'assets/floor/court.svg',
      at: [226.6, 49.4],
      width: 32,
      height: 18,
      on: 'sports-hall',
    })
    .object(rect(209.4, 48.4, 0.5, 2), { style: 'Posts' })
    .object(rect(243.4, 48.4, 0.5, 2), { style: 'Posts' });
  for (const [row, y] of [61.2, 62.7, 64.2].entries()) {
    plan.object(rect(212, y, 24, 0.8), { style: row === 0 ? 'SeatsLow' : 'SeatsMid' });
  }
}

const PRACTICE = [176, 181, 186, 191] as const;

function drawMusic(plan: FloorPlan): void {
  const { hallWest, north } = COMMONS;
  plan.wall([
    [COMMONS.west, MUSIC],
    [hallWest, MUSIC],
  ]);
  for (const x of [...PRACTICE, 199]) {
    plan.wall([
      [x, MUSIC],
      [x, north],
    ]);
  }
  plan
    .room('ensemble-room', [170, 71], { style: 'Music' })
    .door([173, MUSIC], { width: 1.8, look: 'double-swing' })
    .room('recording-studio', [195, 71], { style: 'Music' })
    .door([193, MUSIC], { width: 1.2 })
    .room('instrument-store', [202, 71], { style: 'StaffRooms' })
    .door([201, MUSIC], { width: 1.4 })
    .object(rect(200, 78.6, 5.4, 0.8), { style: 'Shelves' })
    .object(rect(204.6, 71.4, 0.8, 6), { style: 'Shelves' })
    .object(rect(192, 75, 4, 1), { style: 'Screens' })
    .object(block([196.6, 78], [1.4, 2], 20), { style: 'Pianos' });
  for (const [index, x] of PRACTICE.slice(0, 3).entries()) {
    const middle = x + 2.5;
    plan
      .room(`practice-room-${index + 1}`, [middle, 71], { style: 'Music' })
      .door([middle - 1, MUSIC])
      .object(block([middle + 0.6, 77], [1.5, 2], index * 15), { style: 'Pianos' })
      .object(block([middle - 1, 74], [0.5, 0.5]), { style: 'Chairs' });
  }
  drawOrchestra(plan);
}

/** Chairs in arcs before the conductor. */
function drawOrchestra(plan: FloorPlan): void {
  const conductor: Vec = [170.4, 72];
  plan.object(block(conductor, [1.1, 1.1]), { style: 'Stage', flat: true });
  for (const [radius, count] of [
    [2.4, 5],
    [3.9, 7],
  ] as const) {
    for (let chair = 0; chair < count; chair += 1) {
      const angle = ((25 + (130 * chair) / (count - 1)) * Math.PI) / 180;
      const at: Vec = [
        conductor[0] + radius * Math.cos(angle),
        conductor[1] + radius * Math.sin(angle),
      ];
      plan.object(block(at, [0.5, 0.5], (angle * 180) / Math.PI), { style: 'Chairs' });
    }
  }
}

const SOUTH_WALLS = [170, 179, 188, 198, 206, 216, 226] as const;

function drawSouthRooms(plan: FloorPlan): void {
  const { southCorridor: front, south } = COMMONS;
  plan.wall([
    [COMMONS.west, front],
    [246.6, front],
  ]);
  for (const x of SOUTH_WALLS) {
    plan.wall([
      [x, south],
      [x, front],
    ]);
  }
  const rooms = [
    ['kitchen-store', 166, 'StaffRooms'],
    ['laundry', 174.5, 'Services'],
    ['repair-cafe', 183.5, 'Workshops'],
    ['swap-shop', 193, 'Shops'],
    ['lockers', 202, 'Services'],
    ['changing-room-a', 211, 'Toilets'],
    ['changing-room-b', 221, 'Toilets'],
    ['climbing-room', 236, 'Sports'],
  ] as const;
  for (const [key, x, style] of rooms) {
    const access = key === 'kitchen-store' ? { access: STAFF } : {};
    plan.room(key, [x, 31.6], { style, ...access });
    plan.door([x, front], { width: 1.3, ...access });
  }
  plan
    .object(rect(166, 25, 3.4, 3), { style: 'Kitchens' })
    .object(rect(170.6, 24.6, 8, 0.9), { style: 'Machines' })
    .object(rect(172, 28.6, 4.6, 0.9), { style: 'Machines' })
    .object(rect(180, 24.6, 6.6, 0.8), { style: 'Shelves' })
    .object(rect(189, 24.6, 8, 0.8), { style: 'Shelves' })
    .object(rect(196.6, 27, 0.8, 4), { style: 'Racks' })
    .object(rect(227.4, 24.4, 10, 0.9), { style: 'Climbing', texts: { name: 'Climbing wall' } })
    .object(rect(228, 25.8, 10, 2.4), { style: 'Mats', flat: true });
  blocks(plan, spread([191.4, 28.6], [194.4, 28.6], 2), [1.6, 2], { style: 'Displays' });
  blocks(plan, spread([182, 28.4], [185.4, 28.4], 2), [2, 1.2], { style: 'Tables' });
  blocks(plan, grid([200, 26.2], { columns: 2, rows: 2, dx: 4, dy: 2.6 }), [2.8, 0.8], {
    style: 'Lockers',
  });
  for (const x of [206, 216]) {
    blocks(plan, grid([x + 3, 26.4], { columns: 2, rows: 2, dx: 4, dy: 2.4 }), [2.8, 0.6], {
      style: 'Benches',
    });
  }
}
