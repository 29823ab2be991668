import type { Feature, Removable } from '@brand/web-sdk';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useStable } from '../use-stable.ts';
import { useMapScope } from './use-map.ts';

/**
 * Adds an optional feature, such as the blue dot, and returns its interface, which is `undefined`
 * in the first render. Components that use the same feature share it, and when the last of them
 * unmounts, the feature is removed from the map. Without a feature, for example while it is being
 * imported, the hook does nothing.
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
 * Adds a feature with its options. When the options change, the feature is removed and added again.
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
