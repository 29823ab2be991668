import type { MapView } from '@brand/web-sdk';
import { type Context, createContext } from 'react';
import type { FeatureRefCounts } from './feature-ref-counts.ts';
import type { PointerTargets } from './pointer-targets.ts';

/** A map with the state shared by the components inside it. */
export type MapScope = {
  readonly map: MapView;
  readonly pointers: PointerTargets;
  readonly features: FeatureRefCounts;
};

export const MapScopeContext: Context<MapScope | undefined> = createContext<MapScope | undefined>(
  undefined,
);
