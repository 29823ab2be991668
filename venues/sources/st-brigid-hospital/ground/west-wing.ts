import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { regular } from '../../../src/dsl/shapes.ts';
import { passage, WEST_STOP } from '../corridors.ts';
import { waiting } from '../fittings/amenities.ts';
import { examRoom } from '../fittings/clinical.ts';
import { block } from '../frames.ts';
import { drawRow, type RowRoom } from '../room-row.ts';
import { wingStrip } from '../strip.ts';
import { HALF, START, WEST, WEST_PASSAGE } from '../wings.ts';

function clinic(key: string, to: number, more: Partial<RowRoom> = {}): RowRoom {
  return {
    key,
    to,
    style: 'Outpatients',
    front: 'glass',
    door: { width: 1.8, look: 'sliding' },
    fit: waiting,
    suite: { depth: 4.6, count: 3, fit: examRoom },
    ...more,
  };
}

/** Outpatient clinics on both sides, the chapel in the round end. */
export function drawGroundWest(plan: FloorPlan): void {
  drawRow(plan, wingStrip(WEST, 'right'), {
    from: START,
    rooms: [
      clinic('cardiology', 23.6, { back: 24 }),
      clinic('orthopaedics', 34, { back: 34.4 }),
      clinic('eye-clinic', 45.5, { suite: { depth: 5, count: 4, fit: examRoom } }),
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
      {
        key: 'outpatient-desk',
        to: WEST_PASSAGE.from,
        style: 'Outpatients',
        front: 'open',
        fit: waiting,
      },
      passage(plan, 'west'),
      clinic('dermatology', 38.5, {
        window: false,
        suite: { depth: 4.4, count: 2, fit: examRoom },
      }),
      clinic('paediatrics', WEST_STOP, { style: 'Children' }),
    ],
  });
  drawChapel(plan);
}

/** Pews in rows that look at the altar in the round end. */
function drawChapel(plan: FloorPlan): void {
  const { frame } = WEST;
  plan
    .room('chapel', frame(WEST_STOP + 1, 0), { style: 'Chapel' })
    .door(frame(WEST_STOP, 0), { width: 1.8, look: 'double-swing' })
    .object(block(frame, [54, -0.7], [6, 1.3]), { style: 'Rugs', flat: true })
    .object(regular(frame(58.6, -0.7), 0.85, 8, 16), { style: 'Altar' });
  for (const [row, u] of [51.6, 52.8, 54, 55.2, 56.4].entries()) {
    const long = 5.4 - row * 0.55;
    for (const side of [1, -1]) {
      const v = -0.7 + side * (0.9 + long / 2);
      plan.object(block(frame, [u, v], [0.5, long]), { style: 'Pews' });
    }
  }
  for (const v of [-4.2, 2.8]) plan.object(regular(frame(58, v), 0.4, 8), { style: 'Flowers' });
  plan.object(block(frame, [WEST_STOP + 0.5, HALF + 4.6], [0.45, 2]), { style: 'Shelves' });
}
