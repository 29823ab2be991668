import { source as alderCampus } from '../sources/alder-campus/index.ts';
import { source as harbourMall } from '../sources/harbour-mall/index.ts';
import { source as kestrelHouse } from '../sources/kestrel-house/index.ts';
import { source as northwindAirport } from '../sources/northwind-airport/index.ts';
import { source as stBrigidHospital } from '../sources/st-brigid-hospital/index.ts';
import type { VenueSource } from './dsl/venue-source.ts';

/** The demo venues, in the order in which pages show them. */
export const VENUES: readonly VenueSource[] = [
  harbourMall,
  northwindAirport,
  kestrelHouse,
  stBrigidHospital,
  alderCampus,
];
