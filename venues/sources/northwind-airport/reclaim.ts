import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { arc, circle, type Path, rect } from '../../src/dsl/shapes.ts';
import { seededRandom } from '@brand/geo';
import { drawRing, DRUM, NECK, neckX, SHOP_FRONT, SOUTH_OPENING, STRIP_FRONT } from './edges.ts';
import { bench, desks, plant, sofa, washroom } from './fittings.ts';
import {
  band,
  BEND,
  block,
  type Frame,
  frameAt,
  hall,
  hallArc,
  hallDegrees,
  hub,
  HUB,
  hubArc,
  hubFrame,
} from './frames.ts';
import {
  drawAirsideLift,
  drawFlight,
  drawStairCore,
  STAIR_CORE,
  TRANSFER_ESCALATORS,
} from './vertical.ts';

const STAFF = { public: false };

/** Routes take the green channel unless the red one is where they lead. */
const RED_CHANNEL = { extraCost: 80 };

/** The two channels of customs, from baggage reclaim to the public hall. */
export const CUSTOMS = { west: 138, middle: 145, east: 162, north: 48 } as const;

/** Baggage reclaim under the neck, the lobby under the rotunda, and customs. One way out. */
export function drawReclaim(plan: FloorPlan): void {
  drawCustoms(plan);
  drawOffices(plan);
  drawLobby(plan);
  furnishReclaim(plan);
  const belts = [
    [126, 68, 16],
    [142, 70, 5],
    [158, 70, -5],
    [174, 68, -16],
  ] as const;
  for (const [index, [x, y, lean]] of belts.entries())
    drawBelt(plan, index + 1, frameAt([x, y], 90 + lean));
  plan
    .hall('reclaim', [150, 52], { style: 'Reclaim' })
    .object(rect(147.6, 51, 4.8, 1.2), { key: 'info-reclaim', style: 'Information', walkUp: true })
    .object(rect(118.2, 51.2, 0.6, 0.6), { key: 'water-reclaim', style: 'Water', walkUp: true })
    .object(rect(178, 50, 6, 1.2), { key: 'oversize-belt', style: 'Belts', walkUp: true });
  for (const [x, y] of [
    [128, 51],
    [133, 51],
    [165, 51],
  ] as const) {
    for (let index = 0; index < 5; index += 1)
      plan.object(rect(x + index * 0.7, y, 0.5, 1.3), { style: 'Trolleys' });
  }
  plan
    .mark('fire-extinguisher', [neckX(56, 'west') + 0.8, 56])
    .mark('fire-extinguisher', [neckX(56, 'east') - 0.8, 56])
    .mark('fire-hose', [150, 84])
    .mark('no-entry', [150, 47.2]);
}

/** Degrees from the axis at which the front of the strip is at `x`. */
function front(x: number): number {
  return hallDegrees(STRIP_FRONT, x - BEND[0]);
}

function drawCustoms(plan: FloorPlan): void {
  const { west, middle, east, north } = CUSTOMS;
  plan.wall([
    [neckX(north, 'west'), north],
    [west, north],
    [middle, north],
    [east, north],
    [neckX(north, 'east'), north],
  ]);
  for (const x of [west, middle, east]) plan.wall([hall(front(x), STRIP_FRONT), [x, north]]);
  plan
    .wall(hallArc(STRIP_FRONT, front(west), front(middle), front(east)), 'glass')
    .room('customs-red', [141, 42], { style: 'CustomsRed' })
    .room('customs', [152, 42], { style: 'CustomsGreen' })
    .door([141.5, north], {
      width: 2.4,
      look: 'sliding',
      oneWayInto: 'customs-red',
      access: RED_CHANNEL,
    })
    .allDoors(
      [
        [149.5, north],
        [157.5, north],
      ],
      { width: 3, look: 'sliding', oneWayInto: 'customs' },
    )
    .door(hall(front(141.5), STRIP_FRONT), {
      width: 2.2,
      look: 'sliding',
      oneWayInto: 'arrivals-hall',
    })
    .allDoors([hall(front(149.5), STRIP_FRONT), hall(front(157.5), STRIP_FRONT)], {
      width: 3,
      look: 'sliding',
      oneWayInto: 'arrivals-hall',
    });
  plan.object(rect(138.8, 36, 1, 5), { key: 'customs-desk', style: 'Counters', walkUp: true });
  for (const y of [34, 38, 42]) plan.object(rect(153, y, 1, 2.4), { style: 'Benches' });
}

