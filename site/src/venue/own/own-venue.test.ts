import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearOwnVenue,
  onOwnVenueChange,
  readOwnVenue,
  setTemporaryVenue,
  storeOwnVenue,
} from './own-venue.ts';

const HOUSE = { id: 'a', name: 'Tiny house' };
let tab: EventTarget;
let storage: Storage;

beforeEach(() => {
  tab = new EventTarget();
  storage = createFakeStorage();
  vi.stubGlobal('window', { localStorage: storage });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
});

afterEach(() => {
  clearOwnVenue();
  vi.unstubAllGlobals();
});

describe('the own venue', () => {
  test('is the same object until it changes', () => {
    expect(readOwnVenue()).toBeUndefined();
    storeOwnVenue(HOUSE);
    expect(readOwnVenue()).toEqual(HOUSE);
    expect(readOwnVenue()).toBe(readOwnVenue());
    clearOwnVenue();
    expect(readOwnVenue()).toBeUndefined();
  });

  test('follows other tabs, and ignores their other data', () => {
    const seen: unknown[] = [];
    const stop = onOwnVenueChange(() => seen.push(readOwnVenue()?.name));
    storage.setItem('own-venue', JSON.stringify(HOUSE));
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'own-venue' }));
    storage.clear();
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    stop();
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'own-venue' }));
    expect(seen).toEqual(['Tiny house', undefined]);
  });

  test('throws if storage is full, and then lasts as long as the page', () => {
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => storeOwnVenue(HOUSE)).toThrow('full');
    setTemporaryVenue(HOUSE);
    expect(readOwnVenue()).toEqual(HOUSE);
  });

  test.each(['', '{', 'null', '{"id":1}', '[]'])('is missing if its entry is %j', (text) => {
    storage.setItem('own-venue', text);
    expect(readOwnVenue()).toBeUndefined();
  });
});
