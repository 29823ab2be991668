import { createPlaces, type VenuePlace } from '../../../src/dsl/create-places.ts';
import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import { LANGUAGES } from '../text.ts';
import amenities from './amenities.json' with { type: 'json' };
import fashion from './fashion.json' with { type: 'json' };
import foodCourt from './food-court.json' with { type: 'json' };
import gettingHere from './getting-here.json' with { type: 'json' };
import groceries from './groceries.json' with { type: 'json' };
import health from './health.json' with { type: 'json' };
import hours from './hours.json' with { type: 'json' };
import kiosks from './kiosks.json' with { type: 'json' };
import leisure from './leisure.json' with { type: 'json' };
import restaurants from './restaurants.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import shops from './shops.json' with { type: 'json' };

/** Everything people look for in the mall, with what their logos are drawn from. */
export const MALL_PLACES: readonly VenuePlace[] = createPlaces({
  venue: 'harbour-mall',
  languages: Object.keys(LANGUAGES),
  hours,
  files: {
    'fashion.json': fashion,
    'shops.json': shops,
    'kiosks.json': kiosks,
    'groceries.json': groceries,
    'restaurants.json': restaurants,
    'food-court.json': foodCourt,
    'leisure.json': leisure,
    'health.json': health,
    'services.json': services,
    'amenities.json': amenities,
    'getting-here.json': gettingHere,
  },
});

export const PLACES: readonly PlaceSource[] = MALL_PLACES.map(({ place }) => place);
