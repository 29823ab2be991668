import { createLocalLimiter, type CreateRateLimiter } from '@brand/service-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClusterBus } from './bus.ts';
import { shareRateLimits } from './share-rate-limits.ts';

const LIMIT = { burst: 4, perSecond: 0.001 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Factories of limiters in several processes, which the structured clone of messages separates. */
function createProcesses(count: number): { factories: CreateRateLimiter[]; messages: unknown[] } {
  const receivers: ((data: never) => void)[] = [];
  const messages: unknown[] = [];
  const factories = Array.from({ length: count }, (_, own) => {
    const bus: ClusterBus = {
      publish: (_channel, data) => {
        messages.push(data);
        for (const [index, receive] of receivers.entries()) {
          if (index !== own) receive(structuredClone(data) as never);
        }
      },
      subscribe: (_channel, receive) => (receivers[own] = receive),
    };
    return shareRateLimits(bus);
  });
  return { factories, messages };
}

test('counts what a client took in other processes', () => {
  const { factories } = createProcesses(2);
  const [first, second] = factories.map((create) => create('search', LIMIT));
  for (let request = 0; request < 3; request++) first!.take('a');
  vi.advanceTimersByTime(100);
  expect(second!.take('a')).toMatchObject({ isAllowed: true, remaining: 0 });
  expect(second!.take('a').isAllowed).toBe(false);
  expect(second!.take('b').isAllowed).toBe(true);
});

test('owes what processes allowed at the same time', () => {
  const { factories } = createProcesses(2);
  const [first, second] = factories.map((create) => create('search', LIMIT));
  for (let request = 0; request < 4; request++) {
    first!.take('a');
    second!.take('a');
  }
  vi.advanceTimersByTime(100);
  const { isAllowed, remaining, retryAfter } = first!.take('a');
  expect({ isAllowed, remaining }).toEqual({ isAllowed: false, remaining: 0 });
  expect(retryAfter).toBeGreaterThan(4000);
});

test('keeps limiters of different names apart', () => {
  const { factories } = createProcesses(2);
  factories[0]!('search', LIMIT).take('a', 4);
  const other = factories[1]!('rest', LIMIT);
  vi.advanceTimersByTime(100);
  expect(other.take('a').isAllowed).toBe(true);
});

test('sends one message for many requests, and none for rejected ones', () => {
  const { factories, messages } = createProcesses(2);
  const limiter = factories[0]!('search', LIMIT);
  for (let request = 0; request < 50; request++) limiter.take('a');
  vi.advanceTimersByTime(100);
  expect(messages).toEqual([{ search: [['a', 4]] }]);
  limiter.take('a');
  vi.advanceTimersByTime(100);
  expect(messages).toHaveLength(1);
});

test('limits as a local limiter does where there is one process', () => {
  const { factories } = createProcesses(1);
  const results = [factories[0]!, createLocalLimiter].map((create) => {
    const limiter = create('search', LIMIT);
    return Array.from({ length: 6 }, () => limiter.take('a').isAllowed);
  });
  expect(results[0]).toEqual(results[1]);
});
