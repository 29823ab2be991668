import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { regular } from '../../src/dsl/shapes.ts';
import { STAFF } from './core.ts';
import { armchairs, chair, CHAIR, COUNTER, rowOf, SHELF, tree } from './fittings.ts';
import {
  around,
  band,
  block,
  FACADE,
  frameAt,
  GALLERY,
  LENGTHS,
  north,
  panel,
  polar,
  south,
  southwest,
  SPANS,
  west,
} from './pick.ts';

/** How deep the rooms along the atrium are here. */
const ROW = 6;
/** Where the hall for events begins, and where it ends along the south-west side. */
const EVENTS = { front: 3.6, end: 7, cloakroom: 11 } as const;
const ROOMS = { it: 20, aid: 23.5, parents: 27, passage: LENGTHS.north } as const;

/** Help desk, first aid and parents' room along the atrium, the gym behind them. */
export function drawNorthRooms(plan: FloorPlan): void {
  const { it, aid, parents, passage } = ROOMS;
  plan
    .wall([north(14, GALLERY), north(parents, GALLERY)], 'glass')
    .wall([north(aid, GALLERY), north(parents, GALLERY)])
    .wall([north(14, ROW), north(parents, ROW)])
    .wall([north(it, GALLERY), north(it, ROW)])
    .wall([north(aid, GALLERY), north(aid, ROW)])
    .wall([north(parents, GALLERY), north(parents, FACADE)])
    .wall([north(passage, EVENTS.front), north(passage, FACADE)])
    .divide([north(parents, GALLERY), north(passage, EVENTS.front)])
    .room('it-help', north(15, 2), { style: 'Help' })
    .door(north(17, GALLERY), { width: 2.4, look: 'open' })
    .room('first-aid', north(21, 2), { style: 'Amenities' })
    .door(north(21.75, GALLERY), { width: 1.1 })
    .room('parents-room', north(25, 2), { style: 'Amenities' })
    .door(north(25.2, GALLERY), { width: 1 })
    .hall('north-passage', north(28.5, 8), { style: 'Passages' })
    .door(north(28.5, FACADE), { width: 1.4, look: 'double-swing' })
    .room('gym', north(20, 9), { style: 'Gym' })
    .door(north(parents, 8), { width: 1.4, look: 'double-swing' });
  plan
    .object(panel(north, [15, 19], [3.4, 4]), { ...COUNTER, key: 'it-counter', walkUp: true })
    .object(panel(north, [14.3, 19.7], [5.4, 5.8]), SHELF)
    .object(panel(north, [20.3, 21], [3.2, 5.2]), { style: 'Beds' })
    .object(panel(north, [22.6, 23.3], [4.8, 5.8]), SHELF)
    .object(panel(north, [26, 26.7], [3, 4.8]), { style: 'Sofas' })
    .object(panel(north, [23.8, 24.4], [3.6, 5.6]), COUNTER);
  furnishGym(plan);
}

function furnishGym(plan: FloorPlan): void {
  rowOf(plan, (u, v) => north(15.4 + u, 14 + v), {
    count: 6,
    step: 1.5,
    size: [0.8, 1.9],
    object: { style: 'Machines' },
  });
  for (const u of [15.6, 18, 20.4]) {
    plan.object(panel(north, [u, u + 0.7], [7.6, 9.4]), { style: 'Mats', flat: true });
  }
  plan
    .object(panel(north, [14.3, 14.7], [7, 12]), { style: 'Racks' })
    .object(panel(north, [22.8, 24.4], [9.6, 11.2]), { style: 'Machines' });
  for (const u of [19, 21]) plan.object(block(north, u, 11.2, [0.5, 1.3]), { style: 'Benches' });
}

