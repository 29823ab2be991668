import { type Context, createContext } from 'react';
import type { RemoteMap, VenueData } from '../client/remote-map.ts';
import type { FeatureRefCounts } from './feature-ref-counts.ts';
import type { PointerTargets } from './pointer-targets.ts';

/** Loading state of a venue, with its data or its error and a function to try again. */
export type VenueState =
  | {
      readonly status: 'loading';
      readonly venue: undefined;
      readonly error: undefined;
      readonly retry: () => void;
    }
  | {
      readonly status: 'ready';
      readonly venue: VenueData;
      readonly error: undefined;
      readonly retry: () => void;
    }
  | {
      readonly status: 'failed';
      readonly venue: undefined;
      readonly error: Error;
      readonly retry: () => void;
    };

/** A ready map with the state that the components on it share. */
export type ReadyMap = {
  readonly map: RemoteMap;
  readonly pointers: PointerTargets;
  readonly features: FeatureRefCounts;
};

/** Context of the components inside a map. */
export type MapScope = {
  readonly ready: ReadyMap | undefined;
  readonly venue: VenueState;
};

export const MapScopeContext: Context<MapScope | undefined> = createContext<MapScope | undefined>(
  undefined,
);
