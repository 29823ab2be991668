import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { crown, grid, rect, regular, spread } from '../../../src/dsl/shapes.ts';
import { drawEntrance } from '../entrances.ts';
import { block, blocks, roundTable } from '../furniture.ts';
import { markEngineeringGround } from '../safety.ts';
import { drawShell } from './core.ts';
import { BOW, bowSpot, EAST, FAN, fanSpot, NORTH, outline } from './frame.ts';
import { drawLectureHall } from './lecture-hall.ts';
import { drawRooms, SIDES } from './rooms.ts';

const STAFF = { public: false };

/** Ground floor of engineering: the lecture hall, workshops and heavy labs around a court. */
export function engineeringGround(): FloorPlan {
  const plan = new FloorPlan('engineering-0', {
    elevation: 0,
    name: 'Engineering, ground floor',
    shortName: '0',
    description: 'Lecture hall, workshops and the labs with heavy machines.',
    building: 'engineering',
    maxHeight: 4.6,
  });
  plan.outline(outline());
  drawShell(plan);
  drawLectureHall(plan);
  drawFoyer(plan);
  drawLabs(plan);
  drawWorkshops(plan);
  drawCourt(plan);
  for (const key of ['engineering-main', 'engineering-south', 'engineering-bow'] as const) {
    drawEntrance(plan, key);
  }
  markEngineeringGround(plan);
  return plan;
}

function drawFoyer(plan: FloorPlan): void {
  plan
    .wall([fanSpot(-FAN.half, FAN.stage), [176, 174]])
    .room('lecture-prep', [172, 178], { style: 'StaffRooms', access: STAFF })
    .door([175.1, 173.4], { access: STAFF })
    .object(rect(168, 178.8, 6, 0.8), { style: 'Shelves' })
    .hall('engineering-foyer', [180, 165], { style: 'Foyer' })
    .object(block([183.6, 163.4], [0.9, 3.4]), {
      key: 'engineering-desk',
      style: 'Information',
      walkUp: true,
    })
    .object(block([179, 168.8], [2.2, 5]), { style: 'Displays', texts: { name: 'Bridge model' } })
    .object(block([171.6, 158.9], [3, 0.5]), { style: 'Benches' })
    .object(block([185.9, 160.4], [0.5, 2.6]), { style: 'Benches' })
    .object(regular([175.2, 163.4], 0.6, 8), { style: 'Planting' })
    .object(regular([185.8, 172.6], 0.6, 8), { style: 'Planting' });
}

function drawLabs(plan: FloorPlan): void {
  drawRooms(plan, SIDES.northern, [
    {
      key: 'robotics-lab',
      from: 187,
      to: 203,
      style: 'Labs',
      door: { width: 1.8, look: 'double-swing' },
    },
    { key: 'electronics-lab', from: 203, to: 214, style: 'Labs' },
    { key: 'materials-lab', from: 222.6, to: EAST.east, style: 'Labs', door: { along: 225 } },
  ]);
  drawRooms(plan, SIDES.southern, [
    {
      key: 'maker-space',
      from: 187,
      to: 204,
      style: 'Workshops',
      door: { width: 3.2, look: 'open', along: 192 },
    },
    { key: 'student-projects', from: 204, to: 214, style: 'Workshops' },
    { key: 'fluid-lab', from: 214, to: 223.8, style: 'Labs' },
    { key: 'print-room', from: 227, to: EAST.east, style: 'Workshops' },
  ]);
  // The arena of the robots is marked on the floor, benches stand around it.
  plan.object(rect(190, 174, 8, 4.6), { style: 'Arena', flat: true });
  plan.objectsAt(spread([191.5, 175.4], [196.6, 177.2], 3), (at) => regular(at, 0.35, 6), {
    style: 'Machines',
  });
  blocks(plan, spread([200.4, 173.4], [200.4, 178], 3), [2.6, 0.8], { style: 'Tables' });
  blocks(plan, grid([205.4, 173.2], { columns: 3, rows: 3, dx: 3.1, dy: 2.4 }), [2.2, 0.8], {
    style: 'Tables',
  });
  blocks(plan, grid([225.4, 174], { columns: 3, rows: 2, dx: 3.2, dy: 2.8 }), [2, 1], {
    style: 'Machines',
  });
  plan
    .object(rect(190, 160, 3.4, 1.4), { style: 'Tables' })
    .object(rect(196, 160, 3.4, 1.4), { style: 'Tables' })
    .object(rect(190, 163, 3.4, 1.4), { style: 'Tables' })
    .object(rect(196, 163, 3.4, 1.4), { style: 'Tables' })
    .object(rect(201.8, 159, 1.4, 6), { style: 'Machines' })
    .object(rect(206, 160, 4.4, 1.9), { style: 'Vehicles', texts: { name: 'Solar car' } })
    .object(rect(205, 165.4, 6, 0.7), { style: 'Shelves' })
    .object(rect(215.4, 159.4, 1.4, 6.4), { style: 'WaterTank', texts: { name: 'Wave tank' } })
    .object(rect(219, 160, 3, 2.4), { style: 'Machines' });
  blocks(plan, spread([229, 160], [234, 160], 4), [0.9, 0.9], { style: 'Machines' });
  blocks(plan, spread([229, 163.6], [234, 163.6], 4), [0.9, 0.9], { style: 'Machines' });
}

