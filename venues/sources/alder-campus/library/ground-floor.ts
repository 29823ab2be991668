import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { regular } from '../../../src/dsl/shapes.ts';
import { drawEntrance } from '../entrances.ts';
import { roundTable } from '../furniture.ts';
import { markLibraryGround } from '../safety.ts';
import { drawCore } from './core.ts';
import { carrels, radialShelves, studyTables } from './fittings.ts';
import {
  CENTER,
  disc,
  drawWedge,
  onRay,
  OUTER,
  radial,
  ring,
  segment,
  spot,
  WELL,
} from './polar.ts';

/** Ground floor of the library: desks, café, maps and study rooms around the atrium. */
export function libraryGround(): FloorPlan {
  const plan = new FloorPlan('library-0', {
    elevation: 0,
    name: 'Library, ground floor',
    shortName: '0',
    description: 'Loans, maps, periodicals and the café around the foot of the atrium.',
    building: 'library',
    maxHeight: 4.4,
  });
  plan
    .outline(disc(OUTER))
    .divide([...ring(WELL)])
    .hall('library-atrium', CENTER, { style: 'Atrium', texts: { name: 'Atrium' } })
    .hall('library-ring-0', spot(-60, 9), { style: 'RingCorridor' });
  drawCore(plan);
  drawAtrium(plan);
  drawEntrances(plan);
  drawLoans(plan);
  drawMapRoom(plan);
  drawCafe(plan);
  drawPeriodicals(plan);
  drawStudyRooms(plan);
  drawReserves(plan);
  markLibraryGround(plan);
  return plan;
}

function drawAtrium(plan: FloorPlan): void {
  plan
    .object(segment([4.6, 5.3], -8, 62), { key: 'ask-desk', style: 'Information', walkUp: true })
    .object(segment([4.6, 5.2], 150, 210), { style: 'Sofas' })
    .object(segment([4.6, 5.2], 240, 300), { style: 'Sofas' })
    .image({
      path: 'assets/floor/zodiac.svg',
      at: CENTER,
      width: 7.6,
      height: 7.6,
      on: 'library-atrium',
    });
  for (const degrees of [90, 126, 225, 330]) {
    plan.object(regular(spot(degrees, 6.2), 0.55, 8), { style: 'Planting' });
  }
}

function drawEntrances(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'library-lobby',
    from: -42,
    to: -24,
    front: 'open',
    style: 'Entrances',
    kind: 'hallway',
    more: { texts: { name: 'Lobby' } },
  });
  for (const [index, degrees] of [-37.5, -33, -28.5].entries()) {
    plan.object(onRay(degrees, 14, [1.3, index === 1 ? 0.3 : 0.2]), { style: 'Machines' });
  }
  drawEntrance(plan, 'library-main');
  drawWedge(plan, {
    key: 'lake-passage',
    from: 195,
    to: 207,
    front: 'open',
    style: 'Entrances',
    kind: 'hallway',
  });
  drawEntrance(plan, 'library-lake');
  drawEntrance(plan, 'library-north');
}

function drawLoans(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'loans-desk',
    from: -24,
    to: 24,
    front: 'open',
    style: 'Services',
  });
  plan
    .object(segment([19.2, 20.1], -15, 6), { style: 'Counters' })
    .object(segment([22.7, 23.5], -20, 20), { style: 'Shelves' });
  for (const degrees of [-19, -14, -9]) {
    plan.object(onRay(degrees, 13.6, [0.8, 0.8]), { style: 'Machines' });
  }
  radialShelves(plan, { from: 9, to: 21, every: 6, radii: [13, 20] });
}

function drawMapRoom(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'map-room',
    from: 24,
    to: 63,
    front: 'glass',
    style: 'Reading',
    doorAt: 30,
  });
  plan
    .object(segment([22.4, 23.4], 27, 60), { style: 'Shelves' })
    .object(regular(spot(57, 13.6), 0.8, 12), { style: 'Displays' });
  for (const [degrees, radius] of [
    [32, 16.2],
    [42, 16.2],
    [52, 17],
    [34, 20],
    [44, 20],
    [54, 20.4],
  ] as const) {
    plan.object(onRay(degrees, radius, [2, 1.3]), { style: 'Tables' });
  }
}

function drawCafe(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'library-cafe',
    from: 63,
    to: 99,
    front: 'glass',
    style: 'Food',
    doorAt: 75,
    door: { width: 3, look: 'open' },
  });
  plan
    .object(segment([13, 13.8], 84, 96), { style: 'Counters' })
    .object(onRay(97, 18, [7, 0.6]), { style: 'Kitchens' })
    .object(onRay(92.5, 17.6, [5, 0.8]), { style: 'Counters' });
  for (const [index, [degrees, radius]] of (
    [
      [70, 14.2],
      [75, 15.4],
      [69, 17.6],
      [76, 18.4],
      [85, 17.2],
      [67.5, 21],
      [74.5, 21.8],
      [81.5, 21.2],
      [88.5, 21.8],
    ] as const
  ).entries()) {
    roundTable(plan, spot(degrees, radius), { chairs: 2 + (index % 3), turn: index * 47 });
  }
}

function drawPeriodicals(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'periodicals',
    from: 147,
    to: 195,
    front: 'open',
    style: 'Reading',
  });
  radialShelves(plan, { from: 151, to: 163, every: 6, radii: [13, 19] });
  plan.object(segment([22.6, 23.4], 151, 191), { style: 'Shelves' });
  for (const [degrees, radius] of [
    [171, 15],
    [180, 15],
    [189, 15],
    [172, 19],
    [180, 19.4],
    [188, 19],
  ] as const) {
    plan.object(regular(spot(degrees, radius), 0.95, 10), { style: 'Rugs', flat: true });
    plan.object(segment([radius + 0.5, radius + 1.2], degrees - 3, degrees + 3), {
      style: 'Sofas',
    });
  }
}

const STUDY_DEPTH = 18;
const STUDY_WALLS = [207, 225, 243, 261] as const;

/** Three rooms for groups behind an open study hall. */
function drawStudyRooms(plan: FloorPlan): void {
  const [from, , , to] = STUDY_WALLS;
  drawWedge(plan, { key: 'study-hall', from, to, front: 'open', style: 'Study' });
  plan.wall(ring(STUDY_DEPTH, from, to), 'glass');
  for (const [index, start] of STUDY_WALLS.slice(0, 3).entries()) {
    const end = STUDY_WALLS[index + 1] as number;
    if (index > 0) plan.wall(radial(start, STUDY_DEPTH, OUTER));
    const middle = (start + end) / 2;
    plan
      .room(`study-room-${index + 1}`, spot(middle, 19.2), { style: 'Meeting' })
      .door(spot(middle - 4, STUDY_DEPTH), { width: 1, look: 'sliding' });
    studyTables(plan, [[middle, 21]], 2.6);
  }
  carrels(plan, { from: 212, to: 256, count: 5, radius: 15 });
}

function drawReserves(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'course-reserves',
    from: 261,
    to: 318,
    front: 'glass',
    style: 'Stacks',
    doorAt: 288,
    door: { width: 2.4, look: 'open' },
  });
  radialShelves(plan, { from: 266, to: 284, every: 4.5, radii: [13.4, 21.6] });
  radialShelves(plan, { from: 293, to: 314, every: 4.5, radii: [13.4, 21.6] });
}
