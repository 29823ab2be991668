import { createPlaces, type VenuePlace } from '../../../src/dsl/create-places.ts';
import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import clubs from './clubs.json' with { type: 'json' };
import food from './food.json' with { type: 'json' };
import gettingAround from './getting-around.json' with { type: 'json' };
import hours from './hours.json' with { type: 'json' };
import labs from './labs.json' with { type: 'json' };
import library from './library.json' with { type: 'json' };
import offices from './offices.json' with { type: 'json' };
import outdoors from './outdoors.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import sportAndMusic from './sport-and-music.json' with { type: 'json' };
import teachingRooms from './teaching-rooms.json' with { type: 'json' };
import toilets from './toilets.json' with { type: 'json' };
import workshops from './workshops.json' with { type: 'json' };

/** Everything people look for on the campus, with what their logos are drawn from. */
export const CAMPUS_PLACES: readonly VenuePlace[] = createPlaces({
  venue: 'alder-campus',
  languages: ['en'],
  hours,
  files: {
    'library.json': library,
    'teaching-rooms.json': teachingRooms,
    'labs.json': labs,
    'workshops.json': workshops,
    'offices.json': offices,
    'food.json': food,
    'sport-and-music.json': sportAndMusic,
    'services.json': services,
    'clubs.json': clubs,
    'outdoors.json': outdoors,
    'getting-around.json': gettingAround,
    'toilets.json': toilets,
  },
});

export const PLACES: readonly PlaceSource[] = CAMPUS_PLACES.map(({ place }) => place);
