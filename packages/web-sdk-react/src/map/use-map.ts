import type { MapView } from '@brand/web-sdk';
import { useContext } from 'react';
import { ReactSdkError } from '../react-sdk-error.ts';
import { MapRegistryContext, VenueContext } from '../venue/venue-context.ts';
import { type MapScope, MapScopeContext } from './map-context.ts';

/**
 * Returns the surrounding map: the full `MapView` of the Web SDK. Throws outside a `MapView`. Next
 * to a map, below the same `VenueProvider`, use `useOptionalMap`.
 *
 * @example
 * function ResetButton() {
 *   const map = useMap();
 *   return <button onClick={() => void map.camera.reset()}>Reset</button>;
 * }
 */
export function useMap(): MapView {
  return useMapScope('useMap').map;
}

/**
 * Returns the surrounding map, or the map that was last shown below the same `VenueProvider`.
 * Returns `undefined` until there is one. Use it for components next to the map, such as a list of
 * shops.
 *
 * @example
 * function ShopButton({ shop }: { shop: Space }) {
 *   const map = useOptionalMap();
 *   return <button onClick={() => void map?.camera.focusOn(shop)}>{shop.name}</button>;
 * }
 */
export function useOptionalMap(): MapView | undefined {
  const scope = useContext(MapScopeContext);
  const registry = useContext(MapRegistryContext);
  return scope?.map ?? registry?.current;
}

/** Like `useOptionalMap`, but throws if no map can exist. */
export function useNearbyMap(caller: string): MapView | undefined {
  const map = useOptionalMap();
  const hasVenue = useContext(VenueContext) !== undefined;
  if (map || hasVenue) return map;
  throw outsideError(caller, 'a MapView or a VenueProvider');
}

/** The surrounding map with its shared state. */
export function useMapScope(caller: string): MapScope {
  const scope = useContext(MapScopeContext);
  if (scope) return scope;
  throw outsideError(caller, 'a MapView');
}

function outsideError(caller: string, expected: string): ReactSdkError {
  return new ReactSdkError(
    'react/no-map',
    `${caller}: expected ${expected} around this component, found none. Render it between <MapView> and </MapView>; next to a map, useOptionalMap returns the map of the VenueProvider around both.`,
  );
}
