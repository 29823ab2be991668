import { describe, expect, test } from 'vitest';
import { nextAttempt } from './retry-schedule.ts';

const now = new Date('2026-11-03T09:41:10.000Z');

function secondsUntil(
  attempts: number,
  options: { retryAfter?: string; random?: () => number } = {},
) {
  const next = nextAttempt(attempts, { now, random: () => 0, ...options });
  return next && (next.getTime() - now.getTime()) / 1000;
}

describe('nextAttempt', () => {
  test('follows the documented schedule of eight retries', () => {
    const delays = Array.from({ length: 9 }, (_, at) => secondsUntil(at + 1));
    expect(delays).toEqual([10, 60, 600, 3600, 14_400, 43_200, 86_400, 86_400, undefined]);
  });

  test('adds up to a fifth as jitter', () => {
    expect(secondsUntil(1, { random: () => 0.999 })).toBeCloseTo(11.998);
  });

  test.each([
    ['120', 120],
    ['5', 10],
    ['Tue, 03 Nov 2026 09:51:10 GMT', 600],
    ['999999999', 86_400],
    ['soon', 10],
    ['-5', 10],
  ])('respects Retry-After: %s', (retryAfter, seconds) => {
    expect(secondsUntil(1, { retryAfter })).toBe(seconds);
  });
});
