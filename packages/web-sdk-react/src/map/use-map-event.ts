import type { MapEvents } from '@brand/web-sdk';
import { useEffect } from 'react';
import { useLatest } from '../use-latest.ts';
import { useNearbyMap } from './use-map.ts';

/**
 * Calls the listener at each event of this name of the map, until the component goes. The listener
 * may be written in place: it always sees the props and state of now, and is not subscribed again.
 * Beside a map it listens to the one that `useOptionalMap` gives.
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
