import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { regular } from '../../../src/dsl/shapes.ts';
import { passage, WEST_STOP } from '../corridors.ts';
import { waiting } from '../fittings/amenities.ts';
import { examRoom, openWard, recliners } from '../fittings/clinical.ts';
import { block } from '../frames.ts';
import { drawRow } from '../room-row.ts';
import { wingStrip } from '../strip.ts';
import { START, WEST, WEST_PASSAGE } from '../wings.ts';

const WIDE = { width: 1.8, look: 'sliding' } as const;

/** The day ward and dialysis, physiotherapy in the round end. */
export function drawFirstWest(plan: FloorPlan): void {
  const ward = { style: 'DayWard', front: 'glass', door: WIDE } as const;
  drawRow(plan, wingStrip(WEST, 'right'), {
    from: START,
    rooms: [
      { key: 'day-ward-north', to: 21.6, fit: openWard, ...ward, back: 22 },
      { key: 'day-ward-south', to: 29.4, fit: openWard, ...ward, back: 29 },
      { key: 'dialysis', to: 45.5, fit: recliners, ...ward },
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
      { key: 'day-ward', to: WEST_PASSAGE.from, style: 'DayWard', front: 'open', fit: waiting },
      passage(plan, 'west'),
      {
        key: 'endoscopy',
        to: 38.5,
        style: 'Outpatients',
        window: false,
        fit: waiting,
        front: 'glass',
        door: WIDE,
        suite: { depth: 4.4, count: 2, fit: examRoom },
      },
      {
        key: 'pain-clinic',
        to: WEST_STOP,
        style: 'Outpatients',
        front: 'glass',
        door: WIDE,
        fit: waiting,
        suite: { depth: 4.6, count: 3, fit: examRoom },
      },
    ],
  });
  drawPhysiotherapy(plan);
}

/** Mats along the windows, bars to walk between, balls. */
function drawPhysiotherapy(plan: FloorPlan): void {
  const { frame } = WEST;
  plan
    .room('physiotherapy', frame(WEST_STOP + 1, 0), { style: 'DayWard' })
    .door(frame(WEST_STOP, 0), { width: 1.8, look: 'sliding' })
    .object(block(frame, [54.4, 3.6], [4.4, 0.12]), { style: 'Machines' })
    .object(block(frame, [54.4, 4.5], [4.4, 0.12]), { style: 'Machines' })
    .object(block(frame, [50.9, 6], [0.8, 3]), { style: 'Cabinets' });
  for (const [u, v] of [
    [53, -8],
    [55.4, -7.4],
    [57.4, -5.6],
    [58.8, -3],
    [59.2, 0],
  ] as const) {
    plan.object(block(frame, [u, v], [1, 2]), { style: 'Mats', flat: true });
  }
  for (const [u, v] of [
    [57.6, 5.6],
    [58.6, 4.4],
    [57, 7],
  ] as const) {
    plan.object(regular(frame(u, v), 0.36, 9), { style: 'Flowers' });
  }
  for (const u of [52.2, 54.2])
    plan.object(block(frame, [u, -3], [0.8, 1.9]), { style: 'Couches' });
}
