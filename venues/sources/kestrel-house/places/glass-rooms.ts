import type { PlaceRow } from '../../../src/dsl/place-row.ts';
import { type MeetingRoom, MEETING_ROOMS } from '../meeting-rooms.ts';
import rooms from './glass-rooms.json' with { type: 'json' };

/** What to know about a room, and what is in it. */
type RoomTexts = Pick<PlaceRow, 'name' | 'description' | 'images'> & {
  readonly equipment: readonly string[];
};

const TEXTS: Readonly<Record<string, RoomTexts>> = rooms;

function findSizeCategory(seats: number): string {
  if (seats <= 4) return 'small-rooms';
  return seats <= 10 ? 'medium-rooms' : 'large-rooms';
}

function createRoomRow({ key, seats }: MeetingRoom): PlaceRow {
  const room = TEXTS[key];
  if (!room) {
    throw new Error(
      `kestrel-house/places/glass-rooms.json: "${key}" is missing, but meeting-rooms.ts draws it. Write its texts.`,
    );
  }
  const { equipment, ...texts } = room;
  return {
    kind: 'meeting-room',
    key,
    ...texts,
    categories: [findSizeCategory(seats)],
    tags: ['meeting room', `${seats} seats`, ...equipment],
    extra: { bookable: true, capacity: seats, equipment },
  };
}

/** The rooms along the atrium: their sizes follow from the seats that are drawn. */
export const GLASS_ROOMS: readonly PlaceRow[] = MEETING_ROOMS.map(createRoomRow);
