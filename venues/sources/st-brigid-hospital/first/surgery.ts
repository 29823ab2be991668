import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { shelves } from '../fittings/amenities.ts';
import { examRoom, openWard, theatre } from '../fittings/clinical.ts';
import { block } from '../frames.ts';
import { drawRow, type RowRoom, STAFF } from '../room-row.ts';
import { wingStrip } from '../strip.ts';
import { endAt, HALF, NORTH, NORTH_END, northEndAt, onLeft, onRight, START } from '../wings.ts';

function operating(key: string, to: number, more: Partial<RowRoom> = {}): RowRoom {
  return {
    key,
    to,
    style: 'Surgery',
    fit: theatre,
    staff: true,
    window: false,
    door: { width: 2, look: 'sliding' },
    ...more,
  };
}

/** Four theatres along a sterile corridor, for staff and their patients only. */
export function drawSurgery(plan: FloorPlan): void {
  drawRow(plan, wingStrip(NORTH, 'left'), {
    from: START,
    rooms: [
      operating('theatre-1', 22.4, { back: 22.8 }),
      operating('theatre-2', 31, { back: 31.4 }),
      operating('recovery', endAt(NORTH, NORTH_END, HALF), {
        back: NORTH_END.left,
        fit: openWard,
        window: true,
      }),
    ],
  });
  drawRow(plan, wingStrip(NORTH, 'right'), {
    from: START,
    rooms: [
      operating('anaesthesia', 18.4, { fit: examRoom }),
      operating('theatre-3', 26.6, { back: 26.2 }),
      operating('sterile-supply', 31, { fit: shelves, back: 30.6 }),
      operating('theatre-4', endAt(NORTH, NORTH_END, -HALF), { back: NORTH_END.right }),
    ],
  });
  plan
    .wall([onRight(NORTH, NORTH_END.right), onLeft(NORTH, NORTH_END.left)], 'exterior')
    .wall([northEndAt(-HALF + 0.2), northEndAt(HALF - 0.2)], 'glass')
    .wall([northEndAt(3), northEndAt(10.6)], 'glass')
    .wall([NORTH.frame(START, -HALF), NORTH.frame(START, HALF)], 'glass')
    .door(NORTH.frame(START, 0), { width: 2.2, look: 'double-swing', access: STAFF })
    .hall('sterile-corridor', NORTH.frame(20, 0), { style: 'SurgeryHalls', access: STAFF });
  for (const t of [17, 25.4, 36]) {
    plan.object(block(NORTH.frame, [t, -1.25], [1.6, 0.5]), { style: 'Basins' });
  }
}
