import type { DemoVenues } from './demo-venues.ts';
import type { VenueJobPool } from './venue-job-pool.ts';

/** Dependencies of the tools that work on venues. */
export type VenueTools = {
  readonly jobs: VenueJobPool;
  readonly venues: DemoVenues;
};