/** Staff rooms on both sides of customs. */
function drawOffices(plan: FloorPlan): void {
  const { west, east } = CUSTOMS;
  plan
    .room('customs-office', [128, 43], { style: 'StaffRooms', access: STAFF })
    .door([west, 44], { width: 1.1, access: STAFF })
    .room('ground-crew', [172, 43], { style: 'StaffRooms', access: STAFF })
    .door([170, CUSTOMS.north], { width: 1.2, access: STAFF })
    .door([east, 44], { width: 1.1, access: STAFF });
  desks(plan, [
    [122, 45],
    [126, 45],
    [130, 45],
    [128, 41],
    [132, 41],
  ]);
  for (const x of [167, 171, 175, 179]) plan.object(rect(x - 0.5, 41.6, 1, 3), { style: 'Tables' });
  plan.object(rect(164, 46.8, 4, 0.7), { style: 'Lockers' });
}

/** An oval belt with an island in the middle and suitcases going round. */
function drawBelt(plan: FloorPlan, number: number, frame: Frame): void {
  const oval = (length: number, radius: number): Path => {
    const half = length / 2 - radius;
    const ends = [...arc([half, 0], radius, [-90, 90]), ...arc([-half, 0], radius, [90, 270])];
    return ends.map(([u, v]) => frame(u, v));
  };
  plan
    .object(oval(22, 2.9), { key: `baggage-belt-${number}`, style: 'Belts', walkUp: true })
    .object(oval(19, 1.5), { style: 'BeltIslands' })
    .object(block(frame, [0, 0], [3, 0.5]), { style: 'Screens' });
  const random = seededRandom(number * 31);
  for (let u = -7.6; u < 8; u += 1.7) {
    for (const v of [-2.2, 2.2]) {
      if (random() < 0.45) continue;
      const style =
        (['CasesAmber', 'CasesBlue', 'CasesDark'] as const)[Math.floor(random() * 3)] ??
        'CasesBlue';
      plan.object(block(frame, [u + random() * 0.5, v], [0.85, 0.5]), { style });
    }
  }
}

type Room = {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly style: string;
  readonly staff?: boolean;
  readonly width?: number;
};

const ROOMS: readonly Room[] = [
  { key: 'toilets-reclaim-women', from: 302, to: 314, style: 'Toilets' },
  { key: 'toilets-reclaim-men', from: 314, to: 326, style: 'Toilets' },
  { key: 'toilets-reclaim-accessible', from: 326, to: 333, style: 'Toilets' },
  { key: 'baby-care-reclaim', from: 333, to: 344, style: 'Amenities', width: 1.2 },
  { key: 'medical', from: 344, to: 375, style: 'Services', width: 2 },
  { key: 'arrivals-shop', from: 15, to: STAIR_CORE.from, style: 'DutyFree', width: 5 },
  {
    key: 'baggage-sorting',
    from: STAIR_CORE.to,
    to: 122,
    style: 'StaffRooms',
    staff: true,
    width: 2.4,
  },
  { key: 'crew-room', from: 122, to: 150, style: 'StaffRooms', staff: true },
  { key: 'border-police', from: 150, to: 186, style: 'StaffRooms', staff: true },
  { key: 'lost-luggage', from: 186, to: SOUTH_OPENING.from, style: 'Services', width: 5 },
];

