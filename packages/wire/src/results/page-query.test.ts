import { describe, expect, test } from 'vitest';
import { readPageQuery, writePageQuery } from './page-query.ts';

describe('the query of the results page', () => {
  test('round-trips through its URL [S2.09]', () => {
    const query = { text: 'a & b=c', sdk: 'web-sdk', version: '5.0' };
    expect(readPageQuery(writePageQuery(query))).toEqual(query);
  });

  test('omits absent filters [S2.09]', () => {
    expect(writePageQuery({ text: '' })).toBe('');
    expect(writePageQuery({ text: 'marker' })).toBe('?q=marker');
    expect(readPageQuery('?q=&sdk=')).toEqual({ text: '' });
  });
});
