import type { MapEvents } from '@brand/web-sdk';
import { useEffect } from 'react';
import type { ListenOptions, Received } from '../client/remote.ts';
import { useMapScope } from '../map/use-map.ts';
import { useLatest } from './use-latest.ts';

/**
 * Calls the listener each time this event of the map fires, until the component unmounts. You can
 * write the listener inline. Events that fire in every frame are throttled.
 *
 * @example
 * function LastTap() {
 *   const [name, setName] = useState('');
 *   useMapEvent('click', ({ element }) => setName(element?.name ?? 'nothing'));
 *   return <Text>{name}</Text>;
 * }
 */
export function useMapEvent<Name extends keyof MapEvents>(
  name: Name,
  listener: (payload: Received<MapEvents[Name]>) => void,
  { interval }: ListenOptions = {},
): void {
  const map = useMapScope('useMapEvent').ready?.map;
  const latest = useLatest(listener);
  useEffect(
    () =>
      map?.on(
        name,
        (payload) => latest.current(payload),
        interval === undefined ? undefined : { interval },
      ),
    [map, name, interval, latest],
  );
}
