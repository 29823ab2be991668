import type { MapView, VenueSource } from '@brand/web-sdk';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { useStable } from '../use-stable.ts';
import type { ChangingProps, MapViewProps, ShownMap } from './map-view-props.ts';
import { startMap } from './start-map.ts';

/** Loading state of a map. */
export type MapProgress = {
  readonly shown?: ShownMap;
  readonly error?: Error;
  /** Whether the first frame has been rendered. */
  readonly isDrawn: boolean;
};

type Progress = MapProgress & { readonly run: object | undefined };

const NOTHING: Progress = { run: undefined, isDrawn: false };

/**
 * Shows a map in an element while there is a source. Another source, or an option that a map cannot
 * change, creates a new map.
 */
export function useMapLifecycle(
  slot: RefObject<HTMLElement | null>,
  source: VenueSource | undefined,
  props: MapViewProps,
): MapProgress & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState(NOTHING);
  const { motion, antialias, transparent, maxPixelRatio, fontFamily, accessibility } = props;
  // Everything that requires a new map if it changes; its identity identifies the run.
  const run = useStable({
    attempt,
    source,
    fixed: { motion, antialias, transparent, maxPixelRatio, fontFamily, accessibility },
  });
  const latest = useLatest(props);

  useEffect(() => {
    if (!run.source || !slot.current) return undefined;
    let madeWith: ChangingProps = {};
    const stop = startMap(slot.current, {
      source: run.source,
      options: () => {
        madeWith = changingProps(latest.current);
        return startOptions(latest.current);
      },
      onFirstFrame: () => {
        setProgress({ run, isDrawn: true });
        latest.current.onFirstFrame?.();
      },
      onReady: (map: MapView) => setProgress({ run, isDrawn: true, shown: { map, madeWith } }),
      onError: (error) => setProgress({ run, isDrawn: false, error }),
    });
    return () => {
      stop();
      // A hidden and re-shown component keeps its state, but loses its effects and this map.
      setProgress(NOTHING);
    };
  }, [run, slot, latest]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // The map of another run is being removed: nothing may be added to it.
  return { ...(progress.run === run ? progress : NOTHING), retry };
}

/** The props that can change without a new map. */
export function changingProps({ floor, camera, theme, language }: MapViewProps): ChangingProps {
  return {
    ...(floor !== undefined && { floor }),
    ...(camera && { camera }),
    ...(theme !== undefined && { theme }),
    ...(language !== undefined && { language }),
  };
}

const START_OPTIONS = [
  'floor',
  'camera',
  'theme',
  'motion',
  'antialias',
  'transparent',
  'maxPixelRatio',
  'fontFamily',
  'accessibility',
  'language',
  'retries',
  'timeout',
  'onProgress',
] as const;

function startOptions(props: MapViewProps): Pick<MapViewProps, (typeof START_OPTIONS)[number]> {
  return Object.fromEntries(
    START_OPTIONS.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]),
  );
}
