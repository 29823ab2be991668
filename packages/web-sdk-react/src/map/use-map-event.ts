import type { MapEvents } from '@brand/web-sdk';
import { useEffect } from 'react';
import { useLatest } from '../use-latest.ts';
import { useNearbyMap } from './use-map.ts';

/**
 * Calls the listener each time this event of the map fires, until the component unmounts. You can
 * write the listener inline: it always sees the current props and state, and is not subscribed
 * again. Outside a map, the hook listens to the map that `useOptionalMap` returns.
 *
 * @example
 * import { useState } from 'react';
 *
 * function LastClick() {
 *   const [name, setName] = useState('');
 *   useMapEvent('click', ({ element }) => setName(element?.id ?? 'nothing'));
 *   return <p>{name}</p>;
 * }
 */
export function useMapEvent<Name extends keyof MapEvents>(
  name: Name,
  listener: (payload: MapEvents[Name]) => void,
): void {
  const map = useNearbyMap('useMapEvent');
  const latest = useLatest(listener);
  useEffect(() => map?.on(name, (payload) => latest.current(payload)), [map, name, latest]);
}
