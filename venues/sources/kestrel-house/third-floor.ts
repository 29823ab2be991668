import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { curve, type Path } from '../../src/dsl/shapes.ts';
import { drawSkylight } from './atrium.ts';
import { drawCanteen, WEST_END } from './canteen.ts';
import { CORE, drawCore, STAFF } from './core.ts';
import { armchairs, chair, CHAIR, roundTable, rowOf, sofas, tree } from './fittings.ts';
import { glazeCorner, glazeSide } from './glazing.ts';
import { drawMeetingRooms } from './meeting-rooms.ts';
import {
  around,
  band,
  block,
  east,
  FACADE,
  frameAt,
  GALLERY,
  LENGTHS,
  north,
  panel,
  polar,
  ring,
  SET_BACK,
  south,
  southeast,
  southwest,
  SPANS,
  west,
} from './pick.ts';
import { drawTerrace } from './roof-terrace.ts';
import { markThird } from './safety.ts';

/** Where the west wall of the top floor meets the other two, and where the canteen ends on it. */
export const WEST_WALL: Path = curve([
  north(25.5, SET_BACK),
  [-12.5, 15.8],
  WEST_END,
  [-13.3, 3],
  [-13, -4],
  southwest(15, SET_BACK),
]);
const LOUNGES = { training: 15.6, rooms: 10, back: 5.9 } as const;

/** The top floor stands back from the facade: canteen, boardroom, terraces all around. */
export function thirdFloor(): FloorPlan {
  const plan = new FloorPlan('third', {
    elevation: 3,
    name: 'Third floor',
    shortName: '3',
    building: 'house',
    subtitle: 'Canteen, roof terrace',
    maxHeight: 3.6,
  });
  plan
    .outline(ring(FACADE), 'low')
    .outline([
      ...WEST_WALL,
      ...around(south, SET_BACK, SPANS.south),
      ...around(east, SET_BACK, SPANS.east),
    ])
    .wall(WEST_WALL.slice(1, -1), 'glass');
  glazeSide(plan, north, [14, 25.5], SET_BACK);
  glazeSide(plan, southwest, [15, LENGTHS.southwest], SET_BACK);
  glazeCorner(plan, south, [230, 325], SET_BACK);
  glazeSide(plan, southeast, [0, LENGTHS.southeast], SET_BACK);
  glazeCorner(plan, east, [-30, 85], SET_BACK);
  drawSkylight(plan);
  drawCore(plan);
  drawPlantAccess(plan);
  drawCanteen(plan);
  drawSouthRooms(plan);
  drawLounge(plan);
  drawMeetingRooms(plan);
  drawTerrace(plan);
  markThird(plan);
  return plan;
}

/** Behind the core: the way of staff to the ladder and out to the terrace. */
function drawPlantAccess(plan: FloorPlan): void {
  const { west: left, east: right, ladder, passage, stair } = CORE;
  const top = CORE.north;
  for (const x of [left, right]) {
    plan.wall([
      [x, top],
      [x, north(0, SET_BACK)[1]],
    ]);
  }
  plan
    .room('plant-access', [left + 2, top + 1], { style: 'StaffRooms', access: STAFF })
    .door([(passage + stair) / 2, top], { width: 1.1, access: STAFF })
    .door([(passage + stair) / 2, north(0, SET_BACK)[1]], { width: 1.1 })
    .stop('ladder', [(ladder + right) / 2, top - 0.6], { style: 'Stairs', access: STAFF })
    .door([(ladder + right) / 2, top], { width: 0.9, access: STAFF });
  rowOf(plan, frameAt([(ladder + right) / 2, top - 2.6], 90), {
    count: 4,
    step: 0.3,
    size: [0.1, 0.6],
    object: { style: 'Steps', flat: true },
  });
}

