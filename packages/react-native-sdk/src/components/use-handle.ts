import { useEffect, useRef } from 'react';
import type { RemoteMap } from '../client/remote-map.ts';
import { deepEqual } from '../hooks/deep-equal.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { useStable } from '../hooks/use-stable.ts';
import { type ReadyMap } from '../map/map-scope.ts';
import { useMapScope } from '../map/use-map.ts';

type Handle = { remove(): Promise<unknown> };

/** How a component keeps something on the map. */
export type HandleSpec<H extends Handle, Options extends object> = {
  /** Name of the component, for errors. */
  readonly name: string;
  /** What it is made from: another one makes it anew. */
  readonly made: unknown;
  /** What can be changed while it is there. */
  readonly options: Options;
  readonly add: (map: RemoteMap, options: Options) => Promise<H>;
  readonly update: (handle: H, change: Partial<Options>, options: Options) => Promise<unknown>;
  readonly listen?: (handle: H, ready: ReadyMap) => () => void;
  readonly onError?: ((error: Error) => void) | undefined;
};

type Held<Options> = { options: Options; queue: Promise<unknown> };

/**
 * Adds something to the map, changes it as its props change, and removes it with the component, or
 * as soon as it is there if the component went before. Changes wait for each other, so that the last
 * one wins. After a web view was lost there is a new map, and it is added to that.
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
    // `made` names what the handle is made from.
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

/** What the map refuses is told; what went with the map is not. */
function report(error: Error, onError: ((error: Error) => void) | undefined): void {
  const { code } = error as { readonly code?: string };
  if (code === 'bridge/closed' || code === 'bridge/web-view-lost') return;
  if (onError) onError(error);
  else console.warn(error.message);
}
