import type { MapEvents } from '@brand/web-sdk';
import { useEffect, useRef } from 'react';
import type { Listen } from '../client/remote.ts';
import type { RemoteMap } from '../client/remote-map.ts';
import { deepEqual } from '../hooks/deep-equal.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { useStable } from '../hooks/use-stable.ts';
import type { MapProps } from './map-view-props.ts';

const LISTENERS = {
  onClick: 'click',
  onLongPress: 'long-press',
  onFloorChange: 'floor-change',
  onCameraChange: 'camera-change',
} as const satisfies Partial<Record<keyof MapProps, keyof MapEvents>>;

type ListenerName = keyof typeof LISTENERS;

/** Syncs props to a map and forwards its events to them. */
export function useMapProps(map: RemoteMap | undefined, props: MapProps): void {
  const latest = useLatest(props);
  useChanges(map, props);
  const given = useStable(
    (Object.keys(LISTENERS) as ListenerName[]).filter((name) => props[name] !== undefined),
  );
  useEffect(() => {
    if (!map) return undefined;
    const on = map.on as Listen<Record<string, unknown>>;
    const stops = given.map((name) =>
      on(LISTENERS[name], (event) =>
        (latest.current[name] as ((event: unknown) => void) | undefined)?.(event),
      ),
    );
    return () => stops.forEach((stop) => stop());
  }, [map, given, latest]);
  useEffect(() => {
    if (map) latest.current.onReady?.(map);
  }, [map, latest]);
}

type Changing = Pick<MapProps, 'floor' | 'theme' | 'language' | 'camera'>;

function useChanges(map: RemoteMap | undefined, props: MapProps): void {
  const { floor, theme, language, camera } = props;
  const latest = useLatest(props);
  const wanted: Changing = useStable({
    ...(floor !== undefined && { floor }),
    ...(theme !== undefined && { theme }),
    ...(language !== undefined && { language }),
    ...(camera && { camera }),
  });
  const applied = useRef<{ readonly map: RemoteMap; readonly wanted: Changing }>(undefined);
  useEffect(() => {
    if (!map) return;
    // A new map was started with them.
    const before = applied.current?.map === map ? applied.current.wanted : wanted;
    applied.current = { map, wanted };
    void apply(map, before, wanted).catch((error: unknown) =>
      latest.current.onError?.(error as Error),
    );
  }, [map, wanted, latest]);
}

async function apply(map: RemoteMap, before: Changing, after: Changing): Promise<void> {
  const work: Promise<unknown>[] = [];
  if (after.language !== undefined && after.language !== before.language) {
    work.push(map.setLanguage(after.language));
  }
  if (after.theme !== undefined && !deepEqual(after.theme, before.theme)) {
    work.push(map.setTheme(after.theme));
  }
  if (after.floor !== undefined && !deepEqual(after.floor, before.floor)) {
    work.push(map.floors.set(after.floor));
  }
  if (after.camera && !deepEqual(after.camera, before.camera)) {
    const { padding, limits, controls, hints: _, ...pose } = after.camera;
    if (limits) work.push(map.camera.setLimits(limits));
    if (controls) work.push(map.camera.setControls(controls));
    if (padding) work.push(map.camera.setPadding(padding));
    work.push(map.camera.set(pose));
  }
  await Promise.all(work);
}
