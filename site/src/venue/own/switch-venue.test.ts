import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readOwnVenue } from './own-venue.ts';
import { loadOwnBundle, returnToDemoVenues, showOwnVenue } from './switch-venue.ts';

const BUNDLE = new Blob(['bundle']);
const stored = vi.hoisted(() => new Map<string, Blob>());
const storage = vi.hoisted(() => ({ isFull: false }));

vi.mock(import('./bundle-store.ts'), () => ({
  async storeBundle(id, bundle) {
    if (storage.isFull) throw new DOMException('full', 'QuotaExceededError');
    stored.set(id, bundle);
  },
  findBundle: async (id) => stored.get(id),
  deleteBundles: async () => stored.clear(),
}));

beforeEach(() => {
  storage.isFull = false;
  vi.stubGlobal('window', { localStorage: createFakeStorage() });
});

afterEach(() => {
  returnToDemoVenues();
  vi.unstubAllGlobals();
});

describe('switching to an own venue', () => {
  test('stores it, and returning deletes it', async () => {
    expect(await showOwnVenue('Tiny house', BUNDLE)).toEqual({ isStored: true });
    const venue = readOwnVenue()!;
    expect(venue.name).toBe('Tiny house');
    expect([...stored.values()]).toEqual([BUNDLE]);
    returnToDemoVenues();
    expect(readOwnVenue()).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  test('keeps it for the page if storage is full', async () => {
    storage.isFull = true;
    expect(await showOwnVenue('Tiny house', BUNDLE)).toEqual({ isStored: false });
    const venue = readOwnVenue()!;
    expect(venue.name).toBe('Tiny house');
    expect(await loadOwnBundle(venue)).toBe(BUNDLE);
  });

  test('explains a bundle that the browser has deleted', async () => {
    await expect(loadOwnBundle({ id: 'gone', name: 'Gone house' })).rejects.toThrow(
      'The browser no longer has the bundle of Gone house. Open it in the workbench again',
    );
  });

  test('rejects a bundle that is too large, and keeps the one before', async () => {
    await showOwnVenue('Tiny house', BUNDLE);
    const large = { size: 201_000_000 } as Blob;
    await expect(showOwnVenue('City', large)).rejects.toThrow(
      'City is too large: this page opens up to 200 MB, found 201 MB.',
    );
    expect(readOwnVenue()?.name).toBe('Tiny house');
  });
});
