import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { regular } from '../../../src/dsl/shapes.ts';
import { roundTable } from '../furniture.ts';
import { markLibraryTop } from '../safety.ts';
import { drawCore } from './core.ts';
import { carrels, radialShelves, studyTables } from './fittings.ts';
import { drawLadder } from './ladder.ts';
import {
  CENTER,
  disc,
  drawWedge,
  onRay,
  OUTER,
  radial,
  RING,
  ring,
  segment,
  spot,
  WELL,
} from './polar.ts';

const TERRACE = { from: -60, to: 33, inner: 16.5 } as const;
const STAFF = { public: false };

/** Second floor of the library: rare books, the great reading room, a terrace above the plaza. */
export function librarySecond(): FloorPlan {
  const plan = new FloorPlan('library-2', {
    elevation: 2,
    name: 'Library, second floor',
    shortName: '2',
    description: 'The great reading room, special collections and the reading terrace.',
    building: 'library',
    maxHeight: 5.2,
  });
  plan
    .outline(disc(OUTER))
    .box(disc(WELL), 'low')
    .void('library-well-2', CENTER, { style: 'Well' })
    .hall('library-ring-2', spot(-100, 9), { style: 'RingCorridor' });
  drawCore(plan);
  drawTerrace(plan);
  drawSpecialCollections(plan);
  drawGreatReadingRoom(plan);
  drawHistory(plan);
  markLibraryTop(plan);
  return plan;
}

/** A lounge behind glass, and the terrace before it in the open air. */
function drawTerrace(plan: FloorPlan): void {
  const { from, to, inner } = TERRACE;
  plan
    .wall(radial(from, RING, OUTER))
    .wall(radial(to, RING, OUTER))
    .divide(ring(RING, from, to))
    .wall(ring(inner, from, to), 'glass')
    .wall(ring(OUTER, from, to), 'low')
    .room('lantern-lounge', spot(-10, 13), { style: 'Lounge' })
    .space(spot(-12, 20), {
      kind: 'area',
      key: 'reading-terrace',
      style: 'Terraces',
    })
    .door(spot(-33, inner), { width: 2, look: 'sliding' })
    .door(spot(9, inner), { width: 2, look: 'sliding' });
  for (const degrees of [-52, -43, -22, -10, 2, 20, 28]) {
    plan.object(regular(spot(degrees, 13.6), 0.65, 8), { style: 'Sofas' });
  }
  for (const [index, degrees] of [-54, -45, -24, -14, -4, 18, 27].entries()) {
    roundTable(plan, spot(degrees, 19.4), { chairs: 3, turn: index * 31 });
  }
  for (const degrees of [-50, -34, -18, -2, 14]) {
    plan.object(segment([22.4, 23.3], degrees, degrees + 11), { style: 'Planting' });
  }
}

function drawSpecialCollections(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'special-collections',
    from: 33,
    to: 99,
    front: 'wall',
    style: 'Special',
    doorAt: 45,
    door: { width: 1.6, look: 'double-swing' },
  });
  plan
    .wall(ring(17, 66, 99))
    .wall(radial(66, 17, OUTER))
    .room('conservation', spot(78, 18), { style: 'StaffRooms', access: STAFF })
    .door(spot(72, 17), { access: STAFF })
    .object(segment([18.6, 19.7], 69, 79), { style: 'Tables' })
    .object(segment([22.6, 23.3], 69, 87), { style: 'Shelves' });
  drawLadder(plan);
  studyTables(plan, [
    [52.5, 15],
    [63, 15],
  ]);
  for (const degrees of [72, 79, 86, 93]) {
    plan.object(onRay(degrees, 13.4, [1.6, 0.9]), { style: 'Displays' });
  }
  radialShelves(plan, { from: 37, to: 61, every: 6, radii: [18.6, 22.8] });
}

/** The largest room: two rings of tables under the roof, shelves along the wall. */
function drawGreatReadingRoom(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'great-reading-room',
    from: 147,
    to: 243,
    front: 'glass',
    style: 'Reading',
    doorAt: 195,
    door: { width: 2.4, look: 'double-swing' },
  });
  studyTables(
    plan,
    [155, 168, 181, 209, 222, 235].map((degrees) => [degrees, 14.8] as const),
    3.4,
  );
  studyTables(
    plan,
    [154, 163, 172, 181, 209, 218, 227, 236].map((degrees) => [degrees, 20.2] as const),
    3,
  );
  plan
    .object(segment([16.2, 17], 190, 200), { style: 'Counters' })
    .object(regular(spot(195, 20.6), 1.1, 14), { style: 'Displays' });
}

function drawHistory(plan: FloorPlan): void {
  drawWedge(plan, { key: 'history-stacks', from: 243, to: 300, front: 'open', style: 'Stacks' });
  radialShelves(plan, { from: 248, to: 275, every: 4.5, radii: [13, 21] });
  carrels(plan, { from: 282, to: 295, count: 3, radius: 15 });
  carrels(plan, { from: 281, to: 296, count: 4, radius: 19 });
  plan.object(segment([22.6, 23.3], 250, 294), { style: 'Benches' });
}
