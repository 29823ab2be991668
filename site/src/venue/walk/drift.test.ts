import { expect, test } from 'vitest';
import { makeDrift } from './drift.ts';

function offsets(count: number, noise = 2): number[] {
  const next = makeDrift({ noise, seed: 42, interval: 1000 });
  return Array.from({ length: count }, () => next().east);
}

test('matches the noise in size, without a direction on average', () => {
  const all = offsets(20_000);
  const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
  const deviation = Math.sqrt(all.reduce((sum, each) => sum + (each - mean) ** 2, 0) / all.length);
  expect(Math.abs(mean)).toBeLessThan(0.2);
  expect(deviation).toBeCloseTo(2, 0);
});

test('correlates each error with the one before', () => {
  const all = offsets(5000);
  const steps = all.slice(1).map((each, index) => Math.abs(each - all[index]!));
  expect(steps.reduce((sum, each) => sum + each, 0) / steps.length).toBeLessThan(1.5);
});

test('adds nothing without noise', () => {
  expect(offsets(10, 0).every((each) => Math.abs(each) === 0)).toBe(true);
});
