import { useEffect, useState } from 'react';
import type { FeatureByType, FeatureName } from '../client/feature-table.ts';
import type { Remote, Sent } from '../client/remote.ts';
import { useMapScope } from '../map/use-map.ts';
import { useStable } from './use-stable.ts';

/**
 * Adds an optional feature, such as the blue dot or search, and returns its interface, which is
 * `undefined` until the feature has loaded. Components that use the same feature share it with the
 * options of the first, and when the last of them unmounts, the feature is removed from the map.
 * When the options change, the feature is recreated: everything added through it is removed, and
 * the hook returns the new interface.
 *
 * @example
 * function Position({ at }: { at: Coordinate }) {
 *   const dot = useFeature('blue-dot');
 *   useEffect(() => void dot?.report({ ...at, accuracy: 4 }), [dot, at]);
 *   return null;
 * }
 */
export function useFeature<Name extends FeatureName>(
  name: Name,
  options?: Sent<FeatureByType[Name][1]>,
): Remote<FeatureByType[Name][0]> | undefined {
  const features = useMapScope('useFeature').ready?.features;
  const settled = useStable(options);
  const [api, setApi] = useState<Remote<FeatureByType[Name][0]>>();
  useEffect(() => {
    if (!features) return undefined;
    let isGone = false;
    const take = (made: unknown): void => {
      if (!isGone) setApi(made as Remote<FeatureByType[Name][0]>);
    };
    features.acquire(name, settled).then(take, () => {});
    return () => {
      isGone = true;
      features.release(name);
      setApi(undefined);
    };
  }, [features, name, settled]);
  return api;
}
