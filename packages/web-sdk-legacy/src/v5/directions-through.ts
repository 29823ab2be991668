import {
  Directions,
  type DirectionsOptions,
  type DirectionsTarget,
  findDirections,
} from '../shared/directions.ts';
import { SdkError } from '../shared/sdk-error.ts';
import type { Venue } from '../shared/venue.ts';

/**
 * Finds the route through several places in the given order, with directions for each leg.
 *
 * @example
 * const stops = ['information', 'pharmacy', 'bookshop'].map((id) => venue.getLocation(id));
 * const legs = await directionsThrough(venue, stops);
 * if (legs.every(({ found }) => found)) mapView.journey.draw(legs);
 */
export async function directionsThrough(
  venue: Venue,
  stops: readonly DirectionsTarget[],
  options: DirectionsOptions = {},
): Promise<readonly Directions[]> {
  if (stops.length < 2) {
    throw new SdkError(
      'sdk/bad-option',
      `directionsThrough, stops: expected two or more places, found ${stops.length}.`,
    );
  }
  const { index } = venue;
  return Promise.all(
    stops.slice(1).map((to, leg) => findDirections({ index, from: stops[leg]!, to }, options)),
  );
}
