import { describe, expect, test } from 'vitest';
import { nextPosition, restPosition, stepPosition } from './sheet-position.ts';

describe('the sheet', () => {
  test('goes up with each press, and from the top to the bottom', () => {
    expect((['peek', 'half', 'full'] as const).map(nextPosition)).toEqual(['half', 'full', 'peek']);
  });

  test('stays at its ends when it is stepped farther', () => {
    expect(stepPosition('half', -1)).toBe('peek');
    expect(stepPosition('peek', -1)).toBe('peek');
    expect(stepPosition('full', 1)).toBe('full');
  });

  test('rests at the nearest position', () => {
    expect([0, 0.2, 0.4, 0.6, 0.9].map((height) => restPosition(height, 0))).toEqual([
      'peek',
      'peek',
      'half',
      'half',
      'full',
    ]);
  });

  test('is carried on by a flick', () => {
    expect(restPosition(0.5, 0.002)).toBe('full');
    expect(restPosition(0.5, -0.003)).toBe('peek');
  });
});
