import type { MapEvents, PointerHits, Unsubscribe } from '@brand/web-sdk';

/** What is told about the pointer on one thing of the map. */
export type PointerListener = {
  onClick(hits: PointerHits): void;
  onHoverChange(change: { readonly isHovered: boolean }): void;
};

type EventSource = {
  on<Name extends 'click' | 'hover'>(
    name: Name,
    listener: (hits: MapEvents[Name]) => void,
  ): Unsubscribe;
};

/**
 * Tells labels, paths, shapes and models of clicks and hovering, which the map tells by its hits
 * alone. One subscription for all of them: a venue may have hundreds.
 */
export class PointerTargets {
  readonly #source: EventSource;
  readonly #listeners = new Map<unknown, PointerListener>();
  #stops: readonly Unsubscribe[] = [];
  #hovered: unknown;

  constructor(source: EventSource) {
    this.#source = source;
  }

  /** Listens for a handle, until the returned function is called. */
  add(handle: object, listener: PointerListener): Unsubscribe {
    if (this.#listeners.size === 0) this.#listen();
    this.#listeners.set(handle, listener);
    return () => {
      if (!this.#listeners.delete(handle)) return;
      if (this.#hovered === handle) this.#hovered = undefined;
      if (this.#listeners.size === 0) for (const stop of this.#stops) stop();
    };
  }

  #listen(): void {
    this.#stops = [
      this.#source.on('click', (hits) => this.#listeners.get(frontOf(hits))?.onClick(hits)),
      this.#source.on('hover', (hits) => this.#hover(frontOf(hits))),
    ];
  }

  #hover(front: unknown): void {
    const before = this.#hovered;
    if (front === before) return;
    this.#hovered = front;
    this.#listeners.get(before)?.onHoverChange({ isHovered: false });
    this.#listeners.get(front)?.onHoverChange({ isHovered: true });
  }
}

/** As with rooms: of what reacts, only the foremost is meant. */
function frontOf({ hits }: PointerHits): unknown {
  return hits.find(({ isInteractive }) => isInteractive)?.target;
}
