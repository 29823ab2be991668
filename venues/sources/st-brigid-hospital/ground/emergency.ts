import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { crown, regular } from '../../../src/dsl/shapes.ts';
import { waiting } from '../fittings/amenities.ts';
import { emergencyWaiting, examRoom, intensiveBed } from '../fittings/clinical.ts';
import { block, within } from '../frames.ts';
import { drawRow, type RowRoom, STAFF } from '../room-row.ts';
import { wingStrip } from '../strip.ts';
import { endAt, HALF, NORTH, NORTH_END, northEndAt, onLeft, onRight, START } from '../wings.ts';

/** Where the waiting rooms end and the treatment area, for patients with staff, begins. */
const TREATMENT = 26;
/** How far the fronts of the bays are from the axis: left and right. */
const BAYS = { left: 7.6, right: 6.6 } as const;

/** The emergency department: waiting and triage, then bays around the staff base. */
export function drawEmergency(plan: FloorPlan): void {
  drawFrontOfHouse(plan);
  drawTreatment(plan);
  drawAmbulanceBay(plan);
  drawWalkIn(plan);
}

/** Where patients are registered: the room beside the lift. */
export const REGISTRATION: RowRoom = {
  key: 'emergency-desk',
  to: START,
  style: 'Emergency',
  front: 'glass',
  door: { width: 1.6, look: 'sliding' },
  fit: waiting,
};

function drawFrontOfHouse(plan: FloorPlan): void {
  drawRow(plan, wingStrip(NORTH, 'left'), {
    from: START,
    rooms: [
      {
        key: 'emergency',
        to: TREATMENT,
        style: 'Emergency',
        front: 'open',
        fit: emergencyWaiting,
        backDoor: { width: 2.2, look: 'sliding' },
      },
    ],
  });
  const triage = { style: 'Emergency', fit: examRoom, doorAt: 1, window: false } as const;
  drawRow(plan, wingStrip(NORTH, 'right'), {
    from: START,
    rooms: [
      { key: 'triage', to: 18, suite: { depth: 5.2, count: 1, fit: examRoom }, ...triage },
      { key: 'triage-b', to: 22, suite: { depth: 5.2, count: 1, fit: examRoom }, ...triage },
      {
        key: 'ambulance-entrance',
        kind: 'hall',
        to: TREATMENT,
        style: 'EmergencyCare',
        staff: true,
        door: { width: 2.2, look: 'double-swing' },
        backDoor: { width: 2.4, look: 'sliding', access: STAFF },
        window: false,
      },
    ],
  });
  plan
    .divide([NORTH.frame(START, -HALF), NORTH.frame(START, HALF)])
    .wall([NORTH.frame(TREATMENT, -HALF), NORTH.frame(TREATMENT, HALF)], 'glass')
    .door(NORTH.frame(TREATMENT, 0), { width: 2.2, look: 'double-swing', access: STAFF })
    .hall('emergency-corridor', NORTH.frame(20, 0), { style: 'Corridors' });
}

function drawTreatment(plan: FloorPlan): void {
  const bay = { style: 'Emergency', front: 'open', fit: intensiveBed, staff: true } as const;
  drawRow(plan, wingStrip(NORTH, 'left', BAYS.left), {
    from: TREATMENT,
    rooms: [
      ...[29.6, 33.2, 36.8, 40.4].map((to, index) => ({ key: `bay-${index + 1}`, to, ...bay })),
      { key: 'bay-5', to: endAt(NORTH, NORTH_END, BAYS.left), back: NORTH_END.left, ...bay },
    ],
  });
  const resus = { style: 'Emergency', front: 'glass', fit: intensiveBed, staff: true } as const;
  const door = { width: 1.8, look: 'sliding' } as const;
  drawRow(plan, wingStrip(NORTH, 'right', BAYS.right), {
    from: TREATMENT,
    rooms: [
      { key: 'resuscitation-1', to: 31, door, ...resus },
      { key: 'resuscitation-2', to: 36, door, ...resus },
      {
        key: 'plaster-room',
        to: endAt(NORTH, NORTH_END, -BAYS.right),
        back: NORTH_END.right,
        door,
        ...resus,
        fit: examRoom,
      },
    ],
  });
  plan
    .wall([onRight(NORTH, NORTH_END.right), onLeft(NORTH, NORTH_END.left)], 'exterior')
    .wall([northEndAt(-5), northEndAt(6.4)], 'glass')
    .hall('treatment', NORTH.frame(28, 0), { style: 'EmergencyCare', access: STAFF });
  for (const [t, v] of [
    [27, 4],
    [27, 6],
    [41.6, 4.6],
    [41.4, 1.4],
    [40.8, -2],
  ] as const) {
    plan
      .object(block(NORTH.frame, [t, v], [2, 0.9]), { style: 'Beds' })
      .object(block(NORTH.frame, [t + 0.75, v], [0.4, 0.7]), { style: 'Pillows' });
  }
  drawBase(plan);
}

