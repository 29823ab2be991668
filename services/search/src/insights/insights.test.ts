import { RateLimiter } from '@brand/service-kit';
import { SqliteDatabase } from '@brand/sql-database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_ACCESS } from '../protocol/testing.ts';
import { FakeDatabase } from './fake-database.fixture.ts';
import { QueryDebouncer } from './query-debouncer.ts';
import { createInsightsRoutes } from './routes.ts';
import { SearchStatistics } from './search-statistics.ts';
import { type LoggedQuery, StatisticsStore } from './statistics-store.ts';
import { SQLITE_TABLES } from './statistics-tables.ts';

let database: SqliteDatabase;
let statistics: SearchStatistics;
let typed: QueryDebouncer;

beforeEach(() => {
  // Threads and their time limits run in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  database = new SqliteDatabase(':memory:', SQLITE_TABLES.schema);
  statistics = createStatistics(new StatisticsStore(database, SQLITE_TABLES));
  typed = new QueryDebouncer(statistics);
});

afterEach(async () => {
  vi.useRealTimers();
  await statistics.close();
});

function createStatistics(store: StatisticsStore): SearchStatistics {
  return new SearchStatistics({ store, maxBytes: 1e9 }, () => undefined);
}

function routes({ burst = 1000, perSecond = 1 } = {}) {
  const limiter = new RateLimiter({ burst, perSecond });
  return createInsightsRoutes({
    statistics,
    typed,
    access: TEST_ACCESS,
    limiter,
    clientOf: () => 'x',
  });
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

async function withoutHits(): Promise<readonly LoggedQuery[]> {
  return (await statistics.readReport()).withoutHits;
}

describe('queries', () => {
  test('count once, when the reader stops typing', async () => {
    type('mezzo');
    expect(await withoutHits()).toEqual([]);
    vi.advanceTimersByTime(3000);
    expect(await withoutHits()).toEqual([{ query: 'mezzo', count: 1, empty: 1, clicks: 0 }]);
  });

  test('do not mix between readers', async () => {
    type('abc', 0, 'one');
    type('xyz', 0, 'other');
    vi.advanceTimersByTime(3000);
    expect((await withoutHits()).map(({ query }) => query)).toEqual(['abc', 'xyz']);
  });

  test('count separately when they follow each other', async () => {
    type('abc');
    type('xyz');
    vi.advanceTimersByTime(3000);
    expect((await withoutHits()).map(({ query }) => query)).toEqual(['abc', 'xyz']);
  });

  test('appear in the report when they are seldom clicked', async () => {
    for (let round = 0; round < 6; round += 1) {
      type('map', 12);
      vi.advanceTimersByTime(3000);
      type('pin', 12);
      vi.advanceTimersByTime(3000);
      typed.addClick('reader-3');
    }
    expect((await statistics.readReport()).withFewClicks).toEqual([
      { query: 'map', count: 6, empty: 0, clicks: 0 },
    ]);
  });
});

const CLICK = {
  eventType: 'click',
  eventName: 'Item Selected',
  index: 'docs',
  queryID: 'reader-3',
  objectIDs: ['7'],
  positions: [2],
  userToken: 'anonymous-1',
};

type Sending = { readonly key?: string; readonly app?: ReturnType<typeof routes> };

async function send(
  events: readonly object[],
  { key = TEST_ACCESS.searchKey, app = routes() }: Sending = {},
): Promise<Response> {
  return app.request(
    `/1/events?X-Algolia-Application-Id=${TEST_ACCESS.appId}&X-Algolia-API-Key=${key}`,
    { method: 'POST', body: JSON.stringify({ events }) },
  );
}

/** An event with some objects that no other event has. */
function clickOn(objects: number, prefix = ''): object {
  return { ...CLICK, objectIDs: Array.from({ length: objects }, (_, at) => `${prefix}${at}`) };
}

/** Debouncers that pass messages to each other, as processes of a cluster do. */
function createPair(): readonly [QueryDebouncer, QueryDebouncer] {
  const receivers: { own: number; channel: string; receive: (data: never) => void }[] = [];
  const create = (own: number): QueryDebouncer =>
    new QueryDebouncer(statistics, {
      publish: (channel, data) => {
        for (const each of receivers) {
          if (each.own !== own && each.channel === channel) each.receive(data as never);
        }
      },
      subscribe: (channel, receive) => receivers.push({ own, channel, receive }),
    });
  return [create(0), create(1)];
}

function answered(text: string) {
  return { index: 'docs', query: text, hits: 0, queryID: `id-${text}` };
}

describe('queries that reach several processes', () => {
  test('count once, when the reader stops typing', async () => {
    const [first, second] = createPair();
    for (const text of ['m', 'mezz', 'mezzo']) first.add(answered(text), 'reader');
    for (const text of ['mezzof', 'mezzofl']) second.add(answered(text), 'reader');
    first.add(answered('mezzoflo'), 'reader');
    second.add(answered('stairs'), 'reader');
    vi.advanceTimersByTime(2000);
    expect((await withoutHits()).map((each) => each.query).toSorted()).toEqual([
      'mezzoflo',
      'stairs',
    ]);
  });

  test('are known to the process that gets the click', async () => {
    const [first, second] = createPair();
    const addClick = vi.spyOn(statistics, 'addClick');
    first.add(answered('stairs'), 'reader');
    second.addClick('id-stairs');
    first.addClick('id-stairs');
    second.addClick('id-nobody-knows');
    expect(addClick.mock.calls).toEqual([['stairs'], ['stairs']]);
  });
});

describe('events', () => {
  test('are stored, and a click counts for its query [S1.04]', async () => {
    type('map', 0);
    vi.advanceTimersByTime(3000);
    const response = await send([CLICK]);
    expect(await response.json()).toEqual({ status: 200, message: 'OK' });
    expect(await withoutHits()).toEqual([{ query: 'map', count: 1, empty: 1, clicks: 1 }]);
    expect(await database.read('SELECT type, name, object_id, count FROM events')).toEqual([
      { type: 'click', name: 'Item Selected', object_id: '7', count: 1 },
    ]);
  });

  test.each([
    [{ ...CLICK, eventType: 'jump' }, 'eventType'],
    [{ ...CLICK, eventName: 'x'.repeat(65) }, 'eventName'],
    [{ ...CLICK, userToken: '' }, 'userToken'],
    [{ ...CLICK, index: 'é'.repeat(129) }, 'index'],
    [{ ...CLICK, objectIDs: ['x'.repeat(501)] }, 'objectIDs'],
    [clickOn(21), 'objectIDs'],
  ])('reject %o', async (event, message) => {
    const response = await send([event]);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(message) });
  });

  test('accept 1,000 objects in a request, and reject more without counting any', async () => {
    const events = Array.from({ length: 50 }, (_, at) => clickOn(20, `${at}-`));
    expect((await send([...events, clickOn(1)])).status).toBe(400);
    expect(statistics.pending).toBe(0);
    expect((await send(events)).status).toBe(200);
    expect(statistics.pending).toBe(1000);
  });

  test('name the limit of objects in the message', async () => {
    const response = await send(Array.from({ length: 51 }, () => clickOn(20)));
    expect(await response.json()).toEqual({
      status: 400,
      message: 'objectIDs: more than 1000 in one request. Send several requests.',
    });
  });

  test('are rate-limited by the number of objects', async () => {
    const app = routes({ burst: 30, perSecond: 5 });
    const first = await send([clickOn(20)], { app });
    expect([first.status, first.headers.get('x-ratelimit-remaining')]).toEqual([200, '10']);
    const second = await send([clickOn(20, 'more-')], { app });
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '3']);
    expect(statistics.pending).toBe(20);
    expect((await send([clickOn(5, 'few-')], { app })).status).toBe(200);
  });

  test('are accepted once from a full bucket, even with more objects than it holds', async () => {
    const app = routes({ burst: 10, perSecond: 1 });
    expect((await send([clickOn(20)], { app })).status).toBe(200);
    expect((await send([clickOn(1)], { app })).status).toBe(429);
  });

  test('without objects cost one token', async () => {
    const app = routes({ burst: 2, perSecond: 1 });
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      statuses.push((await send([{ ...CLICK, objectIDs: [] }], { app })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('require the key of readers', async () => {
    expect((await send([CLICK], { key: 'wrong' })).status).toBe(403);
  });
});

async function ask(password?: string, app = routes()): Promise<Response> {
  const authorization = `Basic ${btoa(`me:${password}`)}`;
  return app.request(
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
    const app = routes({ burst: 2 });
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await app.request('/search/report')).status);
    expect(statuses).toEqual([401, 401, 429]);
  });

  test('escapes queries', async () => {
    statistics.addQuery('<script>alert(1)</script>', 0);
    const page = await (await ask(TEST_ACCESS.adminKey)).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
  });

  test('notes that there is no data', async () => {
    expect(await (await ask(TEST_ACCESS.adminKey)).text()).toContain('found something');
  });
});

describe('without a database', () => {
  beforeEach(async () => {
    await statistics.close();
    const broken = new FakeDatabase();
    broken.failure = 'disk I/O error';
    statistics = createStatistics(new StatisticsStore(broken, SQLITE_TABLES));
  });

  test('events are counted in memory', async () => {
    expect((await send([CLICK])).status).toBe(200);
    expect(statistics.pending).toBe(1);
  });

  test('the report responds with 503 and Retry-After', async () => {
    const response = await ask(TEST_ACCESS.adminKey);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.text()).toBe(
      'The search statistics cannot be read at the moment. Try again in 30 s.',
    );
  });
});
