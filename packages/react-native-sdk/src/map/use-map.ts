import { useContext } from 'react';
import type { RemoteMap } from '../client/remote-map.ts';
import { BridgeError } from '../protocol/bridge-error.ts';
import { type MapScope, MapScopeContext, type ReadyMap } from './map-scope.ts';

/**
 * The map around this component, with all that it can do. Children of `MapView` are rendered once
 * the map is there; screens inside of a `MapHost` may come before it and use `useOptionalMap`.
 *
 * @example
 * function ResetButton() {
 *   const map = useMap();
 *   return <Button title="Reset" onPress={() => void map.camera.reset()} />;
 * }
 */
export function useMap(): RemoteMap {
  return useReadyMap('useMap').map;
}

/**
 * The map around this component; `undefined` until it is there, and while a web view that was lost
 * comes back.
 *
 * @example
 * function ShopButton({ shop }: { shop: LocationData }) {
 *   const map = useOptionalMap();
 *   return <Button title={shop.name} onPress={() => void map?.camera.focusOn(shop)} />;
 * }
 */
export function useOptionalMap(): RemoteMap | undefined {
  return useMapScope('useOptionalMap').ready?.map;
}

/** The surrounding scope, whether the map is ready or not. */
export function useMapScope(caller: string): MapScope {
  const scope = useContext(MapScopeContext);
  if (scope) return scope;
  throw new BridgeError(
    'bridge/no-provider',
    `${caller}: expected a MapView or a MapHost around this component, found none. Render it inside one of them.`,
  );
}

function useReadyMap(caller: string): ReadyMap {
  const { ready } = useMapScope(caller);
  if (ready) return ready;
  throw new BridgeError(
    'bridge/not-shown',
    `${caller}: the map is not there yet. Render this component when it is, or use useOptionalMap.`,
  );
}
