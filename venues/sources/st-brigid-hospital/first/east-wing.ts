import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { EAST_STOP, passage } from '../corridors.ts';
import { lounge, office, shelves, waiting } from '../fittings/amenities.ts';
import { intensiveBed, nursesStation } from '../fittings/clinical.ts';
import { SIDE_ENTRANCE } from '../ground/east-wing.ts';
import { drawRow, type RowRoom } from '../room-row.ts';
import { wingStrip } from '../strip.ts';
import { EAST, EAST_PASSAGE, START } from '../wings.ts';

function bay(index: number, to: number): RowRoom {
  return {
    key: `icu-bed-${index}`,
    to,
    style: 'IntensiveCare',
    front: 'glass',
    door: { width: 1.8, look: 'sliding' },
    fit: intensiveBed,
    staff: true,
  };
}

/** Intensive care: beds behind glass, opposite of the nurses; families wait beside the hub. */
export function drawFirstEast(plan: FloorPlan): void {
  const ends = [18.4, 22.8, 27.2, 31.6, 36, 40.4, 44.8, 49.2];
  drawRow(plan, wingStrip(EAST, 'left'), {
    from: START,
    rooms: [
      ...ends.map((to, index) => bay(index + 1, to)),
      {
        key: 'icu-offices',
        to: EAST_STOP.left.to,
        back: EAST_STOP.left.back,
        style: 'StaffRooms',
        fit: office,
        staff: true,
      },
    ],
  });
  const staffRoom = { style: 'StaffRooms', staff: true } as const;
  drawRow(plan, wingStrip(EAST, 'right'), {
    from: START,
    rooms: [
      {
        key: 'intensive-care',
        to: EAST_PASSAGE.from,
        style: 'IntensiveCare',
        front: 'open',
        fit: waiting,
      },
      passage(plan, 'east'),
      {
        key: 'icu-base',
        to: 38,
        style: 'IntensiveCare',
        front: 'open',
        fit: nursesStation,
        window: false,
        staff: true,
      },
      { key: 'icu-supplies', to: SIDE_ENTRANCE.from, fit: shelves, ...staffRoom },
      { key: 'family-room', to: SIDE_ENTRANCE.to, style: 'IntensiveCare', fit: lounge },
      {
        key: 'stair-east',
        kind: 'stairs',
        to: 53.5,
        doorAt: 1.4,
        door: { width: 1.2, look: 'double-swing' },
      },
      {
        key: 'on-call-room',
        to: EAST_STOP.right.to,
        back: EAST_STOP.right.back,
        fit: lounge,
        ...staffRoom,
      },
    ],
  });
}
