import type { AutomaticLabelOptions, MapEvents, MapView } from '@brand/web-sdk';
import { useEffect, useRef } from 'react';
import { useLatest } from '../use-latest.ts';
import { useStable } from '../use-stable.ts';
import { applyMapProps } from './apply-map-props.ts';
import type { MapViewProps, ShownMap } from './map-view-props.ts';
import { changingProps } from './use-map-lifecycle.ts';

/** Syncs props, events and labels to a map. */
export function useMapProps(shown: ShownMap | undefined, props: MapViewProps): void {
  useChanges(shown, props);
  useLabels(shown?.map, props.labels);
  useListeners(shown?.map, props);
}

function useChanges(shown: ShownMap | undefined, props: MapViewProps): void {
  const applied = useRef<ShownMap | undefined>(undefined);
  useEffect(() => {
    if (!shown) return;
    const { map } = shown;
    const before = applied.current?.map === map ? applied.current.madeWith : shown.madeWith;
    const after = changingProps(props);
    // Stored first, so that a rejected value is reported once and not at each render.
    applied.current = { map, madeWith: after };
    applyMapProps(map, { before, after }, props.cameraTransition);
  });
}

function useLabels(map: MapView | undefined, labels: MapViewProps['labels'] = true): void {
  const wanted = typeof labels === 'object' ? labels : {};
  const { icons, spaces } = wanted;
  const latest = useLatest(wanted.options);
  const settings = useStable({
    isWanted: labels !== false,
    hasOptions: wanted.options !== undefined,
    choice: { ...(icons !== undefined && { icons }), ...(spaces !== undefined && { spaces }) },
  });
  useEffect(() => {
    const { isWanted, hasOptions, choice } = settings;
    if (!map || !isWanted) return undefined;
    const options: AutomaticLabelOptions['options'] = (place) => latest.current?.(place);
    const group = map.labels.addAutomatic({ ...choice, ...(hasOptions && { options }) });
    return () => {
      if (!map.isRemoved) group.remove();
    };
  }, [map, settings, latest]);
}

const LISTENERS = {
  onClick: 'click',
  onDoubleClick: 'double-click',
  onLongPress: 'long-press',
  onHover: 'hover',
  onFloorChange: 'floor-change',
  onCameraChange: 'camera-change',
} as const satisfies Partial<Record<keyof MapViewProps, keyof MapEvents>>;

type ListenerName = keyof typeof LISTENERS;

function useListeners(map: MapView | undefined, props: MapViewProps): void {
  const latest = useLatest(props);
  const given = useStable(
    (Object.keys(LISTENERS) as ListenerName[]).filter((name) => props[name] !== undefined),
  );
  useEffect(() => {
    if (!map) return undefined;
    const stops = given.map((name) =>
      map.on(LISTENERS[name], (payload: MapEvents[keyof MapEvents]) =>
        (latest.current[name] as ((event: typeof payload) => void) | undefined)?.(payload),
      ),
    );
    return () => stops.forEach((stop) => stop());
  }, [map, given, latest]);
}
