import { describe, expect, test } from 'vitest';
import { EMPTY_QUERY, formatQuery, isEmpty, readQuery, toFilter } from './query.ts';

describe('query', () => {
  test.each([
    [{ ...EMPTY_QUERY, text: 'camera.focus' }, '?q=camera.focus'],
    [
      { text: 'a b&c', kind: 'method', sdk: 'web-sdk', version: '6.0' },
      '?q=a+b%26c&kind=method&sdk=web-sdk&version=6.0',
    ],
    [EMPTY_QUERY, ''],
  ])('maps %o to %s in the URL and back', (query, search) => {
    expect(formatQuery(query)).toBe(search);
    expect(readQuery(search)).toEqual(query);
  });

  test('returns an empty string without text and filters', () => {
    expect(isEmpty({ ...EMPTY_QUERY, text: '  ' })).toBe(true);
    expect(isEmpty({ ...EMPTY_QUERY, kind: 'method' })).toBe(false);
  });

  test('filters by the chosen values only', () => {
    expect(toFilter({ ...EMPTY_QUERY, sdk: 'mvf' })).toEqual({ sdks: new Set(['mvf']) });
  });
});
