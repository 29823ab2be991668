/** Ends a subscription. Calling it twice does nothing. */
export type Unsubscribe = () => void;

/**
 * Tells listeners what happened. A listener that throws does not keep others from being told.
 *
 * @example
 * context.events.on('floor-change', ({ floor }) => console.log(floor.name));
 */
export class Emitter<Events> {
  readonly #listeners = new Map<keyof Events, Set<(payload: never) => void>>();

  /** Calls the listener at each event of this name, until the returned function is called. */
  on<K extends keyof Events>(name: K, listener: (payload: Events[K]) => void): Unsubscribe {
    let listeners = this.#listeners.get(name);
    if (!listeners) this.#listeners.set(name, (listeners = new Set()));
    // A listener that is added twice is two subscriptions, so each gets its own wrapper.
    const own = (payload: Events[K]): void => listener(payload);
    listeners.add(own);
    return () => listeners.delete(own);
  }

  /** Whether anybody listens, so that costly payloads are made only for someone. */
  has(name: keyof Events): boolean {
    return (this.#listeners.get(name)?.size ?? 0) > 0;
  }

  /** Tells everybody who listens to this name. */
  emit<K extends keyof Events>(name: K, payload: Events[K]): void {
    // A copy, because listeners added during emit are called the next time.
    const listeners = [...(this.#listeners.get(name) ?? [])];
    for (const listener of listeners) {
      try {
        (listener as (payload: Events[K]) => void)(payload);
      } catch (error) {
        // Errors of an app must reach its console and error reporting without stopping the map.
        (globalThis.reportError ?? console.error)(error);
      }
    }
  }

  /** @internal Removes all listeners. */
  clear(): void {
    this.#listeners.clear();
  }
}
