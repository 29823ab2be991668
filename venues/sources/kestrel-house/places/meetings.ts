import { MEETING_ROOMS } from '../meeting-rooms.ts';
import { another, type OfficePlace, spot } from './place-kit.ts';

const SCENE = 'assets/scenes/meeting-room.svg';

/** What to know about each room, and what is in it. */
const ROOMS: Readonly<Record<string, readonly [about: string, ...equipment: string[]]>> = {
  'meeting-lagoon': ['For visitors, just inside the turnstiles.', 'screen', 'whiteboard'],
  'meeting-estuary': ['For visitors, with a sideboard for coffee.', 'screen', 'video call'],
  'meeting-birch': ['Opposite the lift, between core and kitchenette.', 'screen', 'whiteboard'],
  'meeting-fjord': ['The long room by the west corner of the atrium.', 'screen', 'video call'],
  'meeting-heath': ['A round table for four, next to Fjord.', 'screen'],
  'meeting-skerry': ['Small and quiet, beside the phone booths.', 'screen'],
  'meeting-dune': ['Ten seats, morning sun through the back wall.', 'screen', 'video call'],
  'meeting-tarn': ['A round table for four near the printers.', 'whiteboard'],
  'meeting-cove': ['A round table for four beside the kitchenette.', 'screen'],
  'meeting-moraine': [
    'The largest glass room: fourteen seats and two cameras.',
    'two screens',
    'video call',
    'hearing loop',
  ],
  'meeting-glade': ['A round table for four beside the phone booths.', 'screen'],
  'meeting-delta': ['Six seats, and a wall to write on.', 'screen', 'whiteboard'],
  'meeting-reef': ['A round table for four, next to Delta.', 'screen'],
  'meeting-lyng': ['Six seats at the east corner of the atrium.', 'screen', 'video call'],
  'meeting-sound': ['Eight seats beside the boardroom.', 'screen', 'video call'],
  'meeting-headland': ['Six seats, the highest glass room in the house.', 'screen'],
};

const sizeOf = (seats: number): string =>
  seats <= 4 ? 'small-rooms' : seats <= 10 ? 'medium-rooms' : 'large-rooms';

const GLASS_ROOMS: readonly OfficePlace[] = MEETING_ROOMS.map(({ key, seats }) => {
  const [about = '', ...equipment] = ROOMS[key] ?? [];
  const name = key.slice('meeting-'.length);
  return spot(key, [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, about], {
    categories: [sizeOf(seats)],
    type: 'meeting-room',
    tags: ['meeting room', `${seats} seats`, ...equipment],
    extra: { bookable: true, capacity: seats, equipment },
    ...(key === 'meeting-fjord' && { images: [SCENE] }),
  });
});

const BOOTHS = ['booth-first-2', 'booth-first-3', 'booth-second-1', 'booth-second-2'];

export const MEETING_PLACES: readonly OfficePlace[] = [
  ...GLASS_ROOMS,
  spot('boardroom', ['Boardroom', 'An oval oak table for sixteen, with windows all round.'], {
    categories: ['large-rooms'],
    type: 'meeting-room',
    tags: ['meeting room', '16 seats', 'board'],
    extra: { bookable: true, capacity: 16, equipment: ['two screens', 'video call'] },
    images: [SCENE],
    phone: '+45 555 01 316',
  }),
  spot('training-room', ['Training room', 'Nine double tables that face a wall to project on.'], {
    categories: ['large-rooms'],
    type: 'meeting-room',
    tags: ['meeting room', '18 seats', 'class', 'course'],
    extra: { bookable: true, capacity: 18, equipment: ['projector', 'hearing loop'] },
  }),
  spot(
    'workshop',
    ['Workshop', 'Three islands to stand at, pin-up walls and a bench for models.'],
    {
      categories: ['large-rooms'],
      type: 'meeting-room',
      tags: ['workshop', 'sprint', 'prototype', '12 seats'],
      extra: { bookable: true, capacity: 12, equipment: ['pin-up walls', 'plotter'] },
    },
  ),
  spot('event-space', ['Updraft', 'The hall for talks and parties: a stage, 80 seats, a bar.'], {
    categories: ['large-rooms'],
    motif: 'kite',
    tags: ['events', 'talks', 'stage', 'auditorium'],
    extra: { bookable: true, capacity: 80, equipment: ['stage', 'projector', 'hearing loop'] },
    website: 'https://updraft.kestrel-house.example',
    phone: '+45 555 01 120',
    images: ['assets/scenes/lecture-hall.svg'],
  }),
  spot('phone-booth', ['Phone booth', 'First floor, beside Skerry. For one, up to half an hour.'], {
    at: ['booth-first-1'],
    categories: ['booths'],
    tags: ['call', 'phone', 'booth'],
    extra: { bookable: false, capacity: 1 },
    instances: [...BOOTHS, 'booth-second-3', 'booth-second-4'].map((key) =>
      another(
        `phone-${key}`,
        [key],
        key.includes('first') ? 'First floor, beside Skerry.' : 'Second floor, beside Glade.',
      ),
    ),
  }),
];
