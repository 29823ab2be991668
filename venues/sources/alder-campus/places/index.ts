import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import type { CampusPlace } from './place-kit.ts';

export const CAMPUS_PLACES: readonly CampusPlace[] = [];

export const PLACES: readonly PlaceSource[] = CAMPUS_PLACES.map(({ place }) => place);
