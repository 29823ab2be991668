import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const measure = (text: string): number => text.length;

test('returns one option for each number of lines, each as narrow as possible', () => {
  expect(breakLines('The old customs house', 3, measure)).toEqual([
    { lines: ['The old customs house'], width: 21 },
    { lines: ['The old', 'customs house'], width: 13 },
    { lines: ['The old', 'customs', 'house'], width: 7 },
  ]);
});

test('keeps words whole', () => {
  expect(breakLines('Bakery', 3, measure)).toEqual([{ lines: ['Bakery'], width: 6 }]);
});

test('keeps explicit line breaks', () => {
  expect(breakLines('Gate\nA 12', 3, measure)).toEqual([{ lines: ['Gate', 'A 12'], width: 4 }]);
});

test('returns no width for an empty text', () => {
  expect(breakLines(' ', 2, measure)).toEqual([{ lines: [], width: 0 }]);
});

test('measures a bounded number of lines for a long text', () => {
  let measured = 0;
  const count = (text: string): number => {
    measured++;
    return text.length;
  };
  const [, , , , , , , eighth] = breakLines('word '.repeat(40), 8, count);
  expect(eighth?.lines).toHaveLength(8);
  expect(measured).toBeLessThan(40 * 40 * 8 * 8);
});
