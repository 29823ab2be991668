import { useSyncExternalStore } from 'react';
import { onOwnVenueChange, type OwnVenue, readOwnVenue } from './own-venue';

/** The reader's venue that samples and tools show; `undefined` for demo venues. */
export function useOwnVenue(): OwnVenue | undefined {
  return useSyncExternalStore(onOwnVenueChange, readOwnVenue, () => undefined);
}
