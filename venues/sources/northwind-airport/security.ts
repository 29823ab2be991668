import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import {
  circle,
  curve,
  distance,
  grid,
  type Path,
  rect,
  spread,
  type Vec,
} from '../../src/dsl/shapes.ts';
import { DRUM, neckX, SOUTH_OPENING, STRIP_BACK, STRIP_FRONT } from './edges.ts';
import { SECURITY_HALF } from './check-in.ts';
import { desks, plant } from './fittings.ts';
import { BEND, between, hall, hallDegrees, hub, ribbon } from './frames.ts';

const STAFF = { public: false };
const [WEST, EAST] = [BEND[0] - SECURITY_HALF, BEND[0] + SECURITY_HALF];
/** Where the lanes are, and where security ends. */
const LANES = 43;
const END = 60;
const LANE_COUNT = 7;
/** Corners of the duty-free shop. */
const SHOP_WEST = 128;
const SHOP_EAST = 172;

/** Security between check-in and the duty-free shop: one way from landside to airside. */
export function drawSecurity(plan: FloorPlan): void {
  const start = hall(hallDegrees(STRIP_FRONT, -SECURITY_HALF), STRIP_FRONT);
  plan
    .wall([start, [WEST, END]])
    .wall([
      [2 * BEND[0] - start[0], start[1]],
      [EAST, END],
    ])
    .wall([
      [neckX(END, 'west'), END],
      [neckX(END, 'east'), END],
    ])
    .wall(
      [
        [WEST, LANES],
        [EAST, LANES],
      ],
      'glass',
    )
    .hall('security-queue', [150, 40], { style: 'Control' })
    .room('security', [150, 58.6], { style: 'Control' });
  for (const degrees of [-8, -4.8, -1.6, 1.6, 4.8, 8]) {
    plan.door(hall(degrees, STRIP_FRONT), {
      width: 1.2,
      look: 'gate',
      oneWayInto: 'security-queue',
    });
  }
  const pitch = (EAST - WEST) / LANE_COUNT;
  for (let lane = 0; lane < LANE_COUNT; lane += 1) drawLane(plan, WEST + (lane + 0.5) * pitch);
  for (const [index, y] of [31, 33, 35].entries()) {
    for (const x of [136, 144.7, 153.4])
      plan.object(rect(x + index * 0.9, y, 7, 0.12), { style: 'Barriers' });
  }
  for (const x of [139, 161]) plan.object(rect(x - 2, 57.4, 4, 0.7), { style: 'Benches' });
  plan
    .door([150, END], { width: 6, look: 'open', oneWayInto: 'duty-free' })
    .mark('camera', [150, 42])
    .mark('no-entry', [150, 27.4])
    .mark('fire-extinguisher', [132, 58])
    .mark('first-aid', [168, 58]);
}

/** One lane: belt with scanner on the left, archway on the right, one way. */
function drawLane(plan: FloorPlan, x: number): void {
  plan
    .object(rect(x - 2, LANES - 4.2, 1.1, 4), { style: 'Belts' })
    .object(rect(x - 2, LANES + 0.2, 1.1, 9.4), { style: 'Belts' })
    .object(rect(x - 2.2, LANES + 1, 1.5, 2.6), { style: 'Scanners' })
    .object(circle([x + 1.6, LANES + 2.4], 0.55), { style: 'Scanners' })
    .object(rect(x - 0.2, LANES + 6.4, 0.9, 2), { style: 'Desks' })
    .door([x + 0.5, LANES], { width: 1.2, look: 'gate', oneWayInto: 'security' });
}

