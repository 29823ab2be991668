import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { EAST_STOP, passage } from '../corridors.ts';
import { lounge, pantry, shelves } from '../fittings/amenities.ts';
import { nursesStation } from '../fittings/clinical.ts';
import { SIDE_ENTRANCE } from '../ground/east-wing.ts';
import { drawRow } from '../room-row.ts';
import { wingStrip } from '../strip.ts';
import { EAST, EAST_PASSAGE, START } from '../wings.ts';
import { patientRooms, ROOM_NUMBERS } from './patient-rooms.ts';

/** Ward 2B in the east wing, with a day room behind its slanted end. */
export function drawWardB(plan: FloorPlan): void {
  const ends = [18.6, 23.2, 27.8, 32.4, 37, 41.6, 46.2, 50.8];
  drawRow(plan, wingStrip(EAST, 'left'), {
    from: START,
    rooms: [
      ...patientRooms(ROOM_NUMBERS.northOfB, ends, 'WardB'),
      {
        key: 'day-room-b',
        to: EAST_STOP.left.to,
        back: EAST_STOP.left.back,
        style: 'WardCare',
        front: 'glass',
        fit: lounge,
        door: { width: 1.8, look: 'double-swing' },
      },
    ],
  });
  drawRow(plan, wingStrip(EAST, 'right'), {
    from: START,
    rooms: [
      { key: 'ward-2b', to: 20, style: 'WardCare', front: 'open', fit: nursesStation },
      {
        key: 'pantry-2b',
        to: EAST_PASSAGE.from,
        style: 'WardCare',
        fit: pantry,
        door: { width: 1.1 },
      },
      passage(plan, 'east'),
      ...patientRooms(ROOM_NUMBERS.southOfB, [33.8, 38.7, 43.6, SIDE_ENTRANCE.to], 'WardB'),
      {
        key: 'stair-east',
        kind: 'stairs',
        to: 53.5,
        doorAt: 1.4,
        door: { width: 1.2, look: 'double-swing' },
      },
      {
        key: 'supplies-2b',
        to: EAST_STOP.right.to,
        back: EAST_STOP.right.back,
        style: 'StaffRooms',
        staff: true,
        fit: shelves,
      },
    ],
  });
}
