import {
  type LoadOptions,
  type MapOptions,
  type MapView,
  showVenue,
  type VenueSource,
} from '@brand/web-sdk';
import { asError } from '../as-error.ts';

/** What a map is made of. */
export type MapStart = {
  readonly source: VenueSource;
  /** Asked when the map is made, so that it has the props of then. */
  readonly options: () => Omit<MapOptions & LoadOptions, 'signal' | 'fallback' | 'labels'>;
  /** Told when the first picture is drawn. */
  readonly onFirstFrame: () => void;
  readonly onReady: (map: MapView) => void;
  readonly onError: (error: Error) => void;
};

/** Shows a venue in an element. The returned function takes it away, however far it has come. */
export function startMap(slot: HTMLElement, start: MapStart): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // One of its own for each map: what an earlier one still takes down does not push it aside.
  const host = slot.ownerDocument.createElement('div');
  Object.assign(host.style, { position: 'absolute', inset: '0' });
  let map: MapView | undefined;

  const show = async (): Promise<void> => {
    // Strict mode runs effects twice in one go: the first must not take a WebGL context.
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
