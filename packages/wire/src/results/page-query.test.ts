import { describe, expect, test } from 'vitest';
import { readPageQuery, writePageQuery } from './page-query.ts';

describe('the query of the results page', () => {
  test('S2.09 comes back from its address', () => {
    const query = { text: 'a & b=c', sdk: 'web-sdk', version: '5.0' };
    expect(readPageQuery(writePageQuery(query))).toEqual(query);
  });

  test('S2.09 leaves out what is not asked for', () => {
    expect(writePageQuery({ text: '' })).toBe('');
    expect(writePageQuery({ text: 'marker' })).toBe('?q=marker');
    expect(readPageQuery('?q=&sdk=')).toEqual({ text: '' });
  });
});
