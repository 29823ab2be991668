import { describe, expect, test } from 'vitest';
import { StoredSearches } from './stored-searches';

const KEY = '__DOCSEARCH_RECENT_SEARCHES__developer-docs';

function hit(id: number) {
  return { objectID: String(id), url: `https://docs.example/${id}`, type: 'lvl1' as const };
}

function memory(initial?: string) {
  const values = new Map<string, string>(initial === undefined ? [] : [[KEY, initial]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

function refuse(): void {
  throw new Error('full');
}

function ids(searches: StoredSearches) {
  return searches.getAll().map(({ objectID }) => objectID);
}

describe('StoredSearches', () => {
  test('lists the newest first, each once, up to the limit [S2.40]', () => {
    const storage = memory();
    const searches = new StoredSearches(KEY, 3, storage);
    for (const id of [1, 2, 3, 1, 4]) searches.add(hit(id));
    expect(ids(searches)).toEqual(['4', '1', '3']);
    expect(ids(new StoredSearches(KEY, 3, storage))).toEqual(['4', '1', '3']);
    searches.remove(hit(1));
    expect(ids(new StoredSearches(KEY, 3, storage))).toEqual(['4', '3']);
  });

  test.each(['{', '{"a":1}', 'null', '[null, 1, {"url": 2}]'])(
    'ignores invalid storage: %s',
    (text) => {
      expect(new StoredSearches(KEY, 3, memory(text)).getAll()).toEqual([]);
    },
  );

  test('does not store highlighted text', () => {
    const storage = memory();
    const searches = new StoredSearches(KEY, 3, storage);
    searches.add({ ...hit(1), _snippetResult: {} } as ReturnType<typeof hit>);
    expect(storage.getItem(KEY)).not.toContain('_snippetResult');
  });

  test('stores nothing and does not throw when storage is blocked [S8.13]', () => {
    const searches = new StoredSearches(KEY, 3, { getItem: () => null, setItem: refuse });
    searches.add(hit(1));
    expect(ids(searches)).toEqual(['1']);
  });
});