/** The lobby where passengers come down from the gates, with rooms in a ring around it. */
function drawLobby(plan: FloorPlan): void {
  const { from, to } = SOUTH_OPENING;
  const walls = [...new Set(ROOMS.flatMap((room) => [room.from % 360, room.to % 360]))];
  const through = (start: number, end: number): number[] => [
    start,
    ...[...walls, ...walls.map((degrees) => degrees + 360), NECK.west, NECK.east]
      .filter((degrees) => degrees > start && degrees < end)
      .toSorted((a, b) => a - b),
    end,
  ];
  drawRing(plan, DRUM, 'exterior', [through(NECK.east, 360 + NECK.west)]);
  drawRing(plan, DRUM, 'wall', [[NECK.west, from], through(to, NECK.east)]);
  drawRing(plan, SHOP_FRONT, 'wall', [through(to, 360 + from)]);
  for (const degrees of walls) plan.wall([hub(SHOP_FRONT, degrees), hub(DRUM, degrees)]);
  plan.divide(hubArc(DRUM, from, to)).hall('transfer-lobby', hub(16, 270), { style: 'Plaza' });
  for (const room of ROOMS) drawRoom(plan, room);
  furnishRooms(plan);
  drawFlight(plan, TRANSFER_ESCALATORS, 'foot');
  drawAirsideLift(plan);
  drawStairCore(plan);
  plan
    .object(band(HUB, [13.6, 14.7], [165, 188]), {
      key: 'transfer-desk',
      style: 'Information',
      walkUp: true,
    })
    .mark('aed', hub(18.6, 344))
    .mark('first-aid', hub(18.6, 356))
    .mark('evacuation-chair', hub(18.6, 62));
  for (const degrees of [25, 75, 125, 330]) plant(plan, hub(14, degrees), 0.9);
  for (const degrees of [88, 112, 215, 235]) bench(plan, hubFrame(degrees), 13.8, [-1.8, 1.8]);
}

function drawRoom(plan: FloorPlan, { key, from, to, style, staff, width }: Room): void {
  const middle = (from + to) / 2;
  const access = staff ? { access: STAFF } : {};
  const look = width === undefined || width < 2 ? 'single-swing' : width > 2.4 ? 'open' : 'sliding';
  if ((width ?? 0) > 2) plan.wall(hubArc(SHOP_FRONT, from, to), 'glass');
  plan
    .room(key, hub(SHOP_FRONT + 0.8, middle), { style, ...access })
    .door(hub(SHOP_FRONT, middle), { width: width ?? 1.1, look, ...access });
  if (style === 'Toilets') {
    const frame = hubFrame(middle);
    const length = ((to - from) * Math.PI * 26) / 180;
    washroom(plan, (u, v) => frame(29.4 - v, u - length / 2), { length, depth: 6 });
  }
}

function furnishRooms(plan: FloorPlan): void {
  for (const degrees of [194, 203, 212, 221, 230]) {
    plan.object(block(hubFrame(degrees), [27.4, 0], [3.2, 1]), { style: 'Shelves' });
  }
  plan.object(band(HUB, [22.6, 23.3], [192, 232]), { style: 'Counters' });
  for (const radius of [21.8, 24.4, 27])
    plan.object(band(HUB, [radius, radius + 0.7], [20, 41]), { style: 'Displays' });
  for (const [degrees, radius] of [
    [68, 24],
    [82, 25],
    [96, 24],
    [110, 25],
  ] as const) {
    plan.object(block(hubFrame(degrees), [radius, 0], [6, 1.4]), { style: 'Belts' });
  }
  for (const degrees of [128, 136, 144])
    plan.object(circle(hub(25, degrees), 0.8), { style: 'Tables' });
  for (const degrees of [156, 164, 172, 180])
    plan.object(block(hubFrame(degrees), [26, 0], [0.8, 1.6]), { style: 'Desks' });
  for (const degrees of [349, 357, 365])
    plan.object(block(hubFrame(degrees), [27.6, 0], [2, 0.95]), { style: 'Beds' });
  plan.object(block(hubFrame(370), [22.6, 0], [0.8, 2]), { style: 'Desks' });
  plan.object(block(hubFrame(338.5), [28.6, 0], [0.8, 3.4]), { style: 'Counters' });
  sofa(plan, hubFrame(336.4), [24, 0]);
}

/** Columns, seats between the belts and more trolleys. */
function furnishReclaim(plan: FloorPlan): void {
  for (const [x, y] of [
    [134, 58],
    [150, 58],
    [166, 58],
    [134, 80],
    [150, 80],
    [166, 80],
  ] as const) {
    plan.object(circle([x, y], 0.45), { style: 'Columns' });
  }
  for (const [x, y] of [
    [134, 64],
    [134, 72],
    [150, 64],
    [150, 72],
    [166, 64],
    [166, 72],
  ] as const) {
    bench(plan, frameAt([x, y], 0), 0, [-2, 2]);
  }
}