function drawWorkshops(plan: FloorPlan): void {
  drawRooms(plan, SIDES.western, [
    {
      key: 'wood-workshop',
      from: 146,
      to: NORTH.south,
      style: 'Workshops',
      door: { width: 1.8, look: 'double-swing' },
    },
    {
      key: 'metal-workshop',
      from: 134,
      to: 146,
      style: 'Workshops',
      door: { width: 1.8, look: 'double-swing' },
    },
    { key: 'tool-crib', from: 127.4, to: 134, style: 'StaffRooms' },
    {
      key: 'concrete-lab',
      from: 112,
      to: 124,
      style: 'Labs',
      door: { width: 1.8, look: 'double-swing' },
    },
  ]);
  drawRooms(plan, SIDES.eastern, [
    { key: 'energy-lab', from: 146, to: NORTH.south, style: 'Labs' },
    { key: 'wind-tunnel', from: 124, to: 146, style: 'Labs', door: { along: 128 } },
    { key: 'test-cell', from: 112, to: 124, style: 'Labs' },
  ]);
  blocks(plan, grid([216.6, 148.4], { columns: 2, rows: 4, dx: 3.6, dy: 2.4 }), [2.2, 1], {
    style: 'Tables',
  });
  blocks(plan, grid([216.2, 136], { columns: 2, rows: 4, dx: 4.2, dy: 2.6 }), [1.5, 1.1], {
    style: 'Machines',
  });
  plan
    .object(rect(214.7, 128.2, 0.8, 5), { style: 'Shelves' })
    .object(rect(217.4, 128.6, 0.8, 4.6), { style: 'Shelves' })
    .object(rect(221.6, 128.2, 0.7, 4.4), { style: 'Counters' })
    .object(rect(216, 114, 3, 3), { style: 'Machines', texts: { name: 'Press' } })
    .object(rect(215.6, 120.4, 5, 1), { style: 'Tables' })
    // The tunnel: a wide mouth, a narrow throat, a wide end.
    .object(
      [
        [229.6, 125.6],
        [234.2, 125.6],
        [233, 130],
        [233, 138],
        [234.4, 144.4],
        [229.4, 144.4],
        [230.8, 138],
        [230.8, 130],
      ],
      { style: 'Tunnel', texts: { name: 'Wind tunnel' } },
    );
  blocks(plan, grid([229.6, 148.4], { columns: 2, rows: 3, dx: 3.6, dy: 3 }), [2, 1.2], {
    style: 'Machines',
  });
  blocks(plan, grid([229.8, 114.6], { columns: 2, rows: 3, dx: 3.4, dy: 3.2 }), [1.8, 1.4], {
    style: 'Machines',
  });
  plan
    .room('workshop-reception', [230.6, 109], { style: 'Services' })
    .door([229.4, 107.4], { width: 1.2 })
    .object(rect(231.6, 106, 0.8, 4), { style: 'Counters' })
    .object(rect(234.4, 108.6, 0.7, 2.8), { style: 'Shelves' })
    .object(rect(219.6, 105, 0.5, 3), { style: 'Machines' })
    .object(rect(221.4, 111, 1.9, 0.5), { style: 'Benches' });
}

/** Birches, benches and a round table in the court behind the Bow. */
function drawCourt(plan: FloorPlan): void {
  plan
    .space([BOW.center[0] - 8, NORTH.south - 8], {
      kind: 'area',
      key: 'engineering-court',
      style: 'Courtyards',
    })
    .door(bowSpot(225, BOW.inner), { width: 2, look: 'double-swing' })
    .door([195.5, NORTH.south], { width: 2, look: 'double-swing' })
    .door([EAST.west, 140], { width: 2.4, look: 'double-swing' })
    .object(regular([201, 146], 2.6, 14), { style: 'Pond' });
  for (const [x, y, radius] of [
    [191, 153, 1.5],
    [207, 153.4, 1.7],
    [209.6, 146.6, 1.3],
    [194.6, 143.6, 1.4],
    [210.4, 134, 1.6],
    [204, 135.4, 1.2],
  ] as const) {
    plan.object(crown([x, y], radius, x), { style: 'Trees' });
  }
  plan
    .object(block([201, 150.6], [2.4, 0.5]), { style: 'Benches' })
    .object(block([197, 148], [2.4, 0.5], 60), { style: 'Benches' })
    .object(block([205.2, 143.6], [2.4, 0.5], 50), { style: 'Benches' });
  roundTable(plan, [208, 140], { radius: 0.6, chairs: 4 });
  roundTable(plan, [188.6, 149.4], { radius: 0.6, chairs: 4, turn: 45 });
}
