import { useContext } from 'react';
import type { RemoteMap } from '../client/remote-map.ts';
import { BridgeError } from '../protocol/bridge-error.ts';
import { type MapScope, MapScopeContext, type ReadyMap } from './map-scope.ts';

/**
 * Returns the map around this component. Children of `MapView` are rendered when the map is ready.
 * Screens inside a `MapHost` can render before that, so they use `useOptionalMap`.
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
 * Returns the map around this component. The result is `undefined` until the map is ready, and
 * while a lost web view is being restored.
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
    `${caller}: the map is not ready yet. Render this component when it is, or use useOptionalMap.`,
  );
}
