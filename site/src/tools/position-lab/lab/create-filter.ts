import type { LocalFrame } from '@brand/web-sdk';
import type { PositionFilter } from '@brand/web-sdk/blue-dot';
import type { Paths } from './paths.ts';
import { type FilterSettings, hasFilter } from './settings.ts';

/**
 * The filter of the settings; `undefined` if they turn every step off. `write-code.ts` writes the
 * same filter as code, and a test compares the two.
 */
export function createFilter(
  settings: FilterSettings,
  { frame, paths }: { readonly frame: LocalFrame; readonly paths: Paths },
): PositionFilter | undefined {
  if (!hasFilter(settings)) return undefined;
  const { maxAccuracy, maxSpeed, smoothing, snapWithin } = settings;
  return (position, previous) => {
    if (maxAccuracy > 0 && position.accuracy > maxAccuracy) return undefined;
    let point = frame.toMetres(position.lngLat);
    if (previous && previous.floorId === position.floorId) {
      const before = frame.toMetres(previous.lngLat);
      const seconds = Math.max(0, position.timestamp - previous.timestamp) / 1000;
      const metres = Math.hypot(point.x - before.x, point.y - before.y);
      if (maxSpeed > 0 && metres > maxSpeed * seconds + position.accuracy) return undefined;
      const share = smoothing > 0 ? 1 - Math.exp(-seconds / smoothing) : 1;
      point = {
        x: before.x + (point.x - before.x) * share,
        y: before.y + (point.y - before.y) * share,
      };
    }
    if (smoothing === 0 && snapWithin === 0) return position;
    if (snapWithin > 0) {
      point = paths.get(position.floorId ?? '')?.snap(point, snapWithin) ?? point;
    }
    return { ...position, lngLat: frame.toLngLat(point) };
  };
}
