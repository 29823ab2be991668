import { type MapView, showVenue, type ShowVenueOptions } from '@brand/web-sdk';
import type { Phone } from '../frame/phone.ts';

/** Shows a demo venue on a phone, in its colours. */
export function showDemo(
  { map, theme }: Phone,
  venueId: string,
  options: Omit<ShowVenueOptions, 'venueId'> = {},
): Promise<MapView> {
  return showVenue(map, { venueId, key: 'demo', theme, ...options });
}
