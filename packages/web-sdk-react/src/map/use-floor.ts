import type { Floor } from '@brand/venue';
import type { AnimationEnd, SetFloorOptions } from '@brand/web-sdk';
import { useCallback, useSyncExternalStore } from 'react';
import { useMap } from './use-map.ts';

/** Current floor of a map, and a function to change it. */
export type FloorState = {
  /** The current floor. */
  readonly floor: Floor;
  /** Changes to another floor, or to the floor with this id. */
  readonly setFloor: (floor: Floor | string, options?: SetFloorOptions) => Promise<AnimationEnd>;
};

/**
 * Returns the current floor of the surrounding map. The component renders again when the floor
 * changes.
 *
 * @example
 * function FloorPicker() {
 *   const { floor, setFloor } = useFloor();
 *   return (
 *     <select value={floor.id} onChange={({ target }) => void setFloor(target.value)}>
 *       {useMap().venue.floors.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
 *     </select>
 *   );
 * }
 */
export function useFloor(): FloorState {
  const map = useMap();
  const subscribe = useCallback((onChange: () => void) => map.on('floor-change', onChange), [map]);
  const read = (): Floor => map.floors.current;
  const floor = useSyncExternalStore(subscribe, read, read);
  const setFloor = useCallback<FloorState['setFloor']>(
    (next, options) => map.floors.set(next, options),
    [map],
  );
  return { floor, setFloor };
}
