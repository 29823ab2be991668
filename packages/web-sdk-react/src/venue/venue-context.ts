import type { Venue } from '@brand/venue';
import type { MapView } from '@brand/web-sdk';
import { type Context, createContext } from 'react';

/** State of a venue: loading, ready or failed, as `status` indicates. */
export type VenueState = (
  | {
      /** The venue is being loaded. */
      readonly status: 'loading';
      readonly venue?: undefined;
      readonly error?: undefined;
    }
  | {
      /** The venue is open. */
      readonly status: 'ready';
      readonly venue: Venue;
      readonly error?: undefined;
    }
  | {
      /** The venue could not be opened. */
      readonly status: 'failed';
      readonly venue?: undefined;
      readonly error: Error;
    }
) & {
  /** The venue, when it is open. */
  readonly venue?: Venue | undefined;
  /** Error that prevented the venue from opening. Its message says what to do. */
  readonly error?: Error | undefined;
  /** Tries again to open the venue after a failure. */
  readonly retry: () => void;
};

export const VenueContext: Context<VenueState | undefined> = createContext<VenueState | undefined>(
  undefined,
);

/** The maps below a provider. */
export type MapRegistry = {
  /** The map that was shown last. */
  readonly current: MapView | undefined;
  /** Registers a map; the returned function removes it. */
  readonly add: (map: MapView) => () => void;
};

export const MapRegistryContext: Context<MapRegistry | undefined> = createContext<
  MapRegistry | undefined
>(undefined);
