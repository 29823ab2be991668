import type { Feature, Removable } from '@brand/web-sdk';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useStable } from '../use-stable.ts';
import { useMapScope } from './use-map.ts';

/**
 * Adds a feature beyond the core, such as the blue dot, and gives its interface; `undefined` in the
 * first render. Components that use the same feature share it, and the last one that goes takes it
 * out of the map. Without a feature, as while it is being imported, nothing happens.
 *
 * @example
 * import { blueDot } from '@brand/web-sdk/blue-dot';
 * import { useEffect } from 'react';
 *
 * function Position({ at }: { at: Coordinate }) {
 *   const dot = useFeature(blueDot);
 *   useEffect(() => dot?.report({ ...at, accuracy: 4 }), [dot, at]);
 *   return null;
 * }
 */
export function useFeature<Api extends Removable>(
  feature: Feature<Api> | undefined,
): Api | undefined;
/**
 * Adds a feature with its options. Other options remove it and add it again.
 *
 * @example
 * import { outdoor } from '@brand/web-sdk/outdoor';
 *
 * function Surroundings() {
 *   useFeature(outdoor, { groundRadius: 400 });
 *   return null;
 * }
 */
export function useFeature<Api extends Removable, Options>(
  feature: Feature<Api, Options> | undefined,
  options: Options,
): Api | undefined;
export function useFeature<Api extends Removable>(
  feature: Feature<Api, unknown> | undefined,
  options?: unknown,
): Api | undefined {
  const { features } = useMapScope('useFeature');
  const settled = useStable(options);
  useLayoutEffect(() => {
    if (!feature) return undefined;
    features.acquire(feature, settled);
    return () => features.release(feature);
  }, [features, feature, settled]);
  const read = (): Removable | undefined => feature && features.get(feature);
  return useSyncExternalStore(features.subscribe, read, read) as Api | undefined;
}
