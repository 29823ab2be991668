import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type RateLimit, RateLimiter } from './rate-limit.ts';

const MAX_CLIENTS = 50_000;

class FakeClock {
  #ms = 1_000_000;

  readonly now = (): number => this.#ms;

  advance(ms: number): void {
    this.#ms += ms;
  }
}

function createLimiter(limit: RateLimit): { limiter: RateLimiter; clock: FakeClock } {
  const clock = new FakeClock();
  return { limiter: new RateLimiter(limit, clock.now), clock };
}

function countAllowed(limiter: RateLimiter, client: string, requests: number): number {
  return Array.from({ length: requests }, () => limiter.take(client)).filter(
    ({ isAllowed }) => isAllowed,
  ).length;
}

function takeOnceEach(limiter: RateLimiter, clients: number): void {
  for (let index = 0; index < clients; index += 1) limiter.take(`other-${index}`);
}

describe('RateLimiter', () => {
  test('allows a burst, counts it down and rejects the next request', () => {
    const { limiter } = createLimiter({ burst: 3, perSecond: 1 });
    expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([
      { isAllowed: true, remaining: 2, retryAfter: 0 },
      { isAllowed: true, remaining: 1, retryAfter: 0 },
      { isAllowed: true, remaining: 0, retryAfter: 0 },
      { isAllowed: false, remaining: 0, retryAfter: 1 },
    ]);
  });

  test('limits each client on its own, whatever its key', () => {
    const { limiter } = createLimiter({ burst: 2, perSecond: 1 });
    const clients = ['192.0.2.1', '192.0.2.10', '2001:db8::1', '', '__proto__', 'constructor'];
    expect(clients.map((client) => countAllowed(limiter, client, 5))).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('refills at its rate, but never above the burst', () => {
    const { limiter, clock } = createLimiter({ burst: 5, perSecond: 2 });
    expect(countAllowed(limiter, 'a', 10)).toBe(5);
    clock.advance(1500);
    expect(countAllowed(limiter, 'a', 10)).toBe(3);
    clock.advance(3_600_000);
    expect(countAllowed(limiter, 'a', 10)).toBe(5);
  });

  test('allows a request at the moment a token is complete, and not a millisecond before', () => {
    const { limiter, clock } = createLimiter({ burst: 1, perSecond: 0.5 });
    limiter.take('a');
    clock.advance(1999);
    expect(limiter.take('a').isAllowed).toBe(false);
    clock.advance(1);
    expect(limiter.take('a').isAllowed).toBe(true);
  });

  test('charges nothing for rejected requests and keeps the parts of a token between them', () => {
    const { limiter, clock } = createLimiter({ burst: 1, perSecond: 0.25 });
    limiter.take('a');
    const states = [1, 2, 3, 4].map(() => {
      clock.advance(1000);
      return limiter.take('a');
    });
    expect(states.map(({ isAllowed }) => isAllowed)).toEqual([false, false, false, true]);
    expect(states.map(({ retryAfter }) => retryAfter)).toEqual([3, 2, 1, 0]);
  });

  test('charges a request for several tokens, or for none if there are too few', () => {
    const { limiter, clock } = createLimiter({ burst: 5, perSecond: 1 });
    expect(limiter.take('a', 4)).toEqual({ isAllowed: true, remaining: 1, retryAfter: 0 });
    expect(limiter.take('a', 4)).toEqual({ isAllowed: false, remaining: 1, retryAfter: 3 });
    expect(limiter.take('a', 0)).toMatchObject({ isAllowed: true, remaining: 1 });
    clock.advance(3000);
    expect(limiter.take('a', 4)).toEqual({ isAllowed: true, remaining: 0, retryAfter: 0 });
    clock.advance(60_000);
    expect(limiter.take('a', 6).isAllowed).toBe(false);
  });

  test('reports only whole tokens as remaining', () => {
    const { limiter, clock } = createLimiter({ burst: 4, perSecond: 1 });
    countAllowed(limiter, 'a', 4);
    clock.advance(2750);
    expect(limiter.take('a').remaining).toBe(1);
  });

  test.each([
    { perSecond: 0.1, retryAfter: 10 },
    { perSecond: 0.7, retryAfter: 2 },
    { perSecond: 1, retryAfter: 1 },
    { perSecond: 500, retryAfter: 1 },
  ])(
    'rounds the delay up to $retryAfter s, which is enough, at $perSecond per second',
    ({ perSecond, retryAfter }) => {
      const { limiter, clock } = createLimiter({ burst: 1, perSecond });
      limiter.take('a');
      expect(limiter.take('a').retryAfter).toBe(retryAfter);
      clock.advance(retryAfter * 1000);
      expect(limiter.take('a')).toMatchObject({ isAllowed: true, retryAfter: 0 });
    },
  );

  test('ignores changes of the system time unless given a clock', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limiter = new RateLimiter({ burst: 1, perSecond: 1 });
    limiter.take('a');
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(limiter.take('a').isAllowed).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(limiter.take('a').isAllowed).toBe(true);
  });
});

describe('RateLimiter that shares its counts', () => {
  test('reports what it allowed', () => {
    const taken: (readonly [string, number])[] = [];
    const limiter = new RateLimiter(
      { burst: 3, perSecond: 1 },
      () => 0,
      (...take) => {
        taken.push(take);
      },
    );
    limiter.take('a', 2);
    limiter.take('a', 2);
    limiter.take('a', 0);
    expect(taken).toEqual([['a', 2]]);
  });

  test('charges what others allowed, so that the client owes at most a burst', () => {
    const { limiter, clock } = createLimiter({ burst: 3, perSecond: 1 });
    limiter.charge('a', 2);
    expect(limiter.take('a').remaining).toBe(0);
    limiter.charge('a', 100);
    expect(limiter.take('a')).toEqual({ isAllowed: false, remaining: 0, retryAfter: 4 });
    clock.advance(4000);
    expect(limiter.take('a').isAllowed).toBe(true);
  });
});

describe('RateLimiter in a flood of clients', () => {
  test('remembers as many clients as it has room for', () => {
    const { limiter } = createLimiter({ burst: 2, perSecond: 1 });
    countAllowed(limiter, 'first', 2);
    takeOnceEach(limiter, MAX_CLIENTS - 1);
    expect(limiter.take('first').isAllowed).toBe(false);
  });

  test('evicts the oldest client, and only that one, for one client too many', () => {
    const { limiter } = createLimiter({ burst: 2, perSecond: 1 });
    countAllowed(limiter, 'first', 2);
    countAllowed(limiter, 'second', 2);
    takeOnceEach(limiter, MAX_CLIENTS - 1);
    expect(limiter.take('second').isAllowed).toBe(false);
    expect(limiter.take('first')).toMatchObject({ isAllowed: true, remaining: 1 });
  });

  test('evicts the client that was not seen longest, however long it has been known', () => {
    const { limiter } = createLimiter({ burst: 3, perSecond: 1 });
    countAllowed(limiter, 'greedy', 2);
    countAllowed(limiter, 'gone', 3);
    takeOnceEach(limiter, MAX_CLIENTS - 2);
    limiter.take('greedy');
    limiter.take('one too many');
    expect(limiter.take('greedy').isAllowed).toBe(false);
    expect(limiter.take('gone').isAllowed).toBe(true);
  });

  test('does not search all clients for full buckets at each request', () => {
    const { limiter, clock } = createLimiter({ burst: 3, perSecond: 0.001 });
    takeOnceEach(limiter, MAX_CLIENTS);
    let reads = 0;
    const entries = Map.prototype[Symbol.iterator];
    vi.spyOn(Map.prototype, Symbol.iterator).mockImplementation(function (
      this: Map<unknown, unknown>,
    ) {
      reads += 1;
      return entries.call(this);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    for (let index = 0; index < 100; index += 1) limiter.take(`flood-${index}`);
    expect(reads).toBe(1);
    clock.advance(1000);
    limiter.take('later');
    expect(reads).toBe(2);
  });

  test('evicts idle clients, whose buckets are full, before one that used up its burst', () => {
    const { limiter, clock } = createLimiter({ burst: 10, perSecond: 1 });
    countAllowed(limiter, 'greedy', 10);
    takeOnceEach(limiter, MAX_CLIENTS - 1);
    clock.advance(1000);
    limiter.take('one too many');
    expect(limiter.take('greedy')).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(limiter.take('greedy').isAllowed).toBe(false);
  });
});
