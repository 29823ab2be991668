import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { distance, type Vec } from '../../src/dsl/shapes.ts';
import { accessibleToilet, shelves, toilets } from './fittings/amenities.ts';
import { block, frameBetween, type Frame } from './frames.ts';
import { drawRow, type RowRoom, STAFF } from './room-row.ts';
import { wingStrip } from './strip.ts';
import { CORNERS, EAST, HALF, NORTH, START, WEST } from './wings.ts';

/** Where the lift fronts begin beside the corridors, and the rooms behind them. */
const CHAMFER = 5;
const SIDE = 9.5;
/** Where the rooms beside the lifts begin in the north wing. */
const NORTH_SIDE = 6.5;

const northWestSide = wingStrip(NORTH, 'left');
const northEastSide = wingStrip(NORTH, 'right');

type Lift = {
  readonly connection: string;
  readonly size: Vec;
  readonly staff?: boolean;
};

/** The hub where the wings meet: two lifts, a stair, toilets, and a hall that looks at the courtyard. */
export function drawCore(plan: FloorPlan, besideLift: RowRoom): void {
  drawNorthWest(plan, besideLift);
  drawNorthEast(plan);
  plan
    .wall([WEST.frame(START, WEST.left(START)), CORNERS.courtyard], 'glass')
    .wall([EAST.frame(START, EAST.right(START)), CORNERS.courtyard], 'glass')
    .divide([WEST.frame(START, -HALF), WEST.frame(START, HALF)])
    .divide([EAST.frame(START, -HALF), EAST.frame(START, HALF)])
    .hall(`hub-${plan.key}`, [0, -4], { style: 'Hub' });
}

/** The visitors' lift and the stair. */
function drawNorthWest(plan: FloorPlan, besideLift: RowRoom): void {
  const [a, b] = [WEST.frame(CHAMFER, -HALF), NORTH.frame(CHAMFER, HALF)];
  plan.wall([a, WEST.frame(SIDE, -HALF)]).wall([b, NORTH.frame(NORTH_SIDE, HALF)]);
  drawRow(plan, wingStrip(WEST, 'right'), {
    from: SIDE,
    rooms: [
      {
        key: 'stair-hub',
        kind: 'stairs',
        to: START,
        doorAt: -2.2,
        door: { width: 1.4, look: 'double-swing' },
      },
    ],
  });
  drawLift(plan, frameTo([a, b]), [a, b], { connection: 'lift-main', size: [3, 2.8] });
  plan
    .room(`linen-${plan.key}`, WEST.frame(8.6, -7), { style: 'StaffRooms', access: STAFF })
    .door(NORTH.frame(5.75, HALF), { width: 1, access: STAFF });
  plan
    .object(block(NORTH.frame, [6, 7.4], [0.5, 4]), { style: 'Shelves' })
    .object(block(WEST.frame, [9, -6], [0.5, 3.6]), { style: 'Shelves' });
  drawRow(plan, northWestSide, { from: NORTH_SIDE, rooms: [besideLift] });
}

/** The bed lift, for staff, and the toilets. */
function drawNorthEast(plan: FloorPlan): void {
  const [a, b] = [NORTH.frame(CHAMFER, -HALF), EAST.frame(CHAMFER, HALF)];
  plan.wall([a, NORTH.frame(NORTH_SIDE, -HALF)]).wall([b, EAST.frame(SIDE, HALF)]);
  drawLift(plan, frameTo([a, b]), [a, b], {
    connection: 'lift-beds',
    size: [3.2, 3.6],
    staff: true,
  });
  plan
    .room(`equipment-${plan.key}`, EAST.frame(8.6, 7), { style: 'StaffRooms', access: STAFF })
    .door(EAST.frame(7.6, HALF), { width: 1.2, access: STAFF })
    .object(block(NORTH.frame, [6, -7.6], [0.5, 4]), { style: 'Shelves' })
    .object(block(EAST.frame, [8.8, 6], [0.8, 1]), { style: 'Machines' })
    .object(block(EAST.frame, [8.8, 4.4], [0.8, 1]), { style: 'Machines' });
  const key = plan.key;
  drawRow(plan, northEastSide, {
    from: NORTH_SIDE,
    rooms: [
      { key: `toilets-women-${key}`, to: 10.2, style: 'Toilets', fit: toilets, window: false },
      { key: `toilets-men-${key}`, to: START, style: 'Toilets', fit: toilets, window: false },
    ],
  });
  drawRow(plan, wingStrip(EAST, 'left'), {
    from: SIDE,
    rooms: [
      {
        key: `toilet-accessible-${key}`,
        to: START,
        style: 'Toilets',
        fit: accessibleToilet,
        suite: { depth: 4.4, count: 1, fit: shelves },
        window: false,
        door: { width: 1.1, look: 'sliding' },
      },
    ],
  });
}

/** A frame whose `v` points away from the hub. */
function frameTo([a, b]: readonly [Vec, Vec]): Frame {
  const frame = frameBetween(a, b);
  return distance(frame(0, 1), [0, 0]) > distance(frame(0, -1), [0, 0])
    ? frame
    : frameBetween(b, a);
}

function drawLift(plan: FloorPlan, frame: Frame, front: readonly [Vec, Vec], lift: Lift): void {
  const [wide, deep] = lift.size;
  const access = lift.staff ? { access: STAFF } : {};
  plan
    .wall([...front])
    .wall([frame(-wide / 2, 0), frame(-wide / 2, deep), frame(wide / 2, deep), frame(wide / 2, 0)])
    .stop(lift.connection, frame(0, deep / 2), { style: 'Lifts', ...access })
    .door(frame(0, 0), { width: 1.6, look: 'sliding', ...access });
}
