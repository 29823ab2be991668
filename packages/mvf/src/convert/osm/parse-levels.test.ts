import { expect, test } from 'vitest';
import { parseLevels } from './parse-levels.ts';

test.each([
  ['0', [0]],
  ['-0', [0]],
  ['+1', [1]],
  ['0.5', [0.5]],
  ['0;2;5', [0, 2, 5]],
  ['0-3', [0, 1, 2, 3]],
  ['-2--1', [-2, -1]],
  ['-2-1', [-2, -1, 0, 1]],
  ['-1;0-2', [-1, 0, 1, 2]],
  ['2;0-1;1', [0, 1, 2]],
  ['3-1', [1, 2, 3]],
  ['0.5-2.5', [0.5, 1.5, 2.5]],
  ['0.5-2', [0.5, 1, 2]],
  ['0-0.5', [0, 0.5]],
  ['0, 1', [0, 1]],
  [' 0 ; 1 ', [0, 1]],
  ['0;', [0]],
  ['−1', [-1]],
  ['0–2', [0, 1, 2]],
  ['0 - 2', [0, 1, 2]],
  ['-2 - -1', [-2, -1]],
])('reads %j', (text, levels) => {
  expect(parseLevels(text)).toEqual({ levels, understood: true });
  expect(parseLevels(text).levels.some((level) => Object.is(level, -0))).toBe(false);
});

test.each([
  ['', []],
  ['ground', []],
  ['EG', []],
  ['0;first', [0]],
  ['1-2-3', []],
  ['0-1000000', []],
  ['99999', []],
  ['1e3', []],
  ['--1', []],
  ['NaN', []],
  ['0;'.repeat(10_000), [0]],
])('reports that it does not understand all of %j', (text, levels) => {
  expect(parseLevels(text)).toEqual({ levels, understood: false });
});
