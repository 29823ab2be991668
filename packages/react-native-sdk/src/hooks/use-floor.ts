import type { AnimationEnd, SetFloorOptions } from '@brand/web-sdk';
import { useCallback, useEffect, useState } from 'react';
import type { ElementRef, FloorData } from '../client/element-data.ts';
import type { Sent } from '../client/remote.ts';
import { useMap } from '../map/use-map.ts';

/** Current floor of a map, and a function to change it. */
export type FloorState = {
  /** The current floor. `undefined` until the web view has reported it. */
  readonly floor: FloorData | undefined;
  /** Changes to another floor, or to the floor with this id. */
  readonly setFloor: (
    floor: ElementRef<'floor'> | string,
    options?: Sent<SetFloorOptions>,
  ) => Promise<AnimationEnd>;
};

/**
 * Returns the current floor of the map around this component, which renders again when the floor
 * changes.
 *
 * @example
 * function FloorButton({ target }: { target: FloorData }) {
 *   const { floor, setFloor } = useFloor();
 *   const isShown = floor?.id === target.id;
 *   return <Button title={target.name} disabled={isShown} onPress={() => void setFloor(target)} />;
 * }
 */
export function useFloor(): FloorState {
  const map = useMap();
  const [floor, setShown] = useState<FloorData>();
  useEffect(() => {
    let isGone = false;
    const take = (shown: FloorData): void => {
      if (!isGone) setShown(shown);
    };
    map.floors.current().then(take, () => {});
    const stop = map.on('floor-change', (change) => take(change.floor));
    return () => {
      isGone = true;
      stop();
    };
  }, [map]);
  const setFloor = useCallback<FloorState['setFloor']>(
    (next, options) => map.floors.set(next, options),
    [map],
  );
  return { floor, setFloor };
}
