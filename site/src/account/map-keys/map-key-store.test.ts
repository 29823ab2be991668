import { describe, expect, test, vi } from 'vitest';
import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { MAX_MAP_KEYS } from './map-key.ts';
import { MapKeyStore, parseMapKeys } from './map-key-store.ts';

const MALL = { label: 'Our mall', venueId: 'our-mall', key: 'k_123' };

describe('MapKeyStore', () => {
  test('stores added, renamed and removed keys [S6.02]', () => {
    const storage = createFakeStorage();
    const store = new MapKeyStore(storage, 'keys');
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    expect(
      store.add({ label: '  Our   mall ', venueId: ' our-mall ', key: 'k_123\n' }),
    ).toBeUndefined();
    expect(store.getKeys()).toEqual([MALL]);
    expect(new MapKeyStore(storage, 'keys').getKeys()).toEqual([MALL]);
    expect(store.rename('Our mall', 'The mall')).toBeUndefined();
    expect(new MapKeyStore(storage, 'keys').getKeys()).toEqual([{ ...MALL, label: 'The mall' }]);
    store.remove('The mall');
    expect(new MapKeyStore(storage, 'keys').getKeys()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('ignores keys under another name [S6.02]', () => {
    const storage = createFakeStorage();
    new MapKeyStore(storage, 'keys-of-ada').add(MALL);
    expect(new MapKeyStore(storage, 'keys-of-bob').getKeys()).toEqual([]);
  });

  test.each([
    [{ ...MALL, label: ' ' }, 'label', '1 to 60'],
    [{ ...MALL, label: 'x'.repeat(61) }, 'label', '1 to 60'],
    [{ ...MALL, label: 'OUR MALL' }, 'label', 'with this name'],
    [{ ...MALL, label: 'b', venueId: '../secret' }, 'venueId', 'harbour-mall'],
    [{ ...MALL, label: 'b', venueId: '' }, 'venueId', 'harbour-mall'],
    [{ ...MALL, label: 'b', key: 'two words' }, 'key', 'without spaces'],
    [{ ...MALL, label: 'b', key: 'k'.repeat(201) }, 'key', 'up to 200'],
  ])('rejects %j', (key, field, message) => {
    const store = new MapKeyStore(createFakeStorage(), 'keys');
    store.add(MALL);
    expect(store.add(key)).toEqual({ field, message: expect.stringContaining(message) });
    expect(store.getKeys()).toEqual([MALL]);
  });

  test('limits the list to 50 and rejects a rename to an existing name', () => {
    const store = new MapKeyStore(createFakeStorage(), 'keys');
    for (let index = 0; index < MAX_MAP_KEYS; index++) store.add({ ...MALL, label: `${index}` });
    expect(store.add(MALL)?.message).toContain('50 keys');
    expect(store.getKeys()).toHaveLength(50);
    expect(store.rename('1', '2')?.message).toContain('with this name');
    expect(store.rename('1', '1')).toBeUndefined();
  });

  test.each(['{', '7', '[7]', '[{"label":"a"}]', '[{"label":"a","venueId":"/","key":"b"}]'])(
    'warns when %s is stored, and starts over with the next key [S6.02]',
    (text) => {
      const storage = createFakeStorage({ keys: text });
      const store = new MapKeyStore(storage, 'keys');
      expect(store.getKeys()).toEqual([]);
      expect(store.getWarning()).toContain('could not be read');
      store.add(MALL);
      expect(store.getWarning()).toBeUndefined();
      expect(new MapKeyStore(storage, 'keys').getKeys()).toEqual([MALL]);
    },
  );

  test('keeps valid keys beside an invalid one', () => {
    expect(parseMapKeys(JSON.stringify([{ ...MALL, more: 1 }, 7, MALL]))).toEqual({
      keys: [MALL],
      isWhole: false,
    });
  });

  test('keeps keys in memory when storage is blocked', () => {
    for (const storage of [
      undefined,
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('full');
        },
      },
    ]) {
      const store = new MapKeyStore(storage, 'keys');
      store.add(MALL);
      expect(store.getKeys()).toEqual([MALL]);
      expect(store.getWarning()).toContain('until you close this page');
    }
  });

  test('follows changes by another tab', () => {
    const storage = createFakeStorage();
    const store = new MapKeyStore(storage, 'keys');
    storage.setItem('keys', JSON.stringify([MALL]));
    store.onStorage('others');
    expect(store.getKeys()).toEqual([]);
    store.onStorage('keys');
    expect(store.getKeys()).toEqual([MALL]);
  });
});
