import { useSyncExternalStore } from 'react';
import type { MapKey } from './map-key';

const NONE: readonly MapKey[] = [];
const listeners = new Set<() => void>();
let shared: readonly MapKey[] = NONE;

/**
 * The map keys of whoever is logged in; none while nobody is. Light, for it is in every bundle that
 * asks: what reads and keeps them comes with the account, and only where login is configured.
 */
export function useMapKeys(): readonly MapKey[] {
  return useSyncExternalStore(subscribeMapKeys, getMapKeys, () => NONE);
}

export function getMapKeys(): readonly MapKey[] {
  return shared;
}

/** Calls back whenever the list is another; gives back how to call it off. */
export function subscribeMapKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody on the page which keys there are. */
export function shareMapKeys(keys: readonly MapKey[] = NONE): void {
  if (keys === shared) return;
  shared = keys;
  for (const listener of listeners) listener();
}
