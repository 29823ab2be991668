import type { Unsubscribe } from './emitter.ts';

/** A LIFO list of disposers. */
export class DisposerStack {
  readonly #list = new Set<() => void>();

  readonly add = (clean: () => void): Unsubscribe => {
    const own = (): void => clean();
    this.#list.add(own);
    return () => this.#list.delete(own);
  };

  /** Runs all disposers, even if one throws. */
  run(): void {
    for (const clean of [...this.#list].toReversed()) {
      try {
        clean();
      } catch (error) {
        (globalThis.reportError ?? console.error)(error);
      }
    }
    this.#list.clear();
  }
}
