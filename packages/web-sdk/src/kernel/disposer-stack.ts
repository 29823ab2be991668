import type { Unsubscribe } from './emitter.ts';

/** What is to be undone at the end, last done first. */
export class DisposerStack {
  readonly #list = new Set<() => void>();

  readonly add = (clean: () => void): Unsubscribe => {
    const own = (): void => clean();
    this.#list.add(own);
    return () => this.#list.delete(own);
  };

  /** Runs everything, also if something of it fails. */
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
