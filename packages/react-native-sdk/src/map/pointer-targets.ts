import type { PointerHits, Unsubscribe } from '@brand/web-sdk';
import type { Received } from '../client/remote.ts';
import type { RemoteMap } from '../client/remote-map.ts';

/** Pointer event on the map, as the app receives it. */
export type PointerEvent = Received<PointerHits>;

/**
 * Dispatches taps to labels, paths, shapes and models, which the map reports only as hits. One
 * subscription serves all of them.
 */
export class PointerTargets {
  readonly #map: Pick<RemoteMap, 'on'>;
  readonly #listeners: Map<object, (event: PointerEvent) => void> = new Map();
  #stop: Unsubscribe | undefined;

  constructor(map: Pick<RemoteMap, 'on'>) {
    this.#map = map;
  }

  /** Registers a listener for a handle; the returned function removes it. */
  add(handle: object, listener: (event: PointerEvent) => void): Unsubscribe {
    this.#stop ??= this.#map.on('click', (event) => this.#dispatch(event));
    this.#listeners.set(handle, listener);
    return () => {
      this.#listeners.delete(handle);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  #dispatch(event: PointerEvent): void {
    const front = event.hits.find(({ isInteractive }) => isInteractive);
    if (front) this.#listeners.get(front.target)?.(event);
  }
}
