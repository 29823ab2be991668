import { expect, test } from 'vitest';
import { readColor } from './read-color.ts';

test.each([
  ['#a1b2c3', '#A1B2C3'],
  ['A1B2C3', '#A1B2C3'],
  ['#a1b2c3ff', '#A1B2C3'],
  ['#abc', '#AABBCC'],
  ['rgb(255, 0, 10)', '#FF000A'],
  ['rgba(255 0 10 / 0.5)', '#FF000A'],
  [[255, 0, 10], '#FF000A'],
  [[255, 0, 10, 0.5], '#FF000A'],
])('reads %j', (value, color) => {
  expect(readColor(value)).toBe(color);
});

test.each([undefined, null, 5, 'red', '#ab', 'rgb(1,2)', [1, 2], [300, 0, 0], ['a', 'b', 'c']])(
  'returns undefined for %j',
  (value) => {
    expect(readColor(value)).toBeUndefined();
  },
);
