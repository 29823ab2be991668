import type { MapView, Removable } from '@brand/web-sdk';
import { type ForwardedRef, useLayoutEffect, useRef } from 'react';
import { deepEqual } from '../deep-equal.ts';
import { optionChanges } from '../option-changes.ts';
import { assignRef } from './assign-ref.ts';

/** A map object that is managed by a component. */
export type HandleSpec<Handle extends Removable, Options extends object> = {
  readonly map: MapView;
  /** Values that require a new object if they change. */
  readonly identity: readonly unknown[];
  /** Options that can be updated, without `undefined`. */
  readonly options: Options;
  /**
   * Adds the object to the map. `before` is the object that it replaces, if the identity is the
   * same.
   */
  readonly add: (options: Options, before: Handle | undefined) => Handle;
  /** Applies changed options; returns `'recreate'` if the object must be recreated. */
  readonly update: (handle: Handle, change: Partial<Options>) => void | 'recreate';
  /** Subscribes to its events; the returned function unsubscribes. */
  readonly listen?: (handle: Handle) => () => void;
  readonly ref?: ForwardedRef<Handle>;
};

/**
 * Keeps an object on the map while the component is mounted, and applies changed options after each
 * render. Uses layout effects, so that the ref is set in the app's own effects.
 */
export function useHandle<Handle extends Removable, Options extends object>(
  spec: HandleSpec<Handle, Options>,
): void {
  const managed = useRef<ManagedHandle<Handle, Options> | undefined>(undefined);
  useLayoutEffect(() => {
    const before = managed.current;
    if (before?.tryUpdate(spec)) return;
    managed.current = undefined;
    before?.drop();
    const isSameThing = before !== undefined && before.hasSameIdentity(spec);
    managed.current = new ManagedHandle(spec, isSameThing ? before.handle : undefined);
  });
  useLayoutEffect(
    () => () => {
      managed.current?.drop();
      managed.current = undefined;
    },
    [],
  );
}

class ManagedHandle<Handle extends Removable, Options extends object> {
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

  hasSameIdentity({ map, identity }: HandleSpec<Handle, Options>): boolean {
    return map === this.#spec.map && deepEqual(identity, this.#spec.identity);
  }

  /** Applies changed options. Returns `false` if the object must be recreated. */
  tryUpdate(spec: HandleSpec<Handle, Options>): boolean {
    if (!this.hasSameIdentity(spec)) return false;
    const change = optionChanges(this.#spec.options, spec.options);
    if (change === 'recreate') return false;
    if (change !== 'none' && spec.update(this.handle, change) === 'recreate') return false;
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
    // React unmounts the map first, which removes everything on it.
    if (!this.#spec.map.isRemoved) this.handle.remove();
  }
}
