import type { VenueEvents } from '@brand/venue';
import { useEffect } from 'react';
import { useLatest } from '../use-latest.ts';
import { useVenue } from './use-venue.ts';

/**
 * Calls the listener each time this event of the venue fires, from the moment the venue is open
 * until the component unmounts. You can write the listener inline: it always sees the current props
 * and state.
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
