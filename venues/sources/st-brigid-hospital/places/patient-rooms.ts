import type { PlaceRow } from '../../../src/dsl/place-row.ts';
import { ROOM_NUMBERS } from '../second/patient-rooms.ts';
import { text } from '../text.ts';

function createRoomRow(ward: string, number: number): PlaceRow {
  return {
    kind: 'department',
    key: `room-${number}`,
    name: text(`Room ${number}`, `Chambre ${number}`),
    description: text(
      `Two beds and an accessible bathroom, ward ${ward}.`,
      `Deux lits et une salle de bain accessible, unité ${ward}.`,
    ),
    categories: ['patient-rooms'],
    hours: 'visiting',
    tags: [String(number), ward],
    extra: { beds: 2 },
  };
}

const { northOfA, southOfA, northOfB, southOfB } = ROOM_NUMBERS;

export const PATIENT_ROOMS: readonly PlaceRow[] = [
  ...[...northOfA, ...southOfA].map((number) => createRoomRow('2A', number)),
  ...[...northOfB, ...southOfB].map((number) => createRoomRow('2B', number)),
];
