import { findStorage } from '@site/src/kit/find-storage';

/** The reader's venue that samples and tools show instead of demo venues. Its bundle is separate. */
export type OwnVenue = {
  /** Different for each bundle. */
  readonly id: string;
  readonly name: string;
};

const KEY = 'own-venue';
const listeners = new Set<() => void>();
/** Where storage is blocked, the venue lasts until the page is closed. */
let temporary: OwnVenue | undefined;
let text: string | null = null;
let parsed: OwnVenue | undefined;

/** The same object until the venue changes. */
export function readOwnVenue(): OwnVenue | undefined {
  if (temporary) return temporary;
  const stored = findStorage('localStorage')?.getItem(KEY) ?? null;
  if (stored !== text) {
    text = stored;
    parsed = stored === null ? undefined : parse(stored);
  }
  return parsed;
}

/** Calls the listener when this tab or another one changes the venue. */
export function onOwnVenueChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', notify);
  };
}

/** Sets the venue for all tabs and later visits. Throws if storage is blocked or full. */
export function storeOwnVenue(venue: OwnVenue): void {
  const storage = findStorage('localStorage');
  if (!storage) throw new Error('The browser blocks storage.');
  storage.setItem(KEY, JSON.stringify(venue));
  temporary = undefined;
  tellListeners();
}

/** Sets the venue for this tab until the page is closed. */
export function setTemporaryVenue(venue: OwnVenue): void {
  temporary = venue;
  tellListeners();
}

export function clearOwnVenue(): void {
  temporary = undefined;
  findStorage('localStorage')?.removeItem(KEY);
  tellListeners();
}

function notify({ key }: StorageEvent): void {
  // Without a key, the whole storage was cleared.
  if (key === KEY || key === null) tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function parse(json: string): OwnVenue | undefined {
  try {
    const { id, name } = JSON.parse(json) as Partial<OwnVenue>;
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
  } catch {
    return undefined;
  }
}