/** The staff base in the middle, from which all bays are seen. */
function drawBase(plan: FloorPlan): void {
  const base = within(NORTH.frame, [
    [30, -2],
    [31, -3],
    [37, -3],
    [38, -2],
    [38, 2.8],
    [37, 3.8],
    [31, 3.8],
    [30, 2.8],
  ]);
  plan
    .box(base, 'low')
    .room('emergency-base', NORTH.frame(34, 0.4), { style: 'Emergency', access: STAFF })
    .door(NORTH.frame(30, 0.4), { width: 1.4, look: 'open', access: STAFF })
    .object(block(NORTH.frame, [34.4, -2.4], [4.6, 0.75]), { style: 'Desks' })
    .object(block(NORTH.frame, [34.4, 3.2], [4.6, 0.75]), { style: 'Desks' })
    .object(block(NORTH.frame, [37.2, 0.4], [0.7, 2.4]), { style: 'Information' });
  for (const t of [33, 34.4, 35.8]) {
    for (const v of [-1.6, 2.4])
      plan.object(regular(NORTH.frame(t, v), 0.28, 8), { style: 'Chairs' });
  }
}

/** Covered parking for ambulances on the east side. */
function drawAmbulanceBay(plan: FloorPlan): void {
  const [from, to, far] = [18, 38, -22];
  plan
    .wall([onRight(NORTH, from), NORTH.frame(from, far)], 'low')
    .wall([onRight(NORTH, to), NORTH.frame(to, far)], 'low')
    .divide([NORTH.frame(from, far), NORTH.frame(to, far)])
    .space(NORTH.frame(20, -20), {
      kind: 'area',
      key: 'ambulance-bay',
      style: 'AmbulanceBay',
      access: STAFF,
    });
  for (const t of [28.6, 32.4, 36]) {
    plan
      .object(block(NORTH.frame, [t, -16.6], [2.1, 5.2]), { style: 'Ambulances' })
      .object(block(NORTH.frame, [t, -18.2], [1.5, 0.5]), { style: 'AmbulanceLights' });
  }
  for (const v of [-14, -17, -20]) {
    plan.object(block(NORTH.frame, [21, v], [0.6, 0.6]), { style: 'Bollards' });
  }
}

/** The drop-off before the waiting room on the west side. */
function drawWalkIn(plan: FloorPlan): void {
  const [from, to, far] = [12, 29, 20];
  plan
    .wall([onLeft(NORTH, from), NORTH.frame(from, far)], 'low')
    .wall([onLeft(NORTH, to), NORTH.frame(to, far)], 'low')
    .divide([NORTH.frame(from, far), NORTH.frame(to, far)])
    .space(NORTH.frame(20, 18), { kind: 'area', key: 'emergency-drop-off', style: 'Forecourt' })
    .object(block(NORTH.frame, [16, 17.4], [4.2, 1.8]), { style: 'Cars' });
  for (const t of [13.4, 23.4, 27.4]) {
    plan
      .object(regular(NORTH.frame(t, 13.8), 0.8, 10), { style: 'Planters' })
      .object(crown(NORTH.frame(t, 13.8), 0.55), { style: 'Plants' });
  }
}
