import { describe, expect, test } from 'vitest';
import { FrameBudget } from './frame-budget.ts';

const after = (budget: number, times: readonly number[]): FrameBudget => {
  const frames = new FrameBudget(budget);
  for (const time of times) frames.add(time);
  return frames;
};
const WARM_UP = [900, 400, 300];

describe('FrameBudget', () => {
  test('needs some frames before it decides', () => {
    expect(after(20, [...WARM_UP, 1, 1, 1, 1, 1, 1]).verdict()).toBe('measuring');
  });

  test('ignores the first frames, which compile shaders', () => {
    const frames = after(20, [...WARM_UP, 12, 11, 10, 12, 13, 11, 12]);
    expect(frames.verdict()).toBe('fast-enough');
    expect(frames.frameTime).toBe(12);
  });

  test('tolerates single slow frames', () => {
    expect(after(20, [...WARM_UP, 12, 90, 12, 12, 90, 12, 90]).verdict()).toBe('fast-enough');
  });

  test('detects slow devices', () => {
    expect(after(20, [...WARM_UP, 30, 30, 12, 30, 30, 12, 12]).verdict()).toBe('too-slow');
  });

  test('decides at once without a limit', () => {
    expect(after(Infinity, []).verdict()).toBe('fast-enough');
  });
});
