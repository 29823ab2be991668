import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import { BAGGAGE, CHECK_IN, CONTROLS, GATES } from './flights.ts';
import { FOOD } from './food.ts';
import type { AirportPlace } from './place-kit.ts';
import { AMENITIES } from './amenities.ts';
import { RESTING } from './resting.ts';
import { SERVICES } from './services.ts';
import { SHOPS } from './shops.ts';
import { TRANSPORT } from './transport.ts';

/** All places, with the motifs that their logos are drawn from. */
export const AIRPORT_PLACES: readonly AirportPlace[] = [
  ...CHECK_IN,
  ...CONTROLS,
  ...GATES,
  ...BAGGAGE,
  ...SHOPS,
  ...FOOD,
  ...RESTING,
  ...SERVICES,
  ...AMENITIES,
  ...TRANSPORT,
];

export const PLACES: readonly PlaceSource[] = AIRPORT_PLACES.map((place) => {
  const { motif, ...source } = place;
  return motif === undefined ? place : source;
});
