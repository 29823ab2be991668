import type { MapEvents, PointerHits, Unsubscribe } from '@brand/web-sdk';

/** Pointer callbacks of one map object. */
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
 * Dispatches clicks and hovers to labels, paths, shapes and models, which the map reports only as
 * hits. One subscription serves all of them, because a venue can have hundreds.
 */
export class PointerTargets {
  readonly #source: EventSource;
  readonly #listeners = new Map<unknown, PointerListener>();
  #stops: readonly Unsubscribe[] = [];
  #hovered: unknown;

  constructor(source: EventSource) {
    this.#source = source;
  }

  /** Registers a listener for a handle; the returned function removes it. */
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

/**
 * Returns the foremost interactive target, which is the only one that receives the event, as for
 * rooms.
 */
function frontOf({ hits }: PointerHits): unknown {
  return hits.find(({ isInteractive }) => isInteractive)?.target;
}
