import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { grid, rect, regular } from '../../../src/dsl/shapes.ts';
import { block, blocks, desk, longTable, roundTable } from '../furniture.ts';
import { markEngineeringUpper } from '../safety.ts';
import { drawShell } from './core.ts';
import { BOW, EAST, FAN, fanSpot, NORTH, outline } from './frame.ts';
import { drawFanWalls } from './lecture-hall.ts';
import { drawRooms, SIDES } from './rooms.ts';

/** First floor of engineering: classrooms to the north, the departments to the east. */
export function engineeringUpper(): FloorPlan {
  const plan = new FloorPlan('engineering-1', {
    elevation: 1,
    name: 'Engineering, first floor',
    shortName: '1',
    description: 'Classrooms, the drawing studio and the offices of the departments.',
    building: 'engineering',
    maxHeight: 3.8,
  });
  plan.outline(outline());
  drawShell(plan);
  drawFanWalls(plan);
  drawUpperFoyer(plan);
  drawClassrooms(plan);
  drawDepartments(plan);
  drawOffices(plan);
  markEngineeringUpper(plan);
  return plan;
}

function drawUpperFoyer(plan: FloorPlan): void {
  plan
    .void('lecture-hall-air', fanSpot(0, 15), { style: 'Well' })
    .void('engineering-court-air', [BOW.center[0] - 8, NORTH.south - 8], { style: 'CourtBelow' })
    .wall([fanSpot(-FAN.half, FAN.stage), [176, 174]])
    .room('control-room', [172, 178], { style: 'StaffRooms', access: { public: false } })
    .door([175.1, 173.4], { access: { public: false } })
    .object(rect(167, 178.4, 6, 0.8), { style: 'Screens' })
    .hall('engineering-gallery', [180, 165], { style: 'Foyer', texts: { name: 'Gallery' } })
    .object(regular([178, 168], 0.7, 8), { style: 'Planting' })
    .object(block([170.4, 158.9], [4, 0.6]), { style: 'Sofas' })
    .object(block([177, 158.9], [4, 0.6]), { style: 'Sofas' })
    .object(block([185.9, 161], [0.5, 3]), {
      style: 'Machines',
      texts: { name: 'Vending machines' },
    });
  roundTable(plan, [174, 161.4], { chairs: 4, turn: 20 });
  roundTable(plan, [179.6, 162.6], { chairs: 3, turn: 50 });
  roundTable(plan, [183, 165.4], { chairs: 4, turn: 10 });
}

function drawClassrooms(plan: FloorPlan): void {
  drawRooms(plan, SIDES.northern, [
    { key: 'computer-lab', from: 187, to: 200, style: 'Labs' },
    { key: 'drawing-studio', from: 200, to: 214, style: 'Study' },
    {
      key: 'lecture-hall-2',
      from: 222.6,
      to: EAST.east,
      style: 'Lectures',
      door: { along: 224.4, width: 1.6, look: 'double-swing' },
    },
  ]);
  drawRooms(plan, SIDES.southern, [
    { key: 'seminar-room-1', from: 187, to: 196, style: 'Classrooms' },
    { key: 'seminar-room-2', from: 196, to: 205, style: 'Classrooms' },
    { key: 'seminar-room-3', from: 205, to: 214, style: 'Classrooms' },
    { key: 'faculty-lounge', from: 214, to: 223.8, style: 'Lounge' },
    { key: 'dean-of-engineering', from: 227, to: EAST.east, style: 'Offices' },
  ]);
  for (const at of grid([189, 172.6], { columns: 3, rows: 3, dx: 3.8, dy: 2.3 })) desk(plan, at);
  for (const at of grid([202, 173.4], { columns: 4, rows: 2, dx: 3.2, dy: 3.2 })) {
    plan.object(block(at, [2, 1.3], 12), { style: 'Tables' });
    plan.object(block([at[0], at[1] - 1.1], [0.5, 0.5], 12), { style: 'Chairs' });
  }
  for (const [row, radius] of [3.4, 4.9, 6.4, 7.9].entries()) {
    plan.object(block([224.6 + radius, 175.4], [0.6, row === 3 ? 4 : 6.4]), {
      style: row < 2 ? 'SeatsLow' : 'SeatsMid',
    });
  }
  plan.object(block([223.3, 175.6], [0.2, 4.6]), { style: 'Screens' });
  for (const x of [191.5, 200.5, 209.5]) {
    longTable(plan, [x, 162.8], 4.6);
    plan.object(block([x, 158.5], [3, 0.25]), { style: 'Screens' });
  }
  plan
    .object(rect(214.8, 158.8, 0.9, 4.6), { style: 'Sofas' })
    .object(rect(221.8, 159, 0.9, 4.2), { style: 'Kitchens' });
  roundTable(plan, [218.6, 160.6], { chairs: 4 });
  roundTable(plan, [218.6, 164], { chairs: 4, turn: 45 });
  desk(plan, [232.4, 161.4], 90);
  roundTable(plan, [230, 164.8], { chairs: 3 });
  plan.object(rect(228, 158.5, 5, 0.5), { style: 'Shelves' });
}

const OFFICE_WALLS = [112, 118, 124, 130.4, 136.8, 143.2, 150.4, NORTH.south] as const;

function drawDepartments(plan: FloorPlan): void {
  drawRooms(plan, SIDES.western, [
    { key: 'civil-engineering', from: 146, to: NORTH.south, style: 'Offices' },
    { key: 'mechanical-engineering', from: 134, to: 146, style: 'Offices' },
    { key: 'tea-kitchen', from: 127.4, to: 134, style: 'Lounge' },
    { key: 'electrical-engineering', from: 112, to: 124, style: 'Offices' },
  ]);
  for (const y of [148, 136, 114]) {
    for (const at of grid([216.4, y + 1], { columns: 2, rows: 2, dx: 3.4, dy: 4 }))
      desk(plan, at, 90);
    plan.object(rect(220.4, y + 9.2, 2.6, 0.5), { style: 'Shelves' });
  }
  plan.object(rect(214.7, 128, 0.7, 5.4), { style: 'Kitchens' });
  roundTable(plan, [219, 130.6], { chairs: 4 });
}

function drawOffices(plan: FloorPlan): void {
  drawRooms(
    plan,
    SIDES.eastern,
    OFFICE_WALLS.slice(0, -1).map((from, index) => ({
      key: `office-e1${10 + index}`,
      from,
      to: OFFICE_WALLS[index + 1] as number,
      style: 'Offices',
      door: { width: 0.95 },
    })),
  );
  for (const [index, from] of OFFICE_WALLS.slice(0, -1).entries()) {
    const middle = (from + (OFFICE_WALLS[index + 1] as number)) / 2;
    desk(plan, [233.4, middle], index % 2 === 0 ? 90 : 100);
    blocks(plan, [[229.6, middle + 2]], [2.6, 0.5], { style: 'Shelves' });
  }
  plan
    .room('quiet-room', [230.6, 109], { style: 'Lounge' })
    .door([229.4, 107.4])
    .object(rect(230, 110.6, 4, 0.8), { style: 'Sofas' })
    .object(rect(221, 104.5, 3.4, 0.6), { style: 'Sofas' });
}
