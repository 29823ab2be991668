import type { MapView } from '@brand/web-sdk';
import { type Context, createContext } from 'react';
import type { FeatureRefCounts } from './feature-ref-counts.ts';
import type { PointerTargets } from './pointer-targets.ts';

/** A map and what the components inside of it share. */
export type MapScope = {
  readonly map: MapView;
  readonly pointers: PointerTargets;
  readonly features: FeatureRefCounts;
};

/** The map around a component. */
export const MapScopeContext: Context<MapScope | undefined> = createContext<MapScope | undefined>(
  undefined,
);
