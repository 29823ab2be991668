import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { crown } from '../../../src/dsl/shapes.ts';
import { passage, WEST_STOP } from '../corridors.ts';
import { pantry, tableSet } from '../fittings/amenities.ts';
import { nursesStation } from '../fittings/clinical.ts';
import { block } from '../frames.ts';
import { drawRow } from '../room-row.ts';
import { wingStrip } from '../strip.ts';
import { START, WEST, WEST_PASSAGE } from '../wings.ts';
import { patientRooms, ROOM_NUMBERS } from './patient-rooms.ts';

/** Ward 2A in the west wing, with a day room in the round end. */
export function drawWardA(plan: FloorPlan): void {
  drawRow(plan, wingStrip(WEST, 'right'), {
    from: START,
    rooms: [
      ...patientRooms(ROOM_NUMBERS.northOfA, [18.5, 23, 27.5, 32, 36.5, 41, 45.5], 'WardA'),
      {
        key: 'stair-west',
        kind: 'stairs',
        to: WEST_STOP,
        doorAt: 3,
        door: { width: 1.2, look: 'double-swing' },
      },
    ],
  });
  drawRow(plan, wingStrip(WEST, 'left'), {
    from: START,
    rooms: [
      { key: 'ward-2a', to: 21, style: 'WardCare', front: 'open', fit: nursesStation },
      {
        key: 'pantry-2a',
        to: WEST_PASSAGE.from,
        style: 'WardCare',
        fit: pantry,
        door: { width: 1.1 },
      },
      passage(plan, 'west'),
      ...patientRooms(ROOM_NUMBERS.southOfA, [35, 40, 45, WEST_STOP], 'WardA'),
    ],
  });
  drawDayRoom(plan);
}

/** Sofas along the windows, tables to play and eat at. */
function drawDayRoom(plan: FloorPlan): void {
  const { frame } = WEST;
  plan
    .room('day-room-a', frame(WEST_STOP + 1, 0), { style: 'WardCare' })
    .door(frame(WEST_STOP, 0), { width: 1.8, look: 'double-swing' });
  for (const [u, v] of [
    [54, -6],
    [54, 4.6],
    [56.8, -2.6],
    [57, 2],
    [53.4, 7.2],
  ] as const) {
    tableSet(plan, frame(u, v), 4);
  }
  for (const [u, v, long, wide] of [
    [59.6, -1, 0.8, 3.4],
    [58, -6.2, 0.8, 1.8],
    [58.2, 5.4, 0.8, 1.8],
    [50.6, -8, 0.5, 3],
  ] as const) {
    plan.object(block(frame, [u, v], [long, wide]), { style: u < 51 ? 'Shelves' : 'Sofas' });
  }
  for (const [u, v] of [
    [52, -9.8],
    [51, 8.8],
  ] as const) {
    plan.object(crown(frame(u, v), 0.4), { style: 'Plants' });
  }
}
