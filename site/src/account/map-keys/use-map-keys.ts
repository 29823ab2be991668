import { useSyncExternalStore } from 'react';
import type { MapKey } from './map-key';

const NONE: readonly MapKey[] = [];
const listeners = new Set<() => void>();
let currentKeys: readonly MapKey[] = NONE;

/**
 * The map keys of the user; empty while logged out. This module is small because it is in every
 * bundle that reads keys. The code that stores them loads with the account, and only if login is
 * configured.
 */
export function useMapKeys(): readonly MapKey[] {
  return useSyncExternalStore(subscribeMapKeys, getMapKeys, () => NONE);
}

export function getMapKeys(): readonly MapKey[] {
  return currentKeys;
}

/** Calls the listener when the list changes. Returns a function that unsubscribes. */
export function subscribeMapKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Publishes the keys to all subscribers of the page. */
export function publishMapKeys(keys: readonly MapKey[] = NONE): void {
  if (keys === currentKeys) return;
  currentKeys = keys;
  for (const listener of listeners) listener();
}
