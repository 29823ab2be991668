import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import {
  circle,
  curve,
  grid,
  type Path,
  rect,
  regular,
  spread,
  type Vec,
} from '../../../src/dsl/shapes.ts';
import { drawEntrance } from '../entrances.ts';
import { block, blocks, desk, roundTable } from '../furniture.ts';
import { markCommonsGround } from '../safety.ts';
import { drawCore } from './core.ts';
import { COMMONS, outline, WINDOWS } from './frame.ts';

/** The wavy wall between the great hall and the shops; walls end at its corners. */
const WAVE = {
  top: [178, 80],
  shop: [183, 62],
  passage: [184.4, 58],
  coffee: [185, 54],
  union: [185.4, 47],
  health: [184, 39.6],
  bottom: [180, 24],
} as const satisfies Record<string, Vec>;
const WAVE_LINE: Path = curve(Object.values(WAVE));
/** Where the slanted wall of the bookshop ends. */
const SHOP_CORNER = 64.8;
const LOUNGE: Vec = [160, 37];

/** The piece of the wavy wall between two of its corners. */
function waveBetween(from: Vec, to: Vec): Path {
  const index = ([x, y]: Vec): number =>
    WAVE_LINE.findIndex((point) => Math.hypot(point[0] - x, point[1] - y) < 1e-6);
  return WAVE_LINE.slice(index(from), index(to) + 1);
}

/** The point of the wavy wall at a distance from the south edge of the plan. */
function waveAt(y: number): Vec {
  const index = WAVE_LINE.findIndex((point) => point[1] <= y);
  const [a, b] = [WAVE_LINE[index - 1], WAVE_LINE[index]] as [Vec, Vec];
  const t = (y - a[1]) / (b[1] - a[1]);
  return [a[0] + (b[0] - a[0]) * t, y];
}

/** Ground floor of the commons: the great hall, bookshop, health centre and the clubs. */
export function commonsGround(): FloorPlan {
  const plan = new FloorPlan('commons-ground', {
    elevation: 0,
    name: 'Commons, ground floor',
    shortName: '0',
    description: 'Great hall, bookshop, health centre, student union and the rooms of the clubs.',
    building: 'commons',
    maxHeight: 4.2,
  });
  plan.outline(outline());
  drawCore(plan);
  drawGreatHall(plan);
  drawShops(plan);
  drawHealthCentre(plan);
  drawClubs(plan);
  drawGallery(plan);
  for (const window of WINDOWS) plan.wall(window, 'glass');
  for (const key of ['commons-main', 'commons-south', 'commons-court'] as const) {
    drawEntrance(plan, key);
  }
  markCommonsGround(plan);
  return plan;
}

function drawGreatHall(plan: FloorPlan): void {
  plan
    .wall(WAVE_LINE, 'glass')
    .divide(waveBetween(WAVE.passage, WAVE.coffee))
    .hall('commons-hall', [172, 60], { style: 'Foyer', texts: { name: 'Great Hall' } })
    .wall([LOUNGE, WAVE.health], 'glass')
    .room('fireside-lounge', [170, 34], { style: 'Lounge' })
    .door([172, 38.2], { width: 3, look: 'open' })
    .object(circle([170.4, 67], 1.7), { key: 'commons-desk', style: 'Information', walkUp: true })
    .object(rect(160.6, 46, 1, 4), { key: 'ticket-office', style: 'Kiosks', walkUp: true })
    .object(block([181.4, 65.6], [0.8, 0.7], 15), {
      key: 'atm-commons',
      style: 'Machines',
      walkUp: true,
    })
    .object(block([175, 48], [2, 2.4], 25), { style: 'Pianos', texts: { name: 'Piano' } })
    .object(circle([176, 41.6], 1.1), { key: 'parcel-lockers', style: 'Lockers', walkUp: true })
    .image({
      path: 'assets/floor/wave-inlay.svg',
      at: [172, 57.4],
      width: 11,
      height: 5.5,
      on: 'commons-hall',
    });
  for (const at of [
    [164, 62],
    [164, 54],
    [166, 43],
    [180, 52],
    [177, 72],
  ] as const) {
    plan.object(regular(at, 0.9, 10), { style: 'Planting' });
    plan.object(block([at[0] + 1.8, at[1]], [0.6, 2.2]), { style: 'Benches' });
  }
  plan
    .object(circle([165.4, 30.4], 0.9), { style: 'Fire', texts: { name: 'Fireplace' } })
    .object(block([168.6, 30.4], [0.8, 2.6]), { style: 'Sofas' })
    .object(block([165.4, 33.6], [2.6, 0.8]), { style: 'Sofas' })
    .object(block([174, 26], [5, 0.8]), { style: 'Shelves' });
  roundTable(plan, [173, 30.6], { chairs: 4 });
  roundTable(plan, [177, 34], { chairs: 3, turn: 40 });
  roundTable(plan, [177.4, 29], { chairs: 4, turn: 20 });
}

