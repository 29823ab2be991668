import { describe, expect, test } from 'vitest';
import { readChoice, readInteger, readNumber } from './environment.ts';

const RANGE = { fallback: 7, min: 1, max: 1000 };
const NOT_NUMBERS = [
  'abc',
  '-1',
  ' ',
  ' 5',
  'NaN',
  'Infinity',
  '1e2',
  '0x10',
  '5s',
  '1,000',
  '1_000',
  '1 000',
  '٣',
  'true',
  '.5',
  '5.',
];

describe.each([
  ['readInteger', readInteger, 'a whole number'],
  ['readNumber', readNumber, 'a number'],
])('%s', (_name, read, kind) => {
  test('returns the fallback for a variable that is not set or empty', () => {
    expect(read({}, 'BURST', RANGE)).toBe(7);
    expect(read({ BURST: undefined }, 'BURST', RANGE)).toBe(7);
    expect(read({ BURST: '' }, 'BURST', RANGE)).toBe(7);
  });

  test('reads only the variable of that name', () => {
    expect(read({ BURST: '5', PER_SECOND: 'abc' }, 'BURST', RANGE)).toBe(5);
  });

  test.each([
    ['1', 1],
    ['250', 250],
    ['1000', 1000],
  ])('parses %j', (value, expected) => {
    expect(read({ BURST: value }, 'BURST', RANGE)).toBe(expected);
  });

  test.each([...NOT_NUMBERS, '0', '1001', '9'.repeat(400)])(
    'rejects %j with the variable, the value and what is allowed',
    (value) => {
      expect(() => read({ BURST: value }, 'BURST', RANGE)).toThrow(
        new Error(`BURST: expected ${kind} from 1 to 1000, found "${value}".`),
      );
    },
  );
});

test('readInteger rejects fractions, and readNumber accepts them', () => {
  expect(() => readInteger({ BURST: '1.5' }, 'BURST', RANGE)).toThrow(
    'BURST: expected a whole number from 1 to 1000, found "1.5".',
  );
  expect(readNumber({ BURST: '1.5' }, 'BURST', RANGE)).toBe(1.5);
});

describe('readChoice', () => {
  test('returns the first choice for a variable that is not set or empty', () => {
    expect(readChoice({}, 'SHED_LOAD', ['on', 'off'])).toBe('on');
    expect(readChoice({ SHED_LOAD: '' }, 'SHED_LOAD', ['on', 'off'])).toBe('on');
  });

  test('returns the choice that is set', () => {
    expect(readChoice({ SHED_LOAD: 'off' }, 'SHED_LOAD', ['on', 'off'])).toBe('off');
  });

  test.each(['false', 'OFF', ' off', 'constructor'])('rejects %j', (value) => {
    expect(() => readChoice({ SHED_LOAD: value }, 'SHED_LOAD', ['on', 'off'])).toThrow(
      new Error(`SHED_LOAD: expected one of on, off, found "${value}".`),
    );
  });
});
