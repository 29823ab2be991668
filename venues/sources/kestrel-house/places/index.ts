import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import { AMENITY_PLACES, SERVICE_PLACES } from './amenities.ts';
import { AREA_PLACES, DESK_PLACES } from './desks.ts';
import { MEETING_PLACES } from './meetings.ts';
import type { OfficePlace } from './place-kit.ts';
import { ARRIVAL_PLACES, FOOD_PLACES, LOUNGE_PLACES } from './shared.ts';

/** Everything people look for in the house, with what their logos are drawn from. */
export const OFFICE_PLACES: readonly OfficePlace[] = [
  ...ARRIVAL_PLACES,
  ...MEETING_PLACES,
  ...FOOD_PLACES,
  ...LOUNGE_PLACES,
  ...SERVICE_PLACES,
  ...AMENITY_PLACES,
  ...AREA_PLACES,
  ...DESK_PLACES,
];

export const PLACES: readonly PlaceSource[] = OFFICE_PLACES.map(({ place }) => place);
