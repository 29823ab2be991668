import { describe, expect, test } from 'vitest';
import { parseRange } from './parse-range.ts';

describe('parseRange of a file with 10 bytes', () => {
  test.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    [' bytes=2-4 ', { start: 2, end: 4 }],
  ])('parses %j as first and last byte', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  test('runs to the end without a last byte', () => {
    expect(parseRange('bytes=4-', 10)).toEqual({ start: 4, end: 9 });
  });

  test('clamps a last byte beyond the end', () => {
    expect(parseRange('bytes=4-99', 10)).toEqual({ start: 4, end: 9 });
  });

  test('counts a suffix from the end', () => {
    expect(parseRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
  });

  test('returns the whole file for a longer suffix', () => {
    expect(parseRange('bytes=-99', 10)).toEqual({ start: 0, end: 9 });
  });

  test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('rejects %s as unsatisfiable', (header) => {
    expect(parseRange(header, 10)).toBe('unsatisfiable');
  });

  test.each([
    undefined,
    '',
    'bytes=-',
    'bytes=5-2',
    'bytes=100-50',
    'bytes=0-1,4-5',
    'bytes=a-b',
    'bytes=1.5-2',
    'lines=0-3',
  ])('ignores %s', (header) => expect(parseRange(header, 10)).toBeUndefined());
});

describe('parseRange of an empty file', () => {
  test.each(['bytes=0-', 'bytes=-1'])('rejects %s as unsatisfiable', (header) => {
    expect(parseRange(header, 0)).toBe('unsatisfiable');
  });
});
