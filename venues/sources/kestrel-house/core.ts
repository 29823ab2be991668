import type { FloorPlan, SpaceOptions } from '../../src/dsl/floor-plan.ts';
import { rect, type Vec } from '../../src/dsl/shapes.ts';
import { cubicles } from './fittings.ts';
import { FACADE, GALLERY, north } from './pick.ts';

/** The walls of the core, metres east and north on the plan. The core is the same on every floor. */
export const CORE = {
  west: 1,
  lift: 3.5,
  passage: 6,
  stair: 8.6,
  toilet: 11,
  ladder: 11.2,
  east: 13,
  south: north(0, GALLERY)[1],
  lobby: 12.1,
  middle: 15.3,
  north: 18.7,
  back: 21.3,
  facade: north(0, FACADE)[1],
} as const;

export const STAFF = { public: false };
const RISER = { style: 'Technical' };

function drawWalls(plan: FloorPlan): void {
  const { west, lift, passage, stair, toilet, ladder, east, south, lobby, middle } = CORE;
  const top = CORE.north;
  plan.box(rect(west, south, east - west, top - south));
  for (const x of [passage, stair]) {
    plan.wall([
      [x, south],
      [x, top],
    ]);
  }
  for (const [a, b] of [
    [
      [west, lobby],
      [passage, lobby],
    ],
    [
      [lift, south],
      [lift, lobby],
    ],
    [
      [west, middle],
      [passage, middle],
    ],
    [
      [stair, lobby],
      [east, lobby],
    ],
    [
      [stair, middle],
      [east, middle],
    ],
    [
      [toilet, south],
      [toilet, lobby],
    ],
    [
      [ladder, middle],
      [ladder, top],
    ],
  ] as const satisfies readonly (readonly [Vec, Vec])[]) {
    plan.wall([a, b]);
  }
  plan.divide([
    [passage, south],
    [stair, south],
  ]);
}

function drawToilets(plan: FloorPlan): void {
  const { west, passage, stair, lobby, middle } = CORE;
  for (const [who, y] of [
    ['women', lobby],
    ['men', middle],
  ] as const) {
    plan
      .room(`toilets-${who}-${plan.key}`, [west + 2, y + 0.4], { style: 'Toilets' })
      .door([passage, y + 0.9], { width: 0.95 });
    cubicles(plan, [west + 0.62, y + 2.4], 3);
    plan.object(rect(west + 0.3, y + 0.15, 2.6, 0.5), { style: 'Basins' });
  }
  plan
    .room(`toilet-accessible-${plan.key}`, [stair + 1, lobby - 1], { style: 'Toilets' })
    .door([stair, lobby - 0.9], { width: 1 })
    .object(rect(stair + 1.5, CORE.south + 0.2, 0.6, 0.7), { style: 'Basins' });
}

/** The closed stair: two flights and a landing. */
function drawStair(plan: FloorPlan): void {
  const { stair, lobby, middle } = CORE;
  plan
    .stop('stair-core', [stair + 0.5, (lobby + middle) / 2], { style: 'Stairs' })
    .door([stair, (lobby + middle) / 2], { width: 1.1 });
  for (const y of [lobby + 0.2, middle - 1.5]) {
    for (let step = 0; step < 3; step += 1) {
      plan.object(rect(stair + 1.3 + step * 0.85, y, 0.4, 1.3), { style: 'Steps', flat: true });
    }
  }
}

/** Lifts, closed stair, toilets and risers around a passage from the gallery to the back. */
export function drawCore(plan: FloorPlan): void {
  const { west, lift, passage, stair, toilet, ladder, east, south, middle } = CORE;
  drawWalls(plan);
  drawToilets(plan);
  drawStair(plan);
  plan
    .hall(`core-passage-${plan.key}`, [passage + 1, south + 2], { style: 'Passages' })
    .stop('lift-main', [west + 1, south + 1], { style: 'Lifts' })
    .door([(west + lift) / 2, south], { width: 1.2, look: 'sliding' })
    .stop('lift-service', [stair + 1, middle + 1], { style: 'Lifts' })
    .door([stair, middle + 1.7], { width: 1.6, look: 'sliding', access: STAFF })
    .solid(`riser-west-${plan.key}`, [lift + 1, south + 1], RISER)
    .solid(`riser-east-${plan.key}`, [toilet + 1, south + 1], RISER);
  if (plan.key !== 'third') {
    plan.solid(`riser-back-${plan.key}`, [(ladder + east) / 2, middle + 1], RISER);
  }
}

export type BackRoom = {
  readonly key: string;
  /** Whether nobody goes in at all. */
  readonly solid?: boolean;
} & Pick<SpaceOptions, 'texts' | 'style'>;

/** Behind the core, on the floors that reach the north facade: a passage, two rooms for staff. */
export function drawCoreBack(plan: FloorPlan, rooms: { west: BackRoom; east: BackRoom }): void {
  const { west, passage, stair, east, back, facade } = CORE;
  const top = CORE.north;
  for (const x of [west, passage, east]) {
    plan.wall([
      [x, top],
      [x, facade],
    ]);
  }
  plan
    .wall([
      [stair, facade],
      [stair, back],
      [east, back],
    ])
    .divide([
      [passage, top],
      [stair, top],
    ])
    .hall(`back-passage-${plan.key}`, [passage + 1, top + 1], { style: 'Passages' });
  drawBackRoom(plan, rooms.west, { at: [west + 2, back], door: [passage, top + 1.6] });
  drawBackRoom(plan, rooms.east, { at: [stair + 2, back + 1.5], door: [stair + 2.2, back] });
}

function drawBackRoom(plan: FloorPlan, room: BackRoom, { at, door }: { at: Vec; door: Vec }): void {
  const { key, solid, ...options } = room;
  if (solid) {
    plan.solid(key, at, { style: 'Technical', ...options });
    return;
  }
  plan
    .room(key, at, { style: 'StaffRooms', ...options, access: STAFF })
    .door(door, { width: 1.1, access: STAFF });
}
