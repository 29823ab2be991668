import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import type { AirportPlace } from './place-kit.ts';

/** All places, with the motifs that their logos are drawn from. */
export const AIRPORT_PLACES: readonly AirportPlace[] = [];

export const PLACES: readonly PlaceSource[] = AIRPORT_PLACES.map(({ motif: _, ...place }) => place);
