import { describe, expect, test } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

describe('matchesEtag', () => {
  test.each([
    ['"a1"', true],
    ['W/"a1"', true],
    ['"b2", "a1"', true],
    ['"b2",W/"a1"', true],
    ['*', true],
    [' * ', true],
    ['"b2"', false],
    ['a1', false],
    ['w/"a1"', false],
    ['"a1-gzip"', false],
    ['', false],
    [',', false],
    [null, false],
  ])('compares %j with "a1": %s', (header, expected) => {
    expect(matchesEtag(header, '"a1"')).toBe(expected);
  });
});
