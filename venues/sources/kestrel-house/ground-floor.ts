import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { regular } from '../../src/dsl/shapes.ts';
import { drawStairFoot } from './atrium.ts';
import { CORE, drawCore, drawCoreBack, STAFF } from './core.ts';
import { armchairs, sofas, tree } from './fittings.ts';
import { drawForecourt } from './forecourt.ts';
import { glazeCorner, glazeSide } from './glazing.ts';
import { drawCafe, drawBikes, drawDeliveries } from './ground-east.ts';
import { drawEvents, drawExhibition, drawNorthRooms } from './ground-west.ts';
import { drawLobby } from './lobby.ts';
import { drawMeetingRooms } from './meeting-rooms.ts';
import {
  FACADE,
  frameAt,
  LENGTHS,
  north,
  ring,
  south,
  southeast,
  southwest,
  west,
} from './pick.ts';
import { markGround } from './safety.ts';
import { turnedWith } from './work-floor.ts';

/** Lobby and turnstiles in the south tip, the atrium with its stair, everything shared around it. */
export function groundFloor(): FloorPlan {
  const plan = new FloorPlan('ground', {
    elevation: 0,
    name: 'Ground floor',
    shortName: '0',
    building: 'house',
    subtitle: 'Lobby, café, events',
    maxHeight: 4.2,
  });
  plan.outline(ring(FACADE));
  glazeSide(plan, north, [14, 27]);
  glazeCorner(plan, west, [95, 215]);
  glazeSide(plan, southwest, [7, LENGTHS.southwest]);
  glazeCorner(plan, south, [225, 325]);
  glazeSide(plan, southeast, [0, 11.5]);
  drawStairFoot(plan);
  drawCore(plan);
  drawCoreBack(plan, {
    west: { key: 'switch-room', solid: true, texts: { name: 'Switch room' } },
    east: { key: 'waste-room', texts: { name: 'Recycling' } },
  });
  plan
    .door([CORE.passage + 1.3, CORE.facade], { width: 1.4, look: 'double-swing' })
    .door([CORE.east, CORE.north + 1.3], { width: 1.6, look: 'double-swing', access: STAFF });
  drawLobby(plan);
  drawCafe(plan);
  drawBikes(plan);
  drawDeliveries(plan);
  drawNorthRooms(plan);
  drawEvents(plan);
  drawExhibition(plan);
  drawMeetingRooms(plan);
  drawForecourt(plan);
  furnishAtrium(plan);
  markGround(plan);
  return plan;
}

/** The atrium: sofas and trees around the stair, a table to meet at in each corner. */
function furnishAtrium(plan: FloorPlan): void {
  plan.hall('atrium', north(22, -1), { style: 'Atrium' });
  sofas(plan, frameAt(west(337.5, 4.6), 67.5));
  sofas(plan, frameAt(west(337.5, 9.2), 67.5), 'SofasSlate');
  armchairs(plan, turnedWith(southeast, 7, -1.2), 'SofasBrass');
  armchairs(plan, turnedWith(southeast, 14, -0.4), 'Sofas');
  armchairs(plan, turnedWith(southwest, 17, -2));
  for (const at of [
    west(337.5, 1.4),
    southeast(3, 1.4),
    southeast(17.4, 1.6),
    southwest(10, -1.6),
    north(16.5, -2.6),
    north(1, -1.2),
    south(95, 3.4),
  ]) {
    tree(plan, at, 0.6);
  }
  plan.object(regular(north(5.4, -2.6), 0.55, 8), {
    key: 'directory',
    style: 'Brass',
    walkUp: true,
  });
  plan.image({
    path: 'assets/floor/labyrinth.svg',
    at: west(337.5, 12.6),
    width: 2.6,
    height: 2.6,
    rotation: 20,
    on: 'atrium',
  });
}