function drawShops(plan: FloorPlan): void {
  const [street] = COMMONS.street;
  plan
    .wall([WAVE.passage, [street, 58], [COMMONS.street[1], SHOP_CORNER], [COMMONS.street[1], 80]])
    .wall([
      [street, 58],
      [street, 24],
    ])
    .wall([WAVE.coffee, [street, 54]])
    .divide([
      [street, 54],
      [street, 58],
    ])
    .wall([WAVE.union, [street, 47]])
    .wall([WAVE.health, [street, 39.6]])
    .hall('commons-street', [200, 50], { style: 'Street', texts: { name: 'Street' } })
    .hall('commons-passage', [190, 56], { style: 'Passages' })
    .room('bookshop', [192, 62], { style: 'Shops' })
    .door(waveAt(67), { width: 3, look: 'open' })
    .room('coffee-heron', [192, 53], { style: 'Food' })
    .door(waveAt(50.6), { width: 3, look: 'open' })
    .room('student-union', [192, 46], { style: 'Services' })
    .door(waveAt(43.4), { width: 1.8, look: 'sliding' });
  plan
    .object(block([183.6, 75.6], [3.4, 0.9], 105), { style: 'Counters' })
    .object(rect(181, 78.8, 18, 0.7), { style: 'Shelves' })
    .object(rect(200.9, 67, 0.7, 11), { style: 'Shelves' });
  for (const [index, at] of grid([187.4, 63], {
    columns: 5,
    rows: 3,
    dx: 2.7,
    dy: 4.6,
  }).entries()) {
    if (index % 5 === 0) plan.object(regular(at, 0.9, 8), { style: 'Displays' });
    else plan.object(block(at, [0.8, 3.4], 12), { style: 'Shelves' });
  }
  plan
    .object(rect(190.4, 52.9, 7, 0.7), { style: 'Kitchens' })
    .object(rect(191, 50.6, 5, 0.8), { style: 'Counters' })
    .object(rect(194, 40.4, 0.9, 4.4), { style: 'Counters' });
  for (const [index, at] of spread([188, 48.6], [195.8, 48.6], 4).entries()) {
    roundTable(plan, at, { chairs: 2 + (index % 2), turn: index * 50 });
  }
  desk(plan, [196.4, 42], 90);
  desk(plan, [196.4, 45], 90);
  roundTable(plan, [188.6, 43.2], { chairs: 4 });
}

/** Waiting room at the hall, consulting rooms along the street. */
function drawHealthCentre(plan: FloorPlan): void {
  const [street] = COMMONS.street;
  plan
    .wall([
      [190, 24],
      [190, 39.6],
    ])
    .room('health-centre', [187, 36], { style: 'Health' })
    .door(waveAt(35.6), { width: 1.8, look: 'sliding' });
  const rooms = [
    ['counselling', 24, 29.2],
    ['treatment-room', 29.2, 34.4],
    ['consulting-room', 34.4, 39.6],
  ] as const;
  for (const [key, from, to] of rooms) {
    const middle = (from + to) / 2;
    plan
      .wall([
        [190, to],
        [street, to],
      ])
      .room(key, [191, middle], { style: 'Health' })
      .door([190, middle - 0.8], { width: 1.1 })
      .object(block([196.4, middle], [0.9, 2]), { style: 'Beds' });
    desk(plan, [193, middle + 1], 0);
  }
  plan
    .object(rect(184, 27, 1, 3.6), { style: 'Counters' })
    .object(rect(186.4, 24.8, 3, 0.6), { style: 'Benches' })
    .object(rect(188.8, 26.4, 0.6, 3), { style: 'Benches' })
    .object(rect(186, 38.2, 3.4, 0.6), { style: 'Benches' });
}

const CLUB_WALLS = [202, 210, 218, 226, 234] as const;
const CLUBS = [
  'radio-station',
  'student-newspaper',
  'chess-club',
  'outdoor-club',
  'film-club',
] as const;

function drawClubs(plan: FloorPlan): void {
  const { southCorridor: front, south, hallSouth, street } = COMMONS;
  plan.wall([
    [street[1], front],
    [246.6, front],
  ]);
  for (const x of CLUB_WALLS) {
    plan.wall([
      [x, south],
      [x, front],
    ]);
  }
  for (const [index, key] of CLUBS.entries()) {
    const middle = (CLUB_WALLS[index] as number) + 3.8;
    plan
      .room(key, [middle, 31.4], { style: 'Clubs' })
      .door([middle + 1.4, front], { width: 1.1 })
      .object(block([middle - 1.4, 24.8], [2.8, 0.6]), { style: 'Shelves' });
    roundTable(plan, [middle - 1.6, 28.4], { radius: 0.75, chairs: 4, turn: index * 20 });
    if (index === 2) roundTable(plan, [middle + 2, 28.4], { radius: 0.7, chairs: 2, turn: 90 });
    else plan.object(block([middle + 2, 28.2], [1.6, 0.8], index * 10), { style: 'Tables' });
  }
  plan
    .wall([
      [street[1], hallSouth],
      [247.6, hallSouth],
    ])
    .divide([
      [COMMONS.hallWest, hallSouth],
      [210, hallSouth],
    ]);
}

/** The gallery for spectators, the air above the sports hall, the way out to the court. */
function drawGallery(plan: FloorPlan): void {
  const { hallSouth, hallNorth, hallWest, north, street } = COMMONS;
  plan
    .wall(
      [
        [210, hallSouth],
        [210, hallNorth],
      ],
      'low',
    )
    .void('sports-hall-air', [225, 50], { style: 'Well' })
    .hall('spectator-gallery', [208, 50], {
      style: 'Passages',
      texts: { name: 'Spectator gallery' },
    })
    .hall('court-passage', [204, 70], { style: 'Passages' })
    .door([hallWest, 63.8], { width: 2, look: 'double-swing' })
    .wall(
      [
        [hallWest, hallNorth],
        [hallWest, north],
      ],
      'exterior',
    )
    .divide([
      [street[1], 61.6],
      [street[1], SHOP_CORNER],
    ]);
  blocks(plan, spread([209.2, 39.6], [209.2, 59.6], 5), [0.6, 3], { style: 'Benches' });
  plan.object(rect(204.9, 77, 0.6, 2.4), { style: 'Machines' });
}
