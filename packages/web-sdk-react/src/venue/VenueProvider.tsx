import type { Venue } from '@brand/venue';
import type { LoadOptions, MapView, VenueSource } from '@brand/web-sdk';
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useOpenVenue } from './use-open-venue.ts';
import { MapRegistryContext, VenueContext } from './venue-context.ts';

/** Source, language and callbacks of the venue that a provider opens. */
export type VenueProviderProps = Omit<LoadOptions, 'signal'> & {
  /**
   * Source of the venue: an id and a key for a server, your own bundle, or a venue that is already
   * open. The source is compared by content, so you can write it inline. When the source changes,
   * the new venue is opened instead.
   */
  readonly source: VenueSource;
  /** Language of names, such as `pt`. You can change it later. @defaultValue as for `showVenue` */
  readonly language?: string;
  /** Called when the venue is open. */
  readonly onReady?: (venue: Venue) => void;
  /** Called when the venue cannot be opened. Receives the error, which `useVenue` returns too. */
  readonly onError?: (error: Error) => void;
  /** Components that use the venue: maps, lists, search fields. */
  readonly children?: ReactNode;
};

/**
 * Opens a venue once for all components below it, so that a map and a list of shops share it. A
 * `MapView` below needs no `source`. `useVenue` returns the venue and its loading state.
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
