import { describe, expect, test } from 'vitest';
import { normalizeDegrees, shortestTurn } from './angle.ts';

describe('normalizeDegrees', () => {
  test.each([
    [0, 0],
    [360, 0],
    [-30, 330],
    [725, 5],
  ])('turns %d into %d', (degrees, expected) => {
    expect(normalizeDegrees(degrees)).toBe(expected);
  });
});

describe('shortestTurn', () => {
  test.each([
    [350, 10, 20],
    [10, 350, -20],
    [0, 180, 180],
    [180, 0, 180],
    [90, 90, 0],
    [-30, 300, -30],
  ])('turns from %d to %d by %d', (from, to, turn) => {
    expect(shortestTurn(from, to)).toBe(turn);
  });
});
