import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { regular } from '../../src/dsl/shapes.ts';
import { armchairs, longTable, roundTable, SHELF, sofas, tree } from './fittings.ts';
import {
  around,
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

/** Desks under the names of plants; the library is in the south tip. */
export function firstFloor(): FloorPlan {
  const plan = new FloorPlan('first', {
    elevation: 1,
    name: 'First floor',
    shortName: '1',
    building: 'house',
    subtitle: 'Desks, library',
    maxHeight: 3.4,
  });
  drawWorkFloor(plan, {
    areas: {
      north: 'work-moss',
      west: 'work-heather',
      southwest: 'work-reed',
      southeast: 'work-juniper',
      lounge: 'lounge-hearth',
    },
    style: 'WorkMoss',
    setBack: [125, 190],
    tip: { key: 'library', style: 'Library' },
  });
  drawKitchenette(plan, north, [21, 27.4]);
  drawBooths(plan, southwest, { from: 18, count: 3, lockers: 'lockers-first' });
  drawPrintRoom(plan, southeast, [15.4, 18.8]);
  furnishLibrary(plan);
  furnishLounge(plan);
  furnishAreas(plan);
  plan.image({
    path: 'assets/floor/chess.svg',
    at: east(62, 10.4),
    width: 3.4,
    height: 3.4,
    rotation: 28,
    on: 'lounge-hearth',
  });
  markWorkFloor(plan);
  return plan;
}

/** Book shelves along the round facade, reading tables, armchairs. */
function furnishLibrary(plan: FloorPlan): void {
  for (const [from, to] of [
    [230, 245],
    [250, 270],
    [280, 300],
    [305, 320],
  ] as const) {
    plan.object(band(south, [FACADE - 0.75, FACADE - 0.35], [from, to]), SHELF);
  }
  for (const degrees of [240, 262, 288, 310]) {
    const frame = frameAt(south(degrees, 11.6), degrees);
    plan.object(block(frame, 0, 0, [2.8, 0.45]), SHELF);
  }
  longTable(plan, frameAt(south(258, 7.4), 258 + 90), { seats: 6, ends: false });
  longTable(plan, frameAt(south(297, 7.4), 297 + 90), { seats: 6, ends: false });
  armchairs(plan, frameAt(south(275, 12.8), 5), 'Sofas');
  armchairs(plan, frameAt(south(240, 6), 240), 'SofasSlate');
  armchairs(plan, frameAt(south(311, 6), 311), 'SofasSlate');
}

/** Sofas around a stove, a chess board on the floor with seats around it. */
function furnishLounge(plan: FloorPlan): void {
  sofas(plan, frameAt(east(-15, 11), 80));
  sofas(plan, frameAt(east(18, 11.4), 108), 'SofasSlate');
  plan.object(regular(east(2, 7), 0.7, 12), { style: 'Stove' });
  for (const [degrees, radius] of [
    [-14, 6.4],
    [4, 4.4],
    [20, 7.4],
  ] as const) {
    plan.object(regular(east(degrees, radius), 0.45, 8), { style: 'SofasBrass' });
  }
  for (const u of [-2.3, 2.3]) {
    plan.object(block(frameAt(east(62, 10.4), 152), u, 0, [0.6, 2.4]), { style: 'Sofas' });
  }
  for (const degrees of [-28, 35, 84]) tree(plan, east(degrees, 13.6), 0.7);
  plan.object(band(east, [5, 5.5], [45, 75]), { style: 'Planting' });
}

/** Between the desks: tables to meet at, planters that screen one area from the next. */
function furnishAreas(plan: FloorPlan): void {
  roundTable(plan, north(16.8, 13.5), 4, 10);
  roundTable(plan, southwest(21.4, 10.6), 4, 40);
  roundTable(plan, southeast(19, 13), 4, 0);
  sofas(plan, frameAt(southwest(21.6, 13.6), -45), 'SofasSlate');
  sofas(plan, frameAt(southeast(19.2, 9), 55));
  for (const d of [7.4, 10, 12.6]) {
    tree(plan, southwest(0.8, d), 0.5);
    tree(plan, north(29.2, d), 0.5);
  }
  plan.object(band(west, [3.4, 3.9], [115, 145]), { style: 'Planting' });
  plan.object(band(west, [3.4, 3.9], [170, 200]), { style: 'Planting' });
  const rail = around(west, FACADE - 0.9, [140, 175]);
  plan.objectsAt(
    rail.filter((_, index) => index % 3 === 0),
    (at) => regular(at, 0.35, 8),
    {
      style: 'Planting',
    },
  );
}
