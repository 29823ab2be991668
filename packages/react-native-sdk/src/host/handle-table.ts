import { BridgeError } from '../protocol/bridge-error.ts';

/**
 * Objects that the app references by id. Results of calls are kept until they are removed. Objects
 * in events are held weakly, because the app never releases them.
 */
export class HandleTable {
  readonly #ids: WeakMap<object, number> = new WeakMap();
  readonly #objects: Map<number, object | WeakRef<object>> = new Map();
  #last = 0;

  /** Returns the id of an object, and assigns a new one if it has none. */
  idOf(thing: object, keep: 'given' | 'mentioned'): number {
    const known = this.#ids.get(thing);
    const id = known ?? ++this.#last;
    this.#ids.set(thing, id);
    if (keep === 'given') this.#objects.set(id, thing);
    else if (!this.#objects.has(id)) this.#objects.set(id, new WeakRef(thing));
    return id;
  }

  get(id: number): object {
    const kept = this.#objects.get(id);
    const thing = kept instanceof WeakRef ? kept.deref() : kept;
    if (thing) return thing;
    throw new BridgeError(
      'bridge/unknown-handle',
      `The map has no object with handle ${id}: it was removed, or belongs to a map that was shown ` +
        'before. Add it again.',
    );
  }

  remove(id: number): void {
    const kept = this.#objects.get(id);
    const thing = kept instanceof WeakRef ? kept.deref() : kept;
    if (thing) this.#ids.delete(thing);
    this.#objects.delete(id);
  }

  clear(): void {
    for (const id of this.#objects.keys()) this.remove(id);
  }
}
