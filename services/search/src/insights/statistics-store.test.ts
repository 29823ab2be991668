import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HAS_POSTGRES, TestPostgres } from '@brand/service-kit/testing';
import {
  type Database,
  DatabaseUnavailableError,
  PostgresDatabase,
  SqliteDatabase,
} from '@brand/sql-database';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { openStatistics } from './open-statistics.ts';
import { SearchStatistics } from './search-statistics.ts';
import { StatisticsStore } from './statistics-store.ts';
import { POSTGRES_TABLES, SQLITE_TABLES, type StatisticsTables } from './statistics-tables.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const MAX_BYTES = 200 * 1024 * 1024;

type Opened = { readonly database: Database; readonly tables: StatisticsTables };

let warnings: string[];
beforeEach(() => {
  warnings = [];
});

function createStatistics(store: StatisticsStore, maxBytes = MAX_BYTES): SearchStatistics {
  return new SearchStatistics({ store, maxBytes }, ({ message }) => warnings.push(message));
}

type StoreContext = Opened & {
  readonly store: StatisticsStore;
  readonly statistics: SearchStatistics;
  readonly countRows: (table: 'queries' | 'events') => Promise<number>;
};

/** Opens a store for each test. */
function useStore(open: () => Opened): () => StoreContext {
  let context: StoreContext;
  beforeEach(() => {
    const { database, tables } = open();
    const store = new StatisticsStore(database, tables);
    context = {
      database,
      tables,
      store,
      statistics: createStatistics(store),
      countRows: async (table) => {
        const [row] = await database.read(`SELECT COUNT(*) AS total FROM ${tables[table].name}`);
        return Number(row?.['total']);
      },
    };
  });
  afterEach(() => context.statistics.close());
  return () => context;
}

/** Random, because databases compress long values in an index. */
function createRandomText(length: number): string {
  return String.fromCharCode(...Array.from(randomBytes(length), (byte) => 0x4e_00 + byte * 64));
}

/** Contract tests of what is written, on both databases. */
function describeWriting(open: () => Opened): void {
  const use = useStore(open);

  test('adds counts to those that are stored', async () => {
    const { statistics } = use();
    for (const round of [1, 2, 3]) {
      statistics.addQuery('mezzo', 0);
      statistics.addQuery(`only in round ${round}`, 0);
      const { withoutHits } = await statistics.readReport();
      expect(withoutHits[0]).toEqual({ query: 'mezzo', count: round, empty: round, clicks: 0 });
      expect(withoutHits).toHaveLength(round + 1);
    }
  });

  test('reports queries that are seldom clicked', async () => {
    const { statistics } = use();
    for (let round = 0; round < 6; round += 1) {
      statistics.addQuery('map', 12);
      statistics.addQuery('pin', 12);
      statistics.addClick('pin');
    }
    expect((await statistics.readReport()).withFewClicks).toEqual([
      { query: 'map', count: 6, empty: 0, clicks: 0 },
    ]);
  });

  test.each([1, 1300, 5000])('writes %i rows', async (rows) => {
    const { statistics, countRows } = use();
    for (let at = 0; at < rows; at += 1) statistics.addQuery(`query ${at}`, 1);
    while (statistics.pending > 0) await statistics.readReport();
    expect(await countRows('queries')).toBe(rows);
  });

  test('stores texts that databases cannot hold, without failing for all others', async () => {
    const { statistics, countRows } = use();
    const hostile = [
      'nul \u0000',
      '\ud800',
      '\udfff',
      `${'x'.repeat(199)}😀`,
      "'; DROP TABLE",
      '%_',
    ];
    for (const text of hostile) {
      statistics.addQuery(text, 0);
      statistics.addEvent({ type: 'view', name: text, index: text, objectIDs: [text] });
    }
    await statistics.readReport();
    expect([statistics.pending, statistics.health()]).toEqual([0, { status: 'ok' }]);
    // Two of them differ only in what no database stores.
    expect(await countRows('queries')).toBe(hostile.length - 1);
    expect(await countRows('events')).toBe(hostile.length - 1);
  });

  test('stores the longest keys of events', async () => {
    const { statistics, countRows } = use();
    statistics.addEvent({
      type: 'conversion',
      name: createRandomText(64),
      index: createRandomText(85),
      objectIDs: [createRandomText(500), createRandomText(500)],
    });
    await statistics.readReport();
    expect([statistics.pending, await countRows('events')]).toEqual([0, 2]);
  });
}

/** Contract tests of quota and retention, on both databases. */
function describeLimits(open: () => Opened): void {
  const use = useStore(open);

  test('adds to stored keys only when the quota is used up', async () => {
    const { store, statistics, countRows } = use();
    statistics.addQuery('stored', 0);
    statistics.addEvent({ type: 'view', name: 'x', index: 'docs', objectIDs: ['stored'] });
    await statistics.readReport();
    const full = createStatistics(store, 1);
    for (const query of ['stored', 'new', 'new', 'other']) full.addQuery(query, 0);
    full.addEvent({ type: 'view', name: 'x', index: 'docs', objectIDs: ['stored', 'new'] });
    await full.readReport();
    expect(warnings).toEqual([expect.stringContaining('SEARCH_LOG_MAX_MB') as string]);
    expect((await statistics.readReport()).withoutHits).toEqual([
      { query: 'stored', count: 2, empty: 2, clicks: 0 },
    ]);
    expect(full.dropped.quota).toBe(4);
    expect(await countRows('events')).toBe(1);
    await full.close();
  });

  test('deletes old days completely', async () => {
    const { database, tables, store, statistics, countRows } = use();
    for (const day of ['2020-01-01', '2020-01-02', '2020-01-03', '2020-01-04', '2020-01-05']) {
      const rows = Array.from({ length: 1000 }, (_, at) => `('${day}', 'q${at}', 1)`);
      const sql = `INSERT INTO ${tables.queries.name} (day, query, count) VALUES ${rows.join(', ')}`;
      await database.write([{ sql, values: [] }]);
    }
    statistics.addQuery('map', 1);
    await statistics.readReport();
    await store.deleteBefore('2020-01-05');
    expect(await countRows('queries')).toBe(1001);
    await store.deleteBefore(TODAY);
    expect(await countRows('queries')).toBe(1);
  });

  test('measures what is stored', async () => {
    const { store, statistics } = use();
    for (let at = 0; at < 3000; at += 1) statistics.addQuery(`${'long '.repeat(30)}${at}`, 1);
    await statistics.readReport();
    for (const maxBytes of [1, MAX_BYTES]) {
      const bytes = await store.readSize(maxBytes);
      expect(bytes).toBeGreaterThan(3000 * 150);
      expect(bytes).toBeLessThan(10_000_000);
    }
  });
}

