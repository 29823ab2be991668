import type { MapView } from '@brand/web-sdk';
import { loadSdk } from '../load-sdk';
import type { ToolBundle } from '../tool-bundle';
import { whyNoMap } from '../why-no-map';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The bundle of a map, with its name. */
export type ShownBundle = Pick<ToolBundle, 'name' | 'bytes'>;

type MapViewOptions = {
  readonly bundle: ShownBundle | undefined;
  readonly onMap: (map: MapView | undefined) => void;
  readonly theme: 'light' | 'dark';
  readonly hasLabels: boolean;
};

type Shown = {
  readonly bundle: ShownBundle;
  readonly map?: MapView;
  readonly failure?: string;
};

/** Shows a venue in an element, and removes it when another one is chosen. */
export function useMapView(
  container: RefObject<HTMLElement | null>,
  options: MapViewOptions,
): { readonly map: MapView | undefined; readonly failure: string | undefined } {
  const { bundle, onMap, theme, hasLabels } = options;
  const [shown, setShown] = useState<Shown>();
  const emitMap = useEffectEvent(onMap);
  const show = useEffectEvent(
    async (element: HTMLElement, zip: ShownBundle, signal: AbortSignal): Promise<MapView> => {
      const { showVenue } = await loadSdk('index');
      return showVenue(element, {
        bundle: zip.bytes,
        theme,
        labels: hasLabels,
        signal,
        // The wheel scrolls the page, not the map.
        camera: { controls: { wheel: 'with-modifier' } },
        accessibility: { label: `Map of ${zip.name}` },
      });
    },
  );

  useEffect(() => {
    const element = container.current;
    if (!element || !bundle) return undefined;
    const controller = new AbortController();
    let map: MapView | undefined;
    const start = async (): Promise<void> => {
      try {
        const made = await show(element, bundle, controller.signal);
        if (controller.signal.aborted) {
          made.remove();
          return;
        }
        map = made;
        setShown({ bundle, map });
        emitMap(map);
      } catch (error) {
        if (!controller.signal.aborted) setShown({ bundle, failure: whyNoMap(error) });
      }
    };
    void start();
    return () => {
      controller.abort();
      if (!map) return;
      emitMap(undefined);
      map.remove();
    };
  }, [bundle, container]);

  const isCurrent = shown?.bundle === bundle;
  const map = isCurrent ? shown?.map : undefined;
  useEffect(() => {
    if (map && !map.isRemoved) map.setTheme(theme);
  }, [map, theme]);
  return { map, failure: isCurrent ? shown?.failure : undefined };
}
