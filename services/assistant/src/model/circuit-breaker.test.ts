import { describe, expect, test } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

function makeBreaker() {
  let now = 1000;
  const breaker = new CircuitBreaker(() => now);
  const fail = (times: number): void => {
    for (let count = 0; count < times; count += 1) breaker.recordFailure('unreachable');
  };
  const wait = (ms: number): void => {
    now += ms;
  };
  return { breaker, fail, wait };
}

describe('CircuitBreaker', () => {
  test('opens after three outages in a row, for 30 seconds', () => {
    const { breaker, fail, wait } = makeBreaker();
    fail(2);
    expect(breaker.isOpen).toBe(false);
    fail(1);
    expect(breaker.isOpen).toBe(true);
    wait(29_999);
    expect(breaker.isOpen).toBe(true);
    wait(1);
    expect(breaker.isOpen).toBe(false);
  });

  test('opens again after one more outage, until an answer succeeds', () => {
    const { breaker, fail, wait } = makeBreaker();
    fail(3);
    wait(30_000);
    fail(1);
    expect(breaker.isOpen).toBe(true);
    wait(30_000);
    breaker.recordSuccess();
    fail(2);
    expect(breaker.isOpen).toBe(false);
  });

  test('ignores failures that depend on the question', () => {
    const { breaker } = makeBreaker();
    for (const failure of ['filtered', 'cut-off', 'empty', 'no-search', 'too-slow'] as const) {
      breaker.recordFailure(failure);
    }
    expect(breaker.isOpen).toBe(false);
  });
});
