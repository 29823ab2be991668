import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HAS_POSTGRES, TestPostgres } from '@brand/service-kit/testing';
import { PostgresDatabase } from '@brand/sql-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerStore, LogEntry } from './answer-store.ts';
import { openStore } from './open-store.ts';

const QUESTION = {
  kind: 'question',
  messageId: 'AeVObQcRdKNd2iWY',
  askedAt: new Date('2026-11-03T09:41:10.123Z'),
  question: "How do I add a 'marker'? ✓",
  sdk: 'web-sdk',
  engine: 'grounded',
} as const satisfies LogEntry;
const OUTCOME = {
  kind: 'outcome',
  messageId: QUESTION.messageId,
  isAnswered: true,
  engine: QUESTION.engine,
} as const satisfies LogEntry;
const LONG_AGO = new Date(0);

const RECORD = {
  askedAt: QUESTION.askedAt,
  question: QUESTION.question,
  sdk: QUESTION.sdk,
  engine: QUESTION.engine,
  isAnswered: true,
  thumbs: undefined,
};

/** Contract tests of both databases. */
function describeStore(open: () => AnswerStore): void {
  let store: AnswerStore;
  beforeEach(() => {
    store = open();
  });
  afterEach(() => store.close());

  test('stores a question with its outcome', async () => {
    await store.saveEntries([QUESTION, OUTCOME]);
    expect(await store.readSince(LONG_AGO)).toEqual([RECORD]);
    expect(store.health()).toEqual({ status: 'ok' });
  });

  test('stores the engine of the outcome', async () => {
    await store.saveEntries([QUESTION, { ...OUTCOME, engine: 'model' }]);
    expect(await store.readSince(LONG_AGO)).toEqual([{ ...RECORD, engine: 'model' }]);
  });

  test('stores a question without section, and an interrupted answer', async () => {
    await store.saveEntries([{ ...QUESTION, sdk: undefined }]);
    expect(await store.readSince(LONG_AGO)).toMatchObject([
      { sdk: undefined, isAnswered: undefined },
    ]);
  });

  test('leaves a question unchanged when its id is saved again', async () => {
    await store.saveEntries([QUESTION, { ...QUESTION, question: 'another' }]);
    expect(await store.readSince(LONG_AGO)).toMatchObject([{ question: QUESTION.question }]);
  });

  test('stores the last rating of a known question [S7.08]', async () => {
    await store.saveEntries([QUESTION]);
    for (const thumbs of [1, 1, 0] as const) {
      expect(await store.saveThumbs(QUESTION.messageId, thumbs)).toBe(true);
      expect(await store.readSince(LONG_AGO)).toMatchObject([{ thumbs }]);
    }
    expect(await store.saveThumbs('unknown', 1)).toBe(false);
  });

  test('reads questions since a date in order, and deletes those before one', async () => {
    const later = { ...QUESTION, messageId: 'later', askedAt: new Date('2026-11-04T00:00:00Z') };
    await store.saveEntries([later, QUESTION]);
    expect((await store.readSince(LONG_AGO)).map(({ askedAt }) => askedAt)).toEqual([
      QUESTION.askedAt,
      later.askedAt,
    ]);
    expect(await store.readSince(later.askedAt)).toHaveLength(1);
    await store.deleteBefore(later.askedAt);
    expect(await store.readSince(LONG_AGO)).toMatchObject([{ askedAt: later.askedAt }]);
  });

  test('handles concurrent writes', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `m${at}`);
    await Promise.all(ids.map((messageId) => store.saveEntries([{ ...QUESTION, messageId }])));
    const ratings = await Promise.all(ids.map((id) => store.saveThumbs(id, 1)));
    expect(ratings).toEqual(ids.map(() => true));
  });
}

describe('SQLite', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assistant-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  describe('with a new file', () => {
    describeStore(() => openStore({}, join(folder, 'data')));
  });

  describe('with a file of an older version', () => {
    beforeEach(() => {
      const file = new DatabaseSync(join(folder, 'assistant.sqlite'));
      file.exec(`
        CREATE TABLE questions (
          message_id TEXT PRIMARY KEY, asked_at TEXT NOT NULL, question TEXT NOT NULL, sdk TEXT,
          engine TEXT NOT NULL, is_answered INTEGER, thumbs INTEGER
        ) STRICT;
        CREATE INDEX questions_asked_at ON questions (asked_at);
      `);
      file.close();
    });
    describeStore(() => openStore({}, folder));

    test('has its rows', async () => {
      const file = new DatabaseSync(join(folder, 'assistant.sqlite'));
      file
        .prepare('INSERT INTO questions VALUES (?, ?, ?, ?, ?, 1, 0)')
        .run('old', QUESTION.askedAt.toISOString(), QUESTION.question, 'web-sdk', 'grounded');
      file.close();
      const store = openStore({}, folder);
      expect(await store.readSince(LONG_AGO)).toEqual([{ ...RECORD, thumbs: 0 }]);
      expect(await store.saveThumbs('old', 1)).toBe(true);
      await store.close();
    });
  });

  test('opens at the configured path', async () => {
    const file = join(folder, 'b.sqlite');
    const store = openStore({ ASSISTANT_DB_FILE: file }, '/nowhere');
    await store.saveEntries([QUESTION]);
    await store.close();
    expect(statSync(file).size).toBeGreaterThan(0);
  });
});

describe.skipIf(!HAS_POSTGRES)('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = new TestPostgres();
    await postgres.start();
  });
  afterAll(() => postgres.remove());
  afterEach(() => run('DROP TABLE IF EXISTS assistant_questions'));

  async function run(sql: string): Promise<void> {
    const database = new PostgresDatabase(postgres.url, { name: 'test', tables: '', lockId: 1 });
    await database.write([{ sql, values: [] }]);
    await database.close();
  }

  const open = (): AnswerStore => openStore({ DATABASE_URL: postgres.url }, '/nowhere');
  describe('with a new table', () => {
    describeStore(open);
  });

  describe('with a table of an older version', () => {
    beforeEach(() =>
      run(`CREATE TABLE assistant_questions (
        message_id text PRIMARY KEY, asked_at timestamptz NOT NULL DEFAULT now(),
        question text NOT NULL, sdk text, engine text NOT NULL, is_answered boolean, thumbs smallint
      )`),
    );
    describeStore(open);

    test('has its rows', async () => {
      await run(
        `INSERT INTO assistant_questions VALUES ('old', '2026-11-03 09:41:10.123+00',
         'How do I add a ''marker''? ✓', 'web-sdk', 'grounded', true, 0)`,
      );
      const store = open();
      expect(await store.readSince(LONG_AGO)).toEqual([{ ...RECORD, thumbs: 0 }]);
      expect(await store.saveThumbs('old', 1)).toBe(true);
      await store.close();
    });
  });

  test('creates its table once when replicas start together', async () => {
    const stores = Array.from({ length: 8 }, open);
    await Promise.all(
      stores.map((store, at) => store.saveEntries([{ ...QUESTION, messageId: `m${at}` }])),
    );
    expect(await stores[0]?.readSince(LONG_AGO)).toHaveLength(8);
    await Promise.all(stores.map((store) => store.close()));
  });
});

test('rejects other kinds of databases', () => {
  expect(() => openStore({ DATABASE_URL: 'mysql://host/x' }, '/nowhere')).toThrow('DATABASE_URL');
});
