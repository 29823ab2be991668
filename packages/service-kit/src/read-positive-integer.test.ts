import { describe, expect, test } from 'vitest';
import { readPositiveInteger } from './read-positive-integer.ts';

describe('readPositiveInteger', () => {
  test('returns the default for a variable that is not set or empty', () => {
    expect(readPositiveInteger({}, 'RATE_BURST', 7)).toBe(7);
    expect(readPositiveInteger({ RATE_BURST: undefined }, 'RATE_BURST', 7)).toBe(7);
    expect(readPositiveInteger({ RATE_BURST: '' }, 'RATE_BURST', 7)).toBe(7);
  });

  test.each([
    ['1', 1],
    ['250', 250],
    ['1000000', 1_000_000],
  ])('parses %j', (value, expected) => {
    expect(readPositiveInteger({ RATE_BURST: value }, 'RATE_BURST', 7)).toBe(expected);
  });

  test('reads only the variable of that name', () => {
    const environment = { RATE_BURST: '5', RATE_PER_SECOND: 'abc' };
    expect(readPositiveInteger(environment, 'RATE_BURST', 7)).toBe(5);
  });

  test.each([
    'abc',
    '0',
    '-0',
    '-1',
    '-1.5',
    ' ',
    'NaN',
    'Infinity',
    '1e999',
    '5s',
    '1,000',
    '1_000',
    '1 000',
    '٣',
    'true',
    'null',
  ])('rejects %j with the name of the variable and its value', (value) => {
    expect(() => readPositiveInteger({ RATE_BURST: value }, 'RATE_BURST', 7)).toThrow(
      new Error(`RATE_BURST: expected a number above 0, found "${value}".`),
    );
  });
});
