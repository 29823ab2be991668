import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { meetingTable } from './fittings.ts';
import { block, type Frame, GALLERY, north, panel, southeast, southwest } from './pick.ts';

/** How deep the rooms along the atrium are: from the gallery to here. */
export const ROW = 5.3;

const SIDES = { north, southwest, southeast } as const;

/** A glass room along a side of the atrium. */
export type MeetingRoom = {
  readonly key: string;
  readonly floor: 'ground' | 'first' | 'second' | 'third';
  readonly side: keyof typeof SIDES;
  /** Where it is along its side. */
  readonly u: readonly [number, number];
  readonly seats: number;
  /** Where its back wall is. @defaultValue the depth of the row */
  readonly back?: number;
};

export const MEETING_ROOMS: readonly MeetingRoom[] = [
  { key: 'meeting-lagoon', floor: 'ground', side: 'southwest', u: [11, 16], seats: 6, back: 6 },
  { key: 'meeting-estuary', floor: 'ground', side: 'southwest', u: [16, 23], seats: 10, back: 6 },
  { key: 'meeting-birch', floor: 'first', side: 'north', u: [16.6, 21], seats: 6 },
  { key: 'meeting-fjord', floor: 'first', side: 'southwest', u: [2.6, 8.6], seats: 8 },
  { key: 'meeting-heath', floor: 'first', side: 'southwest', u: [8.6, 12.2], seats: 4 },
  { key: 'meeting-skerry', floor: 'first', side: 'southwest', u: [14.8, 18], seats: 4 },
  { key: 'meeting-dune', floor: 'first', side: 'southeast', u: [3, 9.4], seats: 10 },
  { key: 'meeting-tarn', floor: 'first', side: 'southeast', u: [12, 15.4], seats: 4 },
  { key: 'meeting-cove', floor: 'second', side: 'north', u: [16.6, 19.8], seats: 4 },
  { key: 'meeting-moraine', floor: 'second', side: 'southwest', u: [2.6, 10.2], seats: 14 },
  { key: 'meeting-glade', floor: 'second', side: 'southwest', u: [12.8, 16.2], seats: 4 },
  { key: 'meeting-delta', floor: 'second', side: 'southeast', u: [3, 7.8], seats: 6 },
  { key: 'meeting-reef', floor: 'second', side: 'southeast', u: [7.8, 11.2], seats: 4 },
  { key: 'meeting-lyng', floor: 'second', side: 'southeast', u: [13.8, 18.6], seats: 6 },
  { key: 'meeting-sound', floor: 'third', side: 'southeast', u: [0, 5.6], seats: 8, back: 5.9 },
  {
    key: 'meeting-headland',
    floor: 'third',
    side: 'southeast',
    u: [5.6, 10],
    seats: 6,
    back: 5.9,
  },
];

/** Walls of a room in a row: glass to the gallery and to the back, walls to its neighbours. */
export function drawCell(
  plan: FloorPlan,
  side: Frame,
  { u, d }: { readonly u: readonly [number, number]; readonly d: readonly [number, number] },
): void {
  plan.box(panel(side, u, d));
  for (const at of d) plan.wall([side(u[0], at), side(u[1], at)], 'glass');
}

/** Draws the meeting rooms of a floor, with tables, chairs and screens. */
export function drawMeetingRooms(plan: FloorPlan): void {
  for (const { key, floor, side: name, u, seats, back = ROW } of MEETING_ROOMS) {
    if (floor !== plan.key) continue;
    const side = SIDES[name];
    drawCell(plan, side, { u, d: [GALLERY, back] });
    const middle = (GALLERY + back) / 2;
    const center = (u[0] + u[1]) / 2;
    plan
      .room(key, side(u[0] + 0.3, back - 0.3), { style: 'Meeting' })
      .door(side(u[1] - 0.9, GALLERY), { width: 0.95 })
      .object(block(side, u[0] + 0.14, middle, [0.12, 1.6]), { style: 'Screens' });
    meetingTable(plan, (along, out) => side(center + along, middle + out), seats);
  }
}
