import { useEffect, useRef } from 'react';
import type { RemoteMap } from '../client/remote-map.ts';
import { deepEqual } from '../hooks/deep-equal.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { useStable } from '../hooks/use-stable.ts';
import { type ReadyMap } from '../map/map-scope.ts';
import { useMapScope } from '../map/use-map.ts';

type Handle = { remove(): Promise<unknown> };

/** A map object that is managed by a component. */
export type HandleSpec<H extends Handle, Options extends object> = {
  /** Name of the component in error messages. */
  readonly name: string;
  /** Values that require a new object if they change. */
  readonly made: unknown;
  /** Options that can be updated. */
  readonly options: Options;
  readonly add: (map: RemoteMap, options: Options) => Promise<H>;
  readonly update: (handle: H, change: Partial<Options>, options: Options) => Promise<unknown>;
  readonly listen?: (handle: H, ready: ReadyMap) => () => void;
  readonly onError?: ((error: Error) => void) | undefined;
};

type Held<Options> = { options: Options; queue: Promise<unknown> };

/**
 * Adds an object to the map, updates it with the props, and removes it when the component unmounts.
 * If the component unmounts before the object is added, the object is removed as soon as it is
 * added. Updates are queued, so the last one wins. After the web view was lost, the object is added
 * to the new map.
 */
export function useHandle<H extends Handle, Options extends object>(
  recipe: HandleSpec<H, Options>,
): void {
  const { ready } = useMapScope(recipe.name);
  const latest = useLatest(recipe);
  const made = useStable(recipe.made);
  const options = useStable(recipe.options);
  const held = useRef<Held<Options>>(undefined);
  const fail = (error: unknown): void => report(error as Error, latest.current.onError);

  useEffect(() => {
    if (!ready) return undefined;
    const first = latest.current.options;
    let stop: (() => void) | undefined;
    let isGone = false;
    const handle = latest.current.add(ready.map, first);
    held.current = { options: first, queue: handle };
    const listen = (added: H): void => {
      if (!isGone) stop = latest.current.listen?.(added, ready);
    };
    handle.then(listen, fail);
    return () => {
      isGone = true;
      stop?.();
      held.current = undefined;
      handle.then((added) => added.remove()).catch(() => {});
    };
    // `made` identifies the values that the handle is created from.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready, made, latest]);

  useEffect(() => {
    const { current } = held;
    if (!current || deepEqual(current.options, options)) return;
    const change = changesOf(current.options, options);
    current.options = options;
    current.queue = current.queue.then(async (handle) => {
      await latest.current.update(handle as H, change, options);
      return handle;
    });
    current.queue.catch(fail);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [options, latest]);
}

function changesOf<Options extends object>(before: Options, after: Options): Partial<Options> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => !deepEqual(value, (before as Record<string, unknown>)[name]),
    ),
  ) as Partial<Options>;
}

/** Reports errors of the map, but not calls that ended with the map itself. */
function report(error: Error, onError: ((error: Error) => void) | undefined): void {
  const { code } = error as { readonly code?: string };
  if (code === 'bridge/closed' || code === 'bridge/web-view-lost') return;
  if (onError) onError(error);
  else console.warn(error.message);
}
