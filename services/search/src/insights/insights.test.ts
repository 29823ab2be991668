import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_ACCESS } from '../protocol/testing.ts';
import { RateLimiter } from '@brand/service-kit';
import { QueryLog } from './query-log.ts';
import { createInsightsRoutes } from './routes.ts';
import { QueryDebouncer } from './query-debouncer.ts';

let log: QueryLog;
let typed: QueryDebouncer;

beforeEach(() => {
  vi.useFakeTimers();
  log = new QueryLog(':memory:');
  typed = new QueryDebouncer(log);
});

afterEach(() => {
  vi.useRealTimers();
  log.close();
});

function routes(burst = 1000) {
  const limiter = new RateLimiter({ burst, perSecond: 1 });
  return createInsightsRoutes({ log, typed, access: TEST_ACCESS, limiter, clientOf: () => 'x' });
}

function type(text: string, hits = 0, client = 'reader'): void {
  for (let length = 1; length <= text.length; length += 1) {
    typed.add(
      { index: 'docs', query: text.slice(0, length), hits, queryID: `${client}-${length}` },
      client,
    );
    vi.advanceTimersByTime(100);
  }
}

describe('queries', () => {
  test('count once, when the reader stops typing', () => {
    type('mezzo');
    expect(log.withoutHits(10)).toEqual([]);
    vi.advanceTimersByTime(3000);
    expect(log.withoutHits(10)).toEqual([{ query: 'mezzo', count: 1, empty: 1, clicks: 0 }]);
  });

  test('do not mix between readers', () => {
    type('abc', 0, 'one');
    type('xyz', 0, 'other');
    vi.advanceTimersByTime(3000);
    expect(log.withoutHits(10).map(({ query }) => query)).toEqual(['abc', 'xyz']);
  });

  test('count separately when they follow each other', () => {
    type('abc');
    type('xyz');
    vi.advanceTimersByTime(3000);
    expect(log.withoutHits(10).map(({ query }) => query)).toEqual(['abc', 'xyz']);
  });

  test('appear in the report when they are seldom clicked', () => {
    for (let round = 0; round < 6; round += 1) {
      type('map', 12);
      vi.advanceTimersByTime(3000);
      type('pin', 12);
      vi.advanceTimersByTime(3000);
      typed.addClick('reader-3');
    }
    expect(log.withFewClicks(10)).toEqual([{ query: 'map', count: 6, empty: 0, clicks: 0 }]);
  });
});

async function send(event: object, key: string = TEST_ACCESS.searchKey): Promise<Response> {
  return routes().request(
    `/1/events?X-Algolia-Application-Id=${TEST_ACCESS.appId}&X-Algolia-API-Key=${key}`,
    { method: 'POST', body: JSON.stringify({ events: [event] }) },
  );
}

describe('events', () => {
  const click = {
    eventType: 'click',
    eventName: 'Item Selected',
    index: 'docs',
    queryID: 'reader-3',
    objectIDs: ['7'],
    positions: [2],
    userToken: 'anonymous-1',
  };

  test('persist, and a click counts for its query [S1.04]', async () => {
    type('map', 5);
    const response = await send(click);
    expect(await response.json()).toEqual({ status: 200, message: 'OK' });
    expect(log.countEvents()).toBe(1);
  });

  test.each([
    [{ ...click, eventType: 'jump' }, 'eventType'],
    [{ ...click, eventName: 'x'.repeat(65) }, 'eventName'],
    [{ ...click, userToken: '' }, 'userToken'],
    [{ ...click, objectIDs: ['x'.repeat(501)] }, 'objectIDs'],
    [{ ...click, objectIDs: Array.from({ length: 21 }, String) }, 'objectIDs'],
  ])('reject %o', async (event, message) => {
    const response = await send(event);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(message) });
  });

  test('require the key of readers', async () => {
    expect((await send(click, 'wrong')).status).toBe(403);
  });
});

async function ask(password?: string): Promise<Response> {
  const authorization = `Basic ${btoa(`me:${password}`)}`;
  return routes().request(
    '/search/report',
    password === undefined ? {} : { headers: { authorization } },
  );
}

describe('the report', () => {
  test("requires the operator's key", async () => {
    expect((await ask()).status).toBe(401);
    expect((await ask('wrong')).status).toBe(401);
    expect((await ask(TEST_ACCESS.adminKey)).status).toBe(200);
  });

  test('rate-limits attempts', async () => {
    const app = routes(2);
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await app.request('/search/report')).status);
    expect(statuses).toEqual([401, 401, 429]);
  });

  test('escapes queries', async () => {
    log.addQuery('<script>alert(1)</script>', 0);
    const page = await (await ask(TEST_ACCESS.adminKey)).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
  });

  test('notes that there is no data', async () => {
    expect(await (await ask(TEST_ACCESS.adminKey)).text()).toContain('found something');
  });
});
