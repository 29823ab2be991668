import type { MapView, Removable } from '@brand/web-sdk';
import { type ForwardedRef, useLayoutEffect, useRef } from 'react';
import { deepEqual } from '../deep-equal.ts';
import { optionChanges } from '../option-changes.ts';
import { assignRef } from './assign-ref.ts';

/** Something on the map that a component stands for. */
export type HandleSpec<Handle extends Removable, Options extends object> = {
  readonly map: MapView;
  /** What it is made of; something else is another thing. */
  readonly identity: readonly unknown[];
  /** What can change, without `undefined`. */
  readonly options: Options;
  /** Puts it onto the map. `before` is the one that it replaces, if it is made of the same. */
  readonly add: (options: Options, before: Handle | undefined) => Handle;
  /** Applies what differs; `'anew'` if that needs a new one. */
  readonly update: (handle: Handle, change: Partial<Options>) => void | 'anew';
  /** Listens to it; what is returned ends that. */
  readonly listen?: (handle: Handle) => () => void;
  readonly ref?: ForwardedRef<Handle>;
};

/**
 * Keeps something on the map as long as the component is in the page. What changes is applied by
 * difference after each render. Layout effects, so that the ref is there in the app's own effects.
 */
export function useHandle<Handle extends Removable, Options extends object>(
  spec: HandleSpec<Handle, Options>,
): void {
  const kept = useRef<KeptHandle<Handle, Options> | undefined>(undefined);
  useLayoutEffect(() => {
    const before = kept.current;
    if (before?.keepAs(spec)) return;
    kept.current = undefined;
    before?.drop();
    const isSameThing = before !== undefined && before.isMadeOf(spec);
    kept.current = new KeptHandle(spec, isSameThing ? before.handle : undefined);
  });
  useLayoutEffect(
    () => () => {
      kept.current?.drop();
      kept.current = undefined;
    },
    [],
  );
}

class KeptHandle<Handle extends Removable, Options extends object> {
  readonly handle: Handle;
  readonly #unlisten: (() => void) | undefined;
  #spec: HandleSpec<Handle, Options>;
  #detach: () => void;

  constructor(spec: HandleSpec<Handle, Options>, before: Handle | undefined) {
    this.#spec = spec;
    this.handle = spec.add(spec.options, before);
    this.#unlisten = spec.listen?.(this.handle);
    this.#detach = assignRef(spec.ref ?? null, this.handle);
  }

  isMadeOf({ map, identity }: HandleSpec<Handle, Options>): boolean {
    return map === this.#spec.map && deepEqual(identity, this.#spec.identity);
  }

  /** Applies what differs; says whether that was enough. */
  keepAs(spec: HandleSpec<Handle, Options>): boolean {
    if (!this.isMadeOf(spec)) return false;
    const change = optionChanges(this.#spec.options, spec.options);
    if (change === 'anew') return false;
    if (change !== 'none' && spec.update(this.handle, change) === 'anew') return false;
    if (spec.ref !== this.#spec.ref) {
      this.#detach();
      this.#detach = assignRef(spec.ref ?? null, this.handle);
    }
    this.#spec = spec;
    return true;
  }

  drop(): void {
    this.#detach();
    this.#unlisten?.();
    // React takes the map away first, and all that is on it goes with it.
    if (!this.#spec.map.isRemoved) this.handle.remove();
  }
}
