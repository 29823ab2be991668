import { readCredentials, type VenueCredentials } from '../shared/credentials.ts';
import { openEngineVenue } from '../shared/open-engine-venue.ts';
import { Venue } from '../shared/venue.ts';

/** Venue to load, and the server. */
export type LoadVenueOptions = VenueCredentials & {
  /**
   * URL of the server that provides venues.
   * @defaultValue the portal that the SDK was loaded from, otherwise the public one
   */
  readonly baseUrl?: string;
};

/**
 * Loads a venue. Rejects with an `SdkError` whose message explains what to do.
 *
 * @example
 * const venue = await loadVenue({
 *   clientId: 'demo',
 *   clientSecret: 'demo',
 *   venue: 'harbour-mall',
 * });
 */
export async function loadVenue(options: LoadVenueOptions): Promise<Venue> {
  const address = readCredentials(options, 'loadVenue');
  const { baseUrl } = options;
  return new Venue(await openEngineVenue(address, baseUrl === undefined ? {} : { baseUrl }));
}
