import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { STAFF } from './core.ts';
import { benchTable, COUNTER, roundTable, rowOf, SHELF } from './fittings.ts';
import { LOBBY } from './lobby.ts';
import {
  around,
  band,
  block,
  east,
  FACADE,
  frameAt,
  LENGTHS,
  north,
  panel,
  south,
  southeast,
} from './pick.ts';
import { turnedWith } from './work-floor.ts';

/** Where the rooms on the south-east side begin, and where their walls are along it. */
const FRONT = 4;
const WALLS = { cafe: 11.5, showers: 15, men: 18.5, end: LENGTHS.southeast } as const;
const CHANGING = 7.6;
const POST = { from: 25, front: 2.5, back: 7.5 } as const;

/** The café: a counter at the back, tables to the atrium, a door to the terrace. */
export function drawCafe(plan: FloorPlan): void {
  const { cafe } = WALLS;
  plan
    .wall([south(LOBBY.east, FRONT), south(LOBBY.east, LOBBY.gates)], 'glass')
    .wall([...around(south, FRONT, [LOBBY.east, 325]), southeast(cafe, FRONT)], 'glass')
    .wall([southeast(cafe, FRONT), southeast(cafe, FACADE)])
    .wall([southeast(cafe, 11), southeast(7.6, 11), southeast(7.6, FACADE)])
    .room('cafe', southeast(1, 5), { style: 'Cafe' })
    .room('cafe-kitchen', southeast(9, 13), {
      texts: { name: 'Kitchen' },
      style: 'StaffRooms',
      access: STAFF,
    })
    .door(southeast(4, FRONT), { width: 1.3, look: 'gate', texts: { name: 'Café gate' } })
    .door(southeast(1.9, FACADE), { width: 1.8, look: 'sliding' })
    .door(south(LOBBY.east, 10), { width: 1.4, look: 'double-swing' })
    .door(southeast(7.6, 12.2), { access: STAFF })
    .object(panel(southeast, [6.2, 10.6], [8.6, 9.4]), { ...COUNTER, key: 'cafe-counter' })
    .object(panel(southeast, [7.4, 11.2], [10.3, 10.8]), SHELF)
    .object(panel(southeast, [8, 11.2], [14.6, 15.2]), { style: 'Kitchens' })
    .object(panel(southeast, [9, 10.6], [12.4, 13.3]), { style: 'Kitchens' });
  for (const [u, d] of [
    [0.6, 7.4],
    [2.8, 8.6],
    [0.8, 10.4],
    [5, 11],
    [0.9, 13.4],
    [5.4, 13.8],
  ] as const) {
    roundTable(plan, southeast(u, d), 3, u * 50 + d * 10);
  }
  benchTable(plan, turnedWith(southeast, 9, 6.2), 3.4);
}

/** Changing rooms and showers, the bicycle store with its own door from the street. */
export function drawBikes(plan: FloorPlan): void {
  const { cafe, showers, men, end } = WALLS;
  plan
    .wall([southeast(cafe, FRONT), southeast(end, FRONT)])
    .wall([southeast(cafe, CHANGING), southeast(end, CHANGING)])
    .wall([southeast(showers, CHANGING), southeast(showers, FACADE)])
    .wall([southeast(men, CHANGING), southeast(men, FACADE)])
    .wall([east(-35, FRONT), east(-35, FACADE)])
    .wall(around(east, FRONT, [-35, POST.from]))
    .room('changing', southeast(16, 6), { style: 'Amenities' })
    .door(southeast(12.8, FRONT), { width: 1.2 })
    .room('showers-women', southeast(13, 9), { style: 'Toilets' })
    .door(southeast(12.3, CHANGING))
    .room('showers-men', southeast(16, 9), { style: 'Toilets' })
    .door(southeast(15.8, CHANGING))
    .room('drying-room', southeast(20, 9), { style: 'Amenities' })
    .door(southeast(20, CHANGING))
    .room('bike-store', east(-5, 6), { style: 'Bikes' })
    .door(east(-35, 5.8), { width: 1.2 })
    .door(east(-5, FRONT), { width: 1.2 })
    .door(east(-10, FACADE), { width: 2.4, look: 'sliding' });
  for (const [from, to] of [
    [cafe, showers],
    [showers, men],
  ] as const) {
    rowOf(plan, (u, v) => southeast(to - 0.7 + v, 9.4 + u), {
      count: 5,
      step: 1.15,
      size: [1.05, 1.2],
      object: { style: 'Cubicles' },
    });
    plan.object(panel(southeast, [from + 0.2, from + 0.6], [9.4, 14.6]), { style: 'Benches' });
  }
  for (const u of [14.4, 17.4]) {
    plan.object(panel(southeast, [u, u + 2.8], [FRONT + 0.2, FRONT + 0.75]), {
      style: 'LockerDoors',
    });
  }
  for (const d of [10, 12, 14]) {
    plan.object(panel(southeast, [19.2, 20.8], [d, d + 0.12]), { style: 'Racks' });
  }
  drawRacks(plan);
}

/** Bicycles side by side along the round facade and in a second row before it. */
function drawRacks(plan: FloorPlan): void {
  for (const [radius, from, to, step] of [
    [13.9, -31, 22, 4],
    [9, -28, 20, 6],
  ] as const) {
    for (let degrees = from; degrees <= to; degrees += step) {
      if (Math.abs(degrees + 10) < 6 && radius > 10) continue;
      if (Math.abs(degrees + 8) < 5 && radius < 10) continue;
      plan.object(block(frameAt(east(degrees, radius), degrees + 18), 0, 0, [1.8, 0.35]), {
        style: 'Racks',
      });
    }
  }
  plan.object(block(frameAt(east(14, 5.6), 104), 0, 0, [1.8, 0.6]), {
    key: 'bike-workbench',
    style: 'Counters',
    walkUp: true,
  });
}

/** Post room towards the atrium, loading dock behind it. */
export function drawDeliveries(plan: FloorPlan): void {
  const { from, front, back } = POST;
  plan
    .wall([east(from, front), east(from, FACADE)])
    .wall([...around(east, front, [from, 90]), north(2, front)])
    .wall([...around(east, back, [from, 90]), north(2, back)])
    .room('post-room', east(60, 5), { style: 'Amenities' })
    .door(north(0.6, front), { width: 1.2 })
    .room('loading-dock', east(60, 11), { style: 'StaffRooms', access: STAFF })
    .door(east(55, back), { width: 1.8, look: 'double-swing', access: STAFF })
    .door(east(50, FACADE), { width: 3.6, look: 'sliding', access: STAFF })
    .object(band(east, [4.3, 4.8], [35, 75]), { ...COUNTER, key: 'post-counter', walkUp: true })
    .object(band(east, [6.7, 7.2], [30, 48]), SHELF)
    .object(band(east, [6.7, 7.2], [66, 85]), SHELF);
  for (const [degrees, radius] of [
    [33, 12.8],
    [33, 10.4],
    [78, 13.4],
    [84, 11],
    [70, 10.2],
  ] as const) {
    plan.object(block(frameAt(east(degrees, radius), degrees), 0, 0, [1.2, 1]), {
      style: 'Pallets',
    });
  }
}
