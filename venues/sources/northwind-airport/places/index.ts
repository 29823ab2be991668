import { createPlaces, type VenuePlace } from '../../../src/dsl/create-places.ts';
import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import { LANGUAGES } from '../text.ts';
import amenities from './amenities.json' with { type: 'json' };
import baggage from './baggage.json' with { type: 'json' };
import checkIn from './check-in.json' with { type: 'json' };
import controls from './controls.json' with { type: 'json' };
import food from './food.json' with { type: 'json' };
import { GATES } from './gates.ts';
import hours from './hours.json' with { type: 'json' };
import resting from './resting.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import shops from './shops.json' with { type: 'json' };
import transport from './transport.json' with { type: 'json' };

/** Everything people look for in the airport, with what their logos are drawn from. */
export const AIRPORT_PLACES: readonly VenuePlace[] = createPlaces({
  venue: 'northwind-airport',
  languages: Object.keys(LANGUAGES),
  hours,
  files: {
    'check-in.json': checkIn,
    'controls.json': controls,
    'gates.ts': GATES,
    'baggage.json': baggage,
    'shops.json': shops,
    'food.json': food,
    'resting.json': resting,
    'services.json': services,
    'amenities.json': amenities,
    'transport.json': transport,
  },
});

export const PLACES: readonly PlaceSource[] = AIRPORT_PLACES.map(({ place }) => place);
