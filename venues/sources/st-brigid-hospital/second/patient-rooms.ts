import { patientRoom } from '../fittings/clinical.ts';
import type { RowRoom } from '../room-row.ts';

/** Numbers of the rooms of each ward, in the order of their row. */
export const ROOM_NUMBERS = {
  northOfA: [201, 203, 205, 207, 209, 211, 213],
  southOfA: [202, 204, 206, 208],
  northOfB: [221, 223, 225, 227, 229, 231, 233, 235],
  southOfB: [222, 224, 226, 228],
} as const;

/** Rooms with a bathroom each, side by side up to the given places. */
export function patientRooms(
  numbers: readonly number[],
  ends: readonly number[],
  style: string,
): RowRoom[] {
  return numbers.map((number, index) => ({
    key: `room-${number}`,
    to: ends[index] as number,
    style,
    bath: true,
    fit: patientRoom,
    door: { width: 1.3 },
    doorAt: -1.1,
  }));
}
