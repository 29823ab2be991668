import { expect, test } from 'vitest';
import { readSearchUrl } from './read-search-url.ts';

test('defaults to the search service on this machine', () => {
  expect(readSearchUrl({})).toBe('http://localhost:3001');
  expect(readSearchUrl({ SEARCH_URL: '' })).toBe('http://localhost:3001');
  expect(readSearchUrl({ SEARCH_URL: 'https://search.example' })).toBe('https://search.example');
});

test.each(['search.example', 'localhost:3001', '/1/indexes', 'ftp://search.example'])(
  'rejects SEARCH_URL=%s',
  (value) => {
    expect(() => readSearchUrl({ SEARCH_URL: value })).toThrow(
      new Error(`SEARCH_URL: expected a URL such as http://localhost:3001, found "${value}".`),
    );
  },
);