const CONTRACTS = [describeWriting, describeLimits];

describe('on SQLite', () => {
  let folder: string;
  let at = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'statistics-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  for (const contract of CONTRACTS) {
    contract(() => ({
      database: new SqliteDatabase(join(folder, `${(at += 1)}.sqlite`), SQLITE_TABLES.schema),
      tables: SQLITE_TABLES,
    }));
  }

  test('keeps the counts of a file of an earlier version', async () => {
    const file = join(folder, 'earlier.sqlite');
    const earlier = new DatabaseSync(file);
    earlier.exec(`
      PRAGMA journal_mode = WAL;
      CREATE TABLE queries (
        day TEXT NOT NULL, query TEXT NOT NULL, count INTEGER NOT NULL DEFAULT 0,
        empty INTEGER NOT NULL DEFAULT 0, clicks INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (day, query)
      ) STRICT;
      CREATE TABLE events (
        day TEXT NOT NULL, type TEXT NOT NULL, name TEXT NOT NULL, index_name TEXT NOT NULL,
        object_id TEXT NOT NULL, count INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (day, type, name, index_name, object_id)
      ) STRICT;
      INSERT INTO queries VALUES ('${TODAY}', 'mezzo', 4, 4, 1);
      INSERT INTO events VALUES ('${TODAY}', 'click', 'Item', 'docs', '7', 2);
    `);
    earlier.close();
    const statistics = createStatistics(openStatistics({ SEARCH_LOG_FILE: file }, folder));
    statistics.addQuery('mezzo', 0);
    statistics.addEvent({ type: 'click', name: 'Item', index: 'docs', objectIDs: ['7'] });
    expect((await statistics.readReport()).withoutHits).toEqual([
      { query: 'mezzo', count: 5, empty: 5, clicks: 1 },
    ]);
    await statistics.close();
    const later = new DatabaseSync(file);
    onTestFinished(() => later.close());
    expect(later.prepare('SELECT count FROM events').all()).toEqual([{ count: 3 }]);
  });
});

describe.skipIf(!HAS_POSTGRES)('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = new TestPostgres();
    await postgres.start();
  });
  afterAll(() => postgres.remove());
  afterEach(async () => {
    const database = new PostgresDatabase(postgres.url, POSTGRES_TABLES.schema);
    await database.write([
      { sql: 'DROP TABLE search_queries', values: [] },
      { sql: 'DROP TABLE search_events', values: [] },
    ]);
    await database.close();
  });

  for (const contract of CONTRACTS) {
    contract(() => ({
      database: new PostgresDatabase(postgres.url, POSTGRES_TABLES.schema),
      tables: POSTGRES_TABLES,
    }));
  }

  test('shares one report among processes that write the same keys at the same time', async () => {
    const processes = Array.from({ length: 4 }, () =>
      createStatistics(openStatistics({ DATABASE_URL: postgres.url }, '/nowhere')),
    );
    for (let round = 0; round < 5; round += 1) {
      for (const [at, statistics] of processes.entries()) {
        for (let key = 0; key < 600; key += 1) {
          statistics.addQuery(`query ${(key * (at + 1) * 7) % 601}`, 0);
        }
      }
      await Promise.all(processes.map((statistics) => statistics.readReport()));
    }
    const database = new PostgresDatabase(postgres.url, POSTGRES_TABLES.schema);
    onTestFinished(() => database.close());
    expect(await database.read('SELECT SUM(count) AS total FROM search_queries')).toEqual([
      { total: String(processes.length * 5 * 600) },
    ]);
    expect(warnings).toEqual([]);
    await Promise.all(processes.map((statistics) => statistics.close()));
  });

  test('measures a table beyond the quota by the rows that are left', async () => {
    const store = openStatistics({ DATABASE_URL: postgres.url }, '/nowhere');
    const statistics = createStatistics(store);
    for (let at = 0; at < 3000; at += 1) statistics.addQuery(`query ${at}`, 1);
    await statistics.readReport();
    await store.deleteBefore('9999-01-01');
    expect(await store.readSize(1)).toBe(0);
    await statistics.close();
  });

  test('counts on while PostgreSQL is down, and writes when it is back', async () => {
    const statistics = createStatistics(openStatistics({ DATABASE_URL: postgres.url }, '/nowhere'));
    statistics.addQuery('mezzo', 0);
    await statistics.readReport();
    await postgres.stop();
    statistics.addQuery('mezzo', 0);
    await expect(statistics.readReport()).rejects.toThrow(DatabaseUnavailableError);
    expect([statistics.pending, warnings.length]).toEqual([1, 1]);
    await postgres.start();
    expect((await statistics.readReport()).withoutHits).toMatchObject([{ count: 2 }]);
    expect(statistics.health()).toEqual({ status: 'ok' });
    await statistics.close();
  });
});
