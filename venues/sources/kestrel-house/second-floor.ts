import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { regular } from '../../src/dsl/shapes.ts';
import { armchairs, chair, CHAIR, longTable, roundTable, sofas, TABLE, tree } from './fittings.ts';
import {
  band,
  block,
  east,
  FACADE,
  frameAt,
  north,
  south,
  southeast,
  southwest,
  west,
} from './pick.ts';
import { markWorkFloor } from './safety.ts';
import { drawBooths, drawKitchenette, drawPrintRoom, drawWorkFloor } from './work-floor.ts';

/** Desks under the names of stones; the workshop is in the south tip. */
export function secondFloor(): FloorPlan {
  const plan = new FloorPlan('second', {
    elevation: 2,
    name: 'Second floor',
    shortName: '2',
    building: 'house',
    subtitle: 'Desks, workshop',
    maxHeight: 3.4,
  });
  drawWorkFloor(plan, {
    areas: {
      north: 'work-slate',
      west: 'work-chalk',
      southwest: 'work-flint',
      southeast: 'work-amber',
      lounge: 'lounge-maze',
    },
    style: 'WorkSlate',
    setBack: [110, 205],
    tip: { key: 'workshop', style: 'Workshop' },
  });
  drawKitchenette(plan, north, [19.8, 26]);
  drawBooths(plan, southwest, { from: 16.2, count: 4, lockers: 'lockers-second' });
  drawPrintRoom(plan, southeast, [18.6, 21.4]);
  furnishWorkshop(plan);
  furnishLounge(plan);
  furnishAreas(plan);
  plan.image({
    path: 'assets/floor/labyrinth.svg',
    at: east(28, 10.2),
    width: 5,
    height: 5,
    rotation: 60,
    on: 'lounge-maze',
  });
  markWorkFloor(plan);
  return plan;
}

/** Islands to work on standing, walls to pin on, a bench for models. */
function furnishWorkshop(plan: FloorPlan): void {
  for (const [degrees, radius] of [
    [245, 8.2],
    [275, 9.4],
    [305, 8.2],
  ] as const) {
    const frame = frameAt(south(degrees, radius), degrees);
    plan.object(block(frame, 0, 0, [2.6, 1.4]), TABLE);
    for (const u of [-0.8, 0.8]) {
      for (const v of [-1.05, 1.05]) plan.object(chair(frame(u, v)), CHAIR);
    }
  }
  for (const degrees of [235, 260, 290, 315]) {
    const frame = frameAt(south(degrees, 12.4), degrees + 90);
    plan.object(block(frame, 0, 0, [2.4, 0.12]), { style: 'Screens' });
  }
  plan.object(band(south, [FACADE - 0.95, FACADE - 0.35], [255, 295]), { style: 'Counters' });
  plan.object(block(frameAt(south(240, 5.2), 330), 0, 0, [1.6, 0.5]), { style: 'Shelves' });
  plan.object(block(frameAt(south(310, 5.2), 40), 0, 0, [1.6, 0.5]), { style: 'Shelves' });
}

function furnishLounge(plan: FloorPlan): void {
  sofas(plan, frameAt(east(-18, 11.4), 72), 'SofasSlate');
  sofas(plan, frameAt(east(70, 10.4), 160));
  armchairs(plan, frameAt(east(-8, 6.4), 20));
  armchairs(plan, frameAt(east(54, 5.6), -20), 'SofasBrass');
  for (const degrees of [-30, 5, 52, 86]) tree(plan, east(degrees, 13.7), 0.65);
  plan.object(block(frameAt(east(70, 13.9), 160), 0, 0, [2.7, 0.6]), { style: 'GameTable' });
}

function furnishAreas(plan: FloorPlan): void {
  roundTable(plan, north(25.6, 13.7), 3, 15);
  roundTable(plan, southwest(2.6, 8.4), 4, 45);
  roundTable(plan, southeast(18.2, 8), 4, 10);
  longTable(plan, frameAt(west(157.5, 4), 67.5), { seats: 8, ends: false });
  sofas(plan, frameAt(southwest(21.8, 12), -45));
  sofas(plan, frameAt(southeast(18.6, 12.6), 55), 'SofasSlate');
  for (const d of [7.4, 10, 12.6]) {
    tree(plan, southwest(0.8, d), 0.5);
    tree(plan, north(29.2, d), 0.5);
  }
  for (const degrees of [130, 185]) {
    plan.object(block(frameAt(west(degrees, 13.6), degrees), 0, 0, [0.9, 2.6]), {
      style: 'Planting',
    });
  }
  for (const degrees of [145, 170]) {
    const at = west(degrees, 13);
    plan.object(regular(at, 0.45, 10), TABLE);
    plan.objectsAt(regular(at, 0.85, 3, degrees), chair, CHAIR);
  }
}
