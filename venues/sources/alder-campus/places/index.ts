import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import { SERVICES } from './commons-services.ts';
import { CLUBS, FOOD, SPORT_AND_MUSIC } from './commons.ts';
import { ENGINEERING } from './engineering.ts';
import { LIBRARY } from './library.ts';
import { GETTING_AROUND, OUTDOORS, TOILET_PLACES } from './outdoors.ts';
import type { CampusPlace } from './place-kit.ts';

/** Everything people look for on the campus, with what their logos are drawn from. */
export const CAMPUS_PLACES: readonly CampusPlace[] = [
  ...LIBRARY,
  ...ENGINEERING,
  ...FOOD,
  ...SPORT_AND_MUSIC,
  ...SERVICES,
  ...CLUBS,
  ...OUTDOORS,
  ...GETTING_AROUND,
  ...TOILET_PLACES,
];

export const PLACES: readonly PlaceSource[] = CAMPUS_PLACES.map(({ place }) => place);
