/** An event emitter with the API of the older versions: `on` and `off` with the same function. */
export class Listeners<Events> {
  readonly #byName = new Map<keyof Events, Set<(payload: never) => void>>();

  on<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): void {
    const listeners = this.#byName.get(name) ?? new Set();
    this.#byName.set(name, listeners.add(listener));
  }

  off<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): void {
    this.#byName.get(name)?.delete(listener);
  }

  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void {
    const listeners = this.#byName.get(name) as Set<(payload: Events[Name]) => void> | undefined;
    // A copy, because listeners may remove themselves or others.
    const called = [...(listeners ?? [])];
    for (const listener of called) listener(payload);
  }

  clear(): void {
    this.#byName.clear();
  }
}
