import type { Camera } from '@brand/web-sdk';
import { useEffect, useState } from 'react';
import { deepEqual } from '../deep-equal.ts';
import { useLatest } from '../use-latest.ts';
import { useMap } from './use-map.ts';

/**
 * Returns a value that is derived from the camera, such as its bearing. The component renders again
 * only when that value changes, so read only what you display.
 *
 * @example
 * function Compass() {
 *   const bearing = useCamera(({ bearingDegrees }) => Math.round(bearingDegrees));
 *   return <output>{bearing}°</output>;
 * }
 */
export function useCamera<Value>(read: (camera: Camera) => Value): Value {
  const map = useMap();
  const latest = useLatest(read);
  const [value, setValue] = useState(() => read(map.camera));
  useEffect(() => {
    const readCamera = (): void => {
      const next = latest.current(map.camera);
      setValue((before) => (deepEqual(before, next) ? before : next));
    };
    // The camera may have moved since the render.
    readCamera();
    return map.on('camera-change', readCamera);
  }, [map, latest]);
  return value;
}
