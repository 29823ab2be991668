import { createPlaces, type VenuePlace } from '../../../src/dsl/create-places.ts';
import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import amenities from './amenities.json' with { type: 'json' };
import { AREAS } from './areas.ts';
import arrival from './arrival.json' with { type: 'json' };
import { BOOKABLE_DESKS } from './desks.ts';
import food from './food.json' with { type: 'json' };
import { GLASS_ROOMS } from './glass-rooms.ts';
import hours from './hours.json' with { type: 'json' };
import lounges from './lounges.json' with { type: 'json' };
import meetingRooms from './meeting-rooms.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };

/** Everything people look for in the house, with what their logos and icons are drawn from. */
export const OFFICE_PLACES: readonly VenuePlace[] = createPlaces({
  venue: 'kestrel-house',
  languages: ['en'],
  hours,
  files: {
    'arrival.json': arrival,
    'glass-rooms.json': GLASS_ROOMS,
    'meeting-rooms.json': meetingRooms,
    'food.json': food,
    'lounges.json': lounges,
    'services.json': services,
    'amenities.json': amenities,
    'areas.json': AREAS,
    'desks.ts': BOOKABLE_DESKS,
  },
});

export const PLACES: readonly PlaceSource[] = OFFICE_PLACES.map(({ place }) => place);
