import type { VenueEvents } from '@brand/venue';
import { useEffect } from 'react';
import { useLatest } from '../use-latest.ts';
import { useVenue } from './use-venue.ts';

/**
 * Calls the listener at each event of this name of the venue, from when the venue is there until the
 * component goes. The listener may be written in place: it always sees the props and state of now.
 *
 * @example
 * function LanguageLog() {
 *   useVenueEvent('language-change', ({ language }) => console.warn(language));
 *   return null;
 * }
 */
export function useVenueEvent<Name extends keyof VenueEvents>(
  name: Name,
  listener: (payload: VenueEvents[Name]) => void,
): void {
  const { venue } = useVenue();
  const latest = useLatest(listener);
  useEffect(() => venue?.on(name, (payload) => latest.current(payload)), [venue, name, latest]);
}
