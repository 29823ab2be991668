/** Ends a subscription. Calling the function again has no effect. */
export type Unsubscribe = () => void;

/**
 * Sends events to listeners. If a listener throws, the others are still called.
 *
 * @example
 * context.events.on('floor-change', ({ floor }) => console.log(floor.name));
 */
export class Emitter<Events> {
  readonly #listeners = new Map<keyof Events, Set<(payload: never) => void>>();

  /** Calls the listener each time this event fires, until you call the returned function. */
  on<K extends keyof Events>(name: K, listener: (payload: Events[K]) => void): Unsubscribe {
    let listeners = this.#listeners.get(name);
    if (!listeners) this.#listeners.set(name, (listeners = new Set()));
    // A listener that is added twice is two subscriptions, so each gets its own wrapper.
    const own = (payload: Events[K]): void => listener(payload);
    listeners.add(own);
    return () => listeners.delete(own);
  }

  /** Whether an event has listeners. Check this before you build a costly payload. */
  has(name: keyof Events): boolean {
    return (this.#listeners.get(name)?.size ?? 0) > 0;
  }

  /** Calls all listeners of an event. */
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
