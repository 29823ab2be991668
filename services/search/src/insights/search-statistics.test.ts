import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeDatabase } from './fake-database.fixture.ts';
import { SearchStatistics } from './search-statistics.ts';
import { StatisticsStore } from './statistics-store.ts';
import { SQLITE_TABLES } from './statistics-tables.ts';

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 200 * MEGABYTE;
const SIX_HOURS_MS = 6 * 3_600_000;

let database: FakeDatabase;
let statistics: SearchStatistics;
let warnings: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') });
  // Old counts are deleted at a random time, which none of the short tests should meet.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  database = new FakeDatabase();
  warnings = [];
  statistics = new SearchStatistics(
    { store: new StatisticsStore(database, SQLITE_TABLES), maxBytes: MAX_BYTES },
    ({ message }) => warnings.push(message),
  );
});

afterEach(async () => {
  database.failure = undefined;
  database.isHanging = false;
  const closed = statistics.close();
  await vi.advanceTimersByTimeAsync(5000);
  await closed;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function addQueries(count: number, prefix = 'query'): void {
  for (let at = 0; at < count; at += 1) statistics.addQuery(`${prefix} ${at}`, 1);
}

describe('recording', () => {
  test('writes nothing by itself', () => {
    addQueries(1000);
    expect(database.attempts).toBe(0);
    expect(statistics.pending).toBe(1000);
  });

  test('reaches the database within seconds, in one transaction with one row for each key', async () => {
    statistics.addQuery('Map', 0);
    statistics.addQuery(' map ', 3);
    statistics.addClick('map');
    statistics.addEvent({ type: 'view', name: 'Seen', index: 'docs', objectIDs: ['7', '7'] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(database.writes).toHaveLength(1);
    expect(database.valuesOf('INSERT')).toEqual(
      [
        ['2026-05-01', 'map', 2, 1, 1],
        ['2026-05-01', 'view', 'Seen', 'docs', '7', 2],
      ].flat(),
    );
    expect(statistics.pending).toBe(0);
  });

  test('counts by the day in UTC', async () => {
    statistics.addQuery('map', 1);
    vi.setSystemTime(new Date('2026-05-02T00:00:00Z'));
    statistics.addQuery('map', 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(database.valuesOf('INSERT').filter((value) => String(value).startsWith('2026'))).toEqual(
      ['2026-05-01', '2026-05-02'],
    );
  });

  test('drops new keys when the queue is full, and counts them', () => {
    addQueries(20_005);
    addQueries(3);
    expect(statistics.pending).toBe(20_000);
    expect(statistics.dropped).toEqual({ 'queue-full': 5, 'store-unavailable': 0, quota: 0 });
  });

  test('keeps queries apart from a flood of events', () => {
    for (let at = 0; at < 20_000; at += 1) {
      statistics.addEvent({ type: 'view', name: 'x', index: 'docs', objectIDs: [`${at}`] });
    }
    statistics.addQuery('map', 1);
    expect(statistics.pending).toBe(10_001);
    expect(statistics.dropped['queue-full']).toBe(10_000);
  });

  test('writes a long queue in several transactions without waiting for the interval', async () => {
    addQueries(10_000);
    await vi.advanceTimersByTimeAsync(5500);
    expect(statistics.pending).toBe(0);
    expect(database.writes.length).toBeGreaterThan(1);
    for (const { values } of database.writes.flat()) {
      expect(values.length).toBeLessThanOrEqual(512 * 5);
    }
  });
});

describe('a database that fails', () => {
  test('leaves counts in memory and receives them when it works again', async () => {
    database.failure = 'disk full';
    statistics.addQuery('map', 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(database.attempts).toBe(0);
    expect(statistics.pending).toBe(1);
    expect(statistics.health()).toMatchObject({ status: 'degraded' });
    statistics.addQuery('map', 0);
    database.failure = undefined;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(database.valuesOf('INSERT')).toEqual(['2026-05-01', 'map', 2, 1, 0]);
    expect([statistics.pending, statistics.health()]).toEqual([0, { status: 'ok' }]);
  });

  test('is retried less and less often', async () => {
    database.failure = 'down';
    const size = vi.spyOn(database, 'sizeBytes');
    statistics.addQuery('map', 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(size.mock.calls.length).toBeLessThanOrEqual(6);
    size.mockClear();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(size.mock.calls.length).toBeGreaterThanOrEqual(8);
    expect(size.mock.calls.length).toBeLessThanOrEqual(14);
  });

  test('is reported once a minute at most, with what to check', async () => {
    database.failure = 'disk full';
    statistics.addQuery('map', 1);
    await vi.advanceTimersByTimeAsync(55_000);
    expect(warnings).toEqual([
      'Search statistics cannot be written (disk full), and 1 of them are waiting in memory. Check SEARCH_LOG_FILE or DATABASE_URL.',
    ]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(warnings.length).toBeGreaterThan(2);
    expect(warnings.length).toBeLessThanOrEqual(11);
  });

  test('loses only what exceeds the memory limit, which is counted', async () => {
    database.failure = 'down';
    addQueries(20_000);
    await vi.advanceTimersByTimeAsync(10_000);
    addQueries(7, 'another');
    expect(statistics.dropped).toEqual({ 'queue-full': 0, 'store-unavailable': 7, quota: 0 });
    expect(statistics.pending).toBe(20_000);
  });

  test('does not delay closing when it hangs', async () => {
    database.isHanging = true;
    statistics.addQuery('map', 1);
    const closed = statistics.close();
    await vi.advanceTimersByTimeAsync(5000);
    await expect(closed).resolves.toBeUndefined();
  });
});

describe('closing', () => {
  test('writes all that is in memory first', async () => {
    addQueries(9000);
    await statistics.close();
    expect([statistics.pending, database.isClosed]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(statistics.pending).toBe(0);
  });

  test('closes the database even if it fails', async () => {
    database.failure = 'down';
    statistics.addQuery('map', 1);
    await statistics.close();
    expect(database.isClosed).toBe(true);
  });
});

describe('the disk quota', () => {
  test('admits counts of stored keys only, and counts what is dropped', async () => {
    database.bytes = MAX_BYTES;
    database.returned = [{ day: '2026-05-01', query: 'map' }];
    for (const query of ['map', 'new', 'new', 'other']) statistics.addQuery(query, 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(database.valuesOf('INSERT')).toEqual([]);
    expect(database.valuesOf('WITH')).toContain('map');
    expect(statistics.dropped).toEqual({ 'queue-full': 0, 'store-unavailable': 0, quota: 3 });
    expect(statistics.health()).toMatchObject({ status: 'degraded' });
    expect(warnings).toEqual([
      'SEARCH_LOG_MAX_MB: search statistics use 200 MB of 200 MB, so queries that are new today are not counted. Raise the limit, or wait until old days are deleted.',
    ]);
  });

  test('leaves a part to queries that events cannot fill', async () => {
    database.bytes = 0.9 * MAX_BYTES;
    statistics.addQuery('map', 1);
    statistics.addEvent({ type: 'view', name: 'x', index: 'docs', objectIDs: ['7'] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(database.valuesOf('INSERT')).toEqual(['2026-05-01', 'map', 1, 0, 0]);
    expect(statistics.dropped.quota).toBe(1);
  });

  test('stops a flood before the next regular measurement', async () => {
    const size = vi.spyOn(database, 'sizeBytes');
    addQueries(100, 'first');
    await vi.advanceTimersByTimeAsync(5000);
    addQueries(20_000);
    database.bytes = MAX_BYTES;
    await vi.advanceTimersByTimeAsync(6000);
    expect(size).toHaveBeenCalledTimes(2);
    expect(statistics.dropped.quota).toBeGreaterThan(0);
  });

  test('is measured again later, and new keys are admitted when there is space', async () => {
    database.bytes = MAX_BYTES;
    statistics.addQuery('early', 1);
    await vi.advanceTimersByTimeAsync(5000);
    database.bytes = 0;
    await vi.advanceTimersByTimeAsync(600_000);
    statistics.addQuery('late', 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(database.valuesOf('INSERT')).toEqual(['2026-05-01', 'late', 1, 0, 0]);
    expect(statistics.health()).toEqual({ status: 'ok' });
  });
});

describe('retention', () => {
  test('deletes days before the last 90 soon after the start, and every six hours', async () => {
    await vi.advanceTimersByTimeAsync(66_000);
    expect(database.valuesOf('DELETE')).toEqual(['2026-01-31', '2026-01-31']);
    await vi.advanceTimersByTimeAsync(0.85 * SIX_HOURS_MS);
    expect(database.valuesOf('DELETE')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(0.3 * SIX_HOURS_MS);
    expect(database.valuesOf('DELETE')).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(40 * SIX_HOURS_MS);
    expect(database.valuesOf('DELETE').at(-1)).toBe('2026-02-10');
  });

  test('is retried within minutes when it fails, without a burst of warnings', async () => {
    database.failure = 'locked';
    await vi.advanceTimersByTimeAsync(66_000);
    expect(warnings).toEqual([expect.stringContaining('cannot be deleted') as string]);
    database.failure = undefined;
    await vi.advanceTimersByTimeAsync(306_000);
    expect(database.valuesOf('DELETE')).toHaveLength(2);
  });
});