/** The hall for events in the west end: a stage, rows of seats that bend around it, a bar. */
export function drawEvents(plan: FloorPlan): void {
  const { front, end, cloakroom } = EVENTS;
  plan
    .wall([...around(west, front, SPANS.west), southwest(end, front)], 'glass')
    .wall([southwest(end, GALLERY), southwest(end, FACADE)])
    .wall([southwest(cloakroom, GALLERY), southwest(cloakroom, FACADE)])
    .wall([southwest(end, GALLERY), southwest(cloakroom, GALLERY)])
    .wall([southwest(end, ROW), southwest(cloakroom, ROW)])
    .room('event-space', west(157.5, 5), { style: 'Events' })
    .door(west(135, front), { width: 1.8, look: 'double-swing' })
    .door(west(195, front), { width: 1.8, look: 'double-swing' })
    .door(west(185, FACADE), { width: 1.8, look: 'double-swing' })
    .room('cloakroom', southwest(8, 2), { style: 'Amenities' })
    .door(southwest(9, GALLERY), { width: 2, look: 'open' })
    .room('green-room', southwest(9, 10), {
      texts: { name: 'Green room' },
      style: 'StaffRooms',
      access: STAFF,
    })
    .door(southwest(end, 10.4), { width: 1.2, access: STAFF })
    .object(panel(southwest, [7.5, 10.5], [3, 3.5]), COUNTER)
    .object(panel(southwest, [7.4, 10.6], [5.2, 5.6]), { style: 'Racks' })
    .object(panel(southwest, [10.2, 10.8], [8, 13]), COUNTER);
  armchairs(plan, frameAt(southwest(8.6, 13.4), -45), 'SofasSlate');
  furnishEvents(plan);
}

function furnishEvents(plan: FloorPlan): void {
  const stage = west(112, 14.6);
  const rows = polar(stage);
  plan.object(band(rows, [0.4, 3], [225, 335]), { style: 'Stage' });
  for (const radius of [4.8, 5.9, 7, 8.1, 9.2, 10.3]) {
    for (const [from, to] of [
      [232, 256],
      [260, 284],
    ] as const) {
      plan.object(band(rows, [radius, radius + 0.5], [from, to]), { style: 'Seats' });
    }
  }
  plan.object(block(frameAt(rows(257, 12.6), 258 + 90), 0, 0, [2.4, 0.8]), { style: 'Screens' });
  plan.object(panel(southwest, [3, 6.4], [13.9, 14.6]), {
    ...COUNTER,
    key: 'event-bar',
    walkUp: true,
  });
  for (const [u, d] of [
    [2, 7.4],
    [4.6, 6.4],
    [5, 9.4],
    [2.4, 10.6],
  ] as const) {
    plan.object(regular(southwest(u, d), 0.4, 10), { style: 'Tables' });
  }
  for (const degrees of [178, 210]) tree(plan, west(degrees, 13.6), 0.7);
}

/** The exhibition beside the lobby: models on plinths, a wall of drawings, a film. */
export function drawExhibition(plan: FloorPlan): void {
  const end = LENGTHS.southwest;
  plan
    .wall([
      southwest(EVENTS.cloakroom, ROW),
      southwest(end, ROW),
      ...around(south, ROW, [225, 235]),
    ])
    .wall([southwest(23, GALLERY), southwest(end, GALLERY), southwest(end, ROW)])
    .room('exhibition', southwest(18, 10), { style: 'Exhibition' })
    .door(south(235, 10.5), { width: 3, look: 'open' })
    .solid('shaft-southwest', southwest(24, 3), { style: 'Technical' });
  for (const [u, d] of [
    [14, 9],
    [17.4, 12],
    [20.6, 8.6],
    [23.6, 11.4],
  ] as const) {
    plan.object(regular(southwest(u, d), 0.6, 4, u * 20), { style: 'Plinths' });
  }
  plan
    .object(panel(southwest, [12, 18], [14.9, 15.15]), { style: 'Screens' })
    .object(panel(southwest, [11.6, 11.9], [8, 14]), { style: 'Screens' })
    .object(panel(southwest, [14.6, 17.6], [13.2, 13.6]), { style: 'Benches' });
  plan.objectsAt([southwest(21, 13), southwest(22, 13.6)], chair, CHAIR);
  tree(plan, southwest(12.4, 7), 0.5);
}
