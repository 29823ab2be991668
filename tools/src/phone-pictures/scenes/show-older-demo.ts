import {
  loadVenue,
  type MapView,
  showVenue,
  type ShowVenueOptions,
} from '@brand/web-sdk-legacy/v4';
import type { Phone } from '../frame/phone.ts';

/** Shows a demo venue as versions before 5.0 did: a map is a floor, and always light. */
export async function showOlderDemo(
  { map, stage }: Phone,
  venueName: string,
  options: ShowVenueOptions = {},
): Promise<MapView> {
  stage.dataset['map'] = 'light';
  const venue = await loadVenue({
    clientId: 'demo',
    clientSecret: 'demo',
    venue: venueName,
    baseUrl: location.origin,
  });
  return showVenue(map, venue, options);
}
