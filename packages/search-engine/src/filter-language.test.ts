import { describe, expect, test } from 'vitest';
import { readFilters } from './filter-language.ts';
import { FilterError, readFacetFilters } from './filters.ts';

const facet = (attribute: string, value: string) => ({ kind: 'facet', attribute, value });

describe('filters', () => {
  test('bind "and" closer than "or"', () => {
    expect(readFilters('a:1 OR b:2 AND c:3')).toEqual({
      kind: 'or',
      filters: [facet('a', '1'), { kind: 'and', filters: [facet('b', '2'), facet('c', '3')] }],
    });
  });

  test('support brackets, quotes and "not"', () => {
    expect(readFilters(`NOT (sdk:"web sdk" OR sdk:'it\\'s')`)).toEqual({
      kind: 'not',
      filter: { kind: 'or', filters: [facet('sdk', 'web sdk'), facet('sdk', "it's")] },
    });
  });

  test('parse the filter of suggested questions [S1.03]', () => {
    expect(readFilters('state:published AND assistantId:asst-1')).toEqual({
      kind: 'and',
      filters: [facet('state', 'published'), facet('assistantId', 'asst-1')],
    });
  });

  test('compare numbers', () => {
    expect(readFilters('year >= 2020')).toMatchObject({
      kind: 'number',
      low: 2020,
      high: Infinity,
    });
    expect(readFilters('year:2000 TO 2020')).toMatchObject({ low: 2000, high: 2020 });
    expect(readFilters('year != 3')).toMatchObject({ kind: 'not' });
  });

  test('treat a single value as a tag', () => {
    expect(readFilters('public')).toEqual(facet('_tags', 'public'));
  });

  test.each([
    ['a:1 AND', 'expected an attribute at the end'],
    ['(a:1', 'a closing bracket is missing'],
    ['a:1 b:2', 'expected AND, OR or the end, found "b"'],
    ['a:', 'expected a value at the end'],
    ['a > b', '"b" is not a number'],
    ['a:"open', 'invalid syntax'],
    ['('.repeat(100), 'too many nested brackets'],
  ])('reject %s', (text, message) => {
    expect(() => readFilters(text)).toThrow(FilterError);
    expect(() => readFilters(text)).toThrow(message);
  });
});

describe('facet filters', () => {
  test('combine a list by "and", and a nested list by "or"', () => {
    expect(readFacetFilters(['language:en', ['tag:a', 'tag:-b']])).toEqual({
      kind: 'and',
      filters: [
        facet('language', 'en'),
        { kind: 'or', filters: [facet('tag', 'a'), { kind: 'not', filter: facet('tag', 'b') }] },
      ],
    });
  });

  test('parse from JSON, and keep a minus that belongs to the value', () => {
    expect(readFacetFilters('["a:\\\\-1"]')).toEqual({ kind: 'and', filters: [facet('a', '-1')] });
  });

  test.each([['nothing'], [[['a:1', {}]]], ['[broken']])('reject %o', (value) => {
    expect(() => readFacetFilters(value)).toThrow(FilterError);
  });
});
