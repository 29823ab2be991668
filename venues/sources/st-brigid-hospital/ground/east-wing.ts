import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { EAST_STOP, passage } from '../corridors.ts';
import { office, shelves, waiting } from '../fittings/amenities.ts';
import { controlRoom, diagnosis, scanner, xray } from '../fittings/clinical.ts';
import { drawRow, type RowRoom } from '../room-row.ts';
import { wingStrip } from '../strip.ts';
import { EAST, EAST_PASSAGE, START } from '../wings.ts';

function imaging(key: string, to: number, more: Partial<RowRoom>): RowRoom {
  return { key, to, style: 'Imaging', door: { width: 1.4, look: 'sliding' }, ...more };
}

const CONTROL = { fit: controlRoom, style: 'StaffRooms', staff: true, door: { width: 1 } } as const;

/** The side entrance: four steps up from the forecourt, so not for wheelchairs. */
export const SIDE_ENTRANCE = { from: 44.5, to: 48.5 } as const;

/** Imaging: machines on the quiet north side, the desk and small rooms towards the courtyard. */
export function drawGroundEast(plan: FloorPlan): void {
  drawRow(plan, wingStrip(EAST, 'left'), {
    from: START,
    rooms: [
      imaging('xray-1', 20.4, { fit: xray }),
      imaging('xray-2', 26.8, { fit: xray, back: 26.4 }),
      imaging('ct-control', 29.8, CONTROL),
      imaging('ct', 37, { fit: scanner(1.3), back: 37.4 }),
      imaging('mri-control', 40, CONTROL),
      imaging('mri', 49, { fit: scanner(1.7), window: false, back: 49.4 }),
      imaging('radiologists', EAST_STOP.left.to, {
        fit: office,
        back: EAST_STOP.left.back,
        staff: true,
        style: 'StaffRooms',
      }),
    ],
  });
  drawRow(plan, wingStrip(EAST, 'right'), {
    from: START,
    rooms: [
      imaging('radiology', EAST_PASSAGE.from, { fit: waiting, front: 'open' }),
      passage(plan, 'east'),
      imaging('ultrasound', 33.6, { fit: diagnosis, window: false }),
      imaging('mammography', 38, { fit: diagnosis, window: false }),
      imaging('changing-rooms', SIDE_ENTRANCE.from, { fit: shelves, door: { width: 1.1 } }),
      {
        key: 'side-entrance',
        kind: 'hall',
        to: SIDE_ENTRANCE.to,
        front: 'open',
        style: 'Vestibules',
        backDoor: { width: 1.8, look: 'double-swing', access: { accessible: false } },
      },
      {
        key: 'stair-east',
        kind: 'stairs',
        to: 53.5,
        doorAt: 1.4,
        door: { width: 1.2, look: 'double-swing' },
      },
      imaging('bone-density', EAST_STOP.right.to, { fit: diagnosis, back: EAST_STOP.right.back }),
    ],
  });
}
