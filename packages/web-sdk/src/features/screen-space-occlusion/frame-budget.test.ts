import { describe, expect, test } from 'vitest';
import { FrameBudget } from './frame-budget.ts';

const after = (budget: number, times: readonly number[]): FrameBudget => {
  const frames = new FrameBudget(budget);
  for (const time of times) frames.add(time);
  return frames;
};
const WARM_UP = [900, 400, 300];

describe('FrameBudget', () => {
  test('waits for some frames before it decides', () => {
    expect(after(20, [...WARM_UP, 1, 1, 1, 1, 1, 1]).verdict()).toBe('measuring');
  });

  test('does not count the first frames, which compile', () => {
    const frames = after(20, [...WARM_UP, 12, 11, 10, 12, 13, 11, 12]);
    expect(frames.verdict()).toBe('fast-enough');
    expect(frames.frameTime).toBe(12);
  });

  test('forgives single slow frames', () => {
    expect(after(20, [...WARM_UP, 12, 90, 12, 12, 90, 12, 90]).verdict()).toBe('fast-enough');
  });

  test('tells slow devices', () => {
    expect(after(20, [...WARM_UP, 30, 30, 12, 30, 30, 12, 12]).verdict()).toBe('too-slow');
  });

  test('decides at once when there is no limit', () => {
    expect(after(Infinity, []).verdict()).toBe('fast-enough');
  });
});