/** Offices of police and security staff, west of the lanes. */
export function drawStaffBlock(plan: FloorPlan): void {
  const corner = hall(-14.3, STRIP_BACK);
  const split = between(corner, [SHOP_WEST, END], 0.48);
  plan
    .wall([corner, split, [SHOP_WEST, END]])
    .wall([[neckX(split[1], 'west'), split[1]], split])
    .hall('staff-passage', [129.6, 45], { style: 'StaffRooms', access: STAFF })
    .room('police', [120, 44], { style: 'StaffRooms', access: STAFF })
    .room('staff-room', [120, 54], { style: 'StaffRooms', access: STAFF })
    .allDoors(
      [
        [128.2, 41],
        [128, 54],
      ],
      { width: 1.1, access: STAFF },
    )
    .door([WEST, 56], { width: 1.2, look: 'double-swing', access: STAFF });
  desks(plan, [...spread([116, 44.8], [124, 44.8], 4), ...spread([120, 41.4], [125, 41.4], 2)]);
  for (const x of [117.5, 121, 124.5])
    plan.object(rect(x - 0.7, 53, 1.4, 2.4), { style: 'Tables' });
  plan.object(rect(116, 58.8, 10, 0.7), { style: 'Lockers' });
}

/** The line that people take through the duty-free shop. */
const SNAKE: Path = curve([
  [150, 60.2],
  [149.9, 61],
  [146.5, 63.4],
  [138.5, 64.8],
  [136, 69],
  [140.5, 72.6],
  [150, 71],
  [158.5, 69],
  [163.4, 72.4],
  [160, 77],
  [152.5, 78.4],
  [150.1, 80.6],
  [150, 81.7],
]);

export function drawDutyFree(plan: FloorPlan): void {
  const { from, to } = SOUTH_OPENING;
  const [westEnd, eastEnd] = [hub(DRUM, from), hub(DRUM, to)];
  const [westSplit, eastSplit] = [
    between([SHOP_WEST, END], westEnd, 0.38),
    between([SHOP_EAST, END], eastEnd, 0.38),
  ];
  plan
    .wall([[SHOP_WEST, END], westSplit, westEnd])
    .wall([[SHOP_EAST, END], eastSplit, eastEnd])
    .wall([[neckX(westSplit[1], 'west'), westSplit[1]], westSplit])
    .wall([[neckX(eastSplit[1], 'east'), eastSplit[1]], eastSplit])
    .room('duty-free', [150, 63], { style: 'DutyFree' })
    .door(hub(DRUM, 270), { width: 7, look: 'open' })
    .room('brasserie-kitchen', [122, 65], { style: 'StaffRooms', access: STAFF })
    .room('duty-free-stock', [178, 65], { style: 'StaffRooms', access: STAFF })
    .door([124, westSplit[1]], { width: 1.6, look: 'double-swing', access: STAFF })
    .door(between([SHOP_EAST, END], eastSplit, 0.5), {
      width: 1.8,
      look: 'double-swing',
      access: STAFF,
    });
  for (const y of [61, 64.4]) plan.object(rect(119, y, 7, 1), { style: 'Kitchens' });
  for (const x of [176, 178.6, 181]) plan.object(rect(x - 0.5, 62, 1, 6), { style: 'Shelves' });
  furnishDutyFree(plan);
}

/** How far from the axis the duty-free shop reaches at `y`, less the depth of a shelf. */
function edge(y: number): number {
  return 20 - ((y - END) / 26.6) * 6;
}

/** Displays on both sides of the path, wherever there is room for one. */
function furnishDutyFree(plan: FloorPlan): void {
  plan.object(ribbon(SNAKE, 3), { style: 'SnakePath', flat: true });
  const clear = (at: Vec): number => Math.min(...SNAKE.map((step) => distance(step, at)));
  const spots = grid([130.6, 62.3], { columns: 13, rows: 9, dx: 3.25, dy: 2.5 }).filter(
    (at) =>
      clear(at) > 2.75 &&
      Math.abs(at[0] - 150) < edge(at[1]) &&
      distance(at, hub(0, 0)) > DRUM + 1.8,
  );
  for (const [index, [x, y]] of spots.entries()) {
    if (index % 5 === 3) plan.object(circle([x, y], 0.85), { style: 'Counters' });
    else
      plan.object(rect(x - 1.1, y - 0.45, 2.2, 0.9), {
        style: index % 2 === 0 ? 'Shelves' : 'Displays',
      });
  }
  plant(plan, [145.4, 81.2 + 2], 0.5);
  plan.mark('fire-extinguisher', [130, 61]).mark('fire-hose', [170, 61]);
}
