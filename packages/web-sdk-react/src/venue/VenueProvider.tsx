import type { Venue } from '@brand/venue';
import type { LoadOptions, MapView, VenueSource } from '@brand/web-sdk';
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useOpenVenue } from './use-open-venue.ts';
import { MapRegistryContext, VenueContext } from './venue-context.ts';

/** Which venue is opened for the components below, and how. */
export type VenueProviderProps = Omit<LoadOptions, 'signal'> & {
  /**
   * The venue: one of a server by key and id, a bundle of your own, or an open venue. It is compared
   * by content, so it may be written in place; another one is opened instead.
   */
  readonly source: VenueSource;
  /** Language of names, such as `pt`. May change. @defaultValue as for `showVenue` */
  readonly language?: string;
  /** Told when the venue is open. */
  readonly onReady?: (venue: Venue) => void;
  /** Told why the venue could not be opened; `useVenue` has it too. */
  readonly onError?: (error: Error) => void;
  /** What uses the venue: maps, lists, search fields. */
  readonly children?: ReactNode;
};

/**
 * Opens a venue once for all components below it: a map and a list of shops beside it share it. A
 * `MapView` below needs no `source`. `useVenue` gives the venue and says whether it is still loading.
 *
 * @example
 * const app = (
 *   <VenueProvider source={{ venueId: 'harbour-mall', key: 'demo' }}>
 *     <MapView fallback="Loading the map" />
 *   </VenueProvider>
 * );
 */
export function VenueProvider({ source, children, ...settings }: VenueProviderProps): ReactElement {
  const state = useOpenVenue(source, settings);
  const [maps, setMaps] = useState<readonly MapView[]>([]);
  const add = useCallback((map: MapView) => {
    setMaps((before) => [...before, map]);
    return () => setMaps((before) => before.filter((other) => other !== map));
  }, []);
  const current = maps.at(-1);
  const registry = useMemo(() => ({ current, add }), [current, add]);
  return (
    <VenueContext.Provider value={state}>
      <MapRegistryContext.Provider value={registry}>{children}</MapRegistryContext.Provider>
    </VenueContext.Provider>
  );
}