/** The boardroom in the south tip, the training room beside it, a library bar behind the meetings. */
function drawSouthRooms(plan: FloorPlan): void {
  const { training, rooms, back } = LOUNGES;
  const end = LENGTHS.southwest;
  plan
    .wall([south(225, GALLERY), south(225, SET_BACK)])
    .wall([south(325, GALLERY), south(325, SET_BACK)])
    .wall(around(south, 3.6, SPANS.south), 'glass')
    .room('boardroom', south(275, 4.4), { style: 'Boardroom' })
    .door(south(275, 3.6), { width: 1.8, look: 'double-swing' })
    .wall([southwest(training, GALLERY), southwest(training, SET_BACK)])
    .wall([southwest(training, GALLERY), southwest(end, GALLERY)], 'glass')
    .room('training-room', southwest(17, 2), { style: 'Workshop' })
    .door(southwest(17, GALLERY), { width: 1.4, look: 'double-swing' })
    .wall([southeast(rooms, GALLERY), southeast(rooms, SET_BACK)])
    .room('reading-room', southeast(5, 9), { style: 'Library' })
    .door(southeast(rooms, 9), { width: 1.8, look: 'open' });
  furnishBoardroom(plan);
  for (const d of [4.2, 6.6, 9]) {
    for (const u of [18, 20.4, 22.8]) {
      plan.object(block(southwest, u, d, [1.8, 0.6]), { style: 'Tables' });
      for (const side of [-0.45, 0.45]) {
        plan.object(chair(southwest(u + side, d + 0.65)), CHAIR);
      }
    }
  }
  plan.object(panel(southwest, [18.6, 22], [1.3, 1.42]), { style: 'Screens' });
  plan
    .object(panel(southeast, [0.3, 0.7], [back + 0.6, SET_BACK - 0.6]), { style: 'Shelves' })
    .object(panel(southeast, [1.4, 8.6], [back + 0.2, back + 0.6]), { style: 'Shelves' });
  armchairs(plan, frameAt(southeast(3, 9.4), 60), 'Sofas');
  armchairs(plan, frameAt(southeast(6.4, 9), 100), 'SofasBrass');
  armchairs(plan, frameAt(southeast(5, 11.2), 55), 'SofasSlate');
}

/** An oval table with a chair for every director. */
function furnishBoardroom(plan: FloorPlan): void {
  const frame = frameAt(south(275, 8.2), 5);
  const oval = (a: number, b: number, count: number): Path =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + 0.5) * 2 * Math.PI) / count;
      return frame(a * Math.cos(angle), b * Math.sin(angle));
    });
  plan
    .object(oval(3.2, 1.2, 28), { style: 'Tables' })
    .objectsAt(oval(3.75, 1.75, 16), chair, CHAIR)
    .object(band(south, [SET_BACK - 0.75, SET_BACK - 0.35], [260, 290]), { style: 'Counters' })
    .object(block(frameAt(south(228, 8), 228), 0, 0, [2.6, 0.12]), { style: 'Screens' });
  tree(plan, south(318, 11.2), 0.5);
  tree(plan, south(233, 11.2), 0.5);
}

/** The open lounges: the sky lounge in the east, the window lounge in the west. */
function drawLounge(plan: FloorPlan): void {
  const { training, rooms } = LOUNGES;
  plan
    .divide([southeast(rooms, GALLERY), ...around(east, GALLERY, SPANS.east), north(2, GALLERY)])
    .hall('gallery-third', north(22, -0.6), { style: 'Gallery' })
    .hall('sky-lounge', east(20, 5), { style: 'Lounge' })
    .door(east(18, SET_BACK), { width: 2.4, look: 'sliding' })
    .door(WEST_WALL[Math.floor(WEST_WALL.length / 2)] ?? west(0, 0), {
      width: 2.4,
      look: 'sliding',
    });
  sofas(plan, frameAt(east(-20, 8.6), 70));
  sofas(plan, frameAt(east(60, 9), 150), 'SofasSlate');
  sofas(plan, frameAt(southeast(14, 8.4), 55), 'SofasBrass');
  armchairs(plan, frameAt(east(8, 6), 98));
  roundTable(plan, southeast(12.6, 3.6), 4, 20);
  roundTable(plan, southeast(17.6, 3.6), 4, 60);
  plan.object(band(polar(east(40, 9)), [0.5, 1.1], [120, 330]), {
    key: 'sky-bar',
    style: 'Counters',
    walkUp: true,
  });
  for (const at of [east(-2, 11), east(80, 11), southeast(19, 11)]) tree(plan, at, 0.6);
  sofas(plan, frameAt(southwest(8.8, 2.6), -75));
  sofas(plan, frameAt(southwest(12.8, 5), -45), 'SofasSlate');
  armchairs(plan, frameAt(southwest(13.6, 8.8), 0), 'SofasBrass');
  tree(plan, southwest(training - 1, 11), 0.6);
  tree(plan, southwest(6, 1.6), 0.5);
}
