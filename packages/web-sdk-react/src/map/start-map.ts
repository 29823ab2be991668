import {
  type LoadOptions,
  type MapOptions,
  type MapView,
  showVenue,
  type VenueSource,
} from '@brand/web-sdk';
import { asError } from '../as-error.ts';

export type MapStart = {
  readonly source: VenueSource;
  /** Evaluated when the map is created, so that it gets the current props. */
  readonly options: () => Omit<MapOptions & LoadOptions, 'signal' | 'fallback' | 'labels'>;
  readonly onFirstFrame: () => void;
  readonly onReady: (map: MapView) => void;
  readonly onError: (error: Error) => void;
};

/** Shows a venue in an element. The returned function cancels loading or removes the map. */
export function startMap(slot: HTMLElement, start: MapStart): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // A separate element for each map, so that one still being removed does not affect the layout.
  const host = slot.ownerDocument.createElement('div');
  Object.assign(host.style, { position: 'absolute', inset: '0' });
  let map: MapView | undefined;

  const show = async (): Promise<void> => {
    // Strict mode runs effects twice synchronously: the first run must not create a WebGL context.
    await undefined;
    if (signal.aborted) return;
    slot.append(host);
    try {
      const shown = await showVenue(host, {
        ...start.options(),
        ...start.source,
        labels: false,
        signal,
        onFirstFrame: () => !signal.aborted && start.onFirstFrame(),
      });
      if (signal.aborted) return shown.remove();
      map = shown;
      start.onReady(shown);
    } catch (error) {
      if (signal.aborted) return;
      host.remove();
      start.onError(asError(error));
    }
  };
  void show();

  return () => {
    controller.abort();
    map?.remove();
    host.remove();
  };
}
