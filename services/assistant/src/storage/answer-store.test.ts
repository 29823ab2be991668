import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HAS_POSTGRES, TestPostgres } from '@brand/service-kit/testing';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerStore, StoredQuestion } from './answer-store.ts';
import { openStore } from './open-store.ts';
import { PostgresStore } from './postgres-store.ts';
import { SqliteStore } from './sqlite-store.ts';

const QUESTION: StoredQuestion = {
  messageId: 'AeVObQcRdKNd2iWY',
  question: "How do I add a 'marker'? ✓",
  sdk: 'web-sdk',
  engine: 'grounded',
};
const LONG_AGO = new Date(0);
const TOMORROW = new Date(Date.now() + 86_400_000);

/** Contract tests of every store. */
function describeStore(open: () => AnswerStore): void {
  let store: AnswerStore;
  beforeEach(() => {
    store = open();
  });
  afterEach(() => store.close());

  test('stores a question with its outcome', async () => {
    await store.saveQuestion(QUESTION);
    await store.saveOutcome(QUESTION.messageId, true);
    const { messageId: _, ...rest } = QUESTION;
    const [kept, ...others] = await store.readSince(LONG_AGO);
    expect(others).toEqual([]);
    expect(kept).toEqual({
      ...rest,
      askedAt: expect.any(Date),
      isAnswered: true,
      thumbs: undefined,
    });
    expect(Math.abs(Date.now() - Number(kept?.askedAt))).toBeLessThan(60_000);
  });

  test('stores a question without section, and an interrupted answer', async () => {
    await store.saveQuestion({ ...QUESTION, sdk: undefined });
    expect(await store.readSince(LONG_AGO)).toMatchObject([
      { sdk: undefined, isAnswered: undefined },
    ]);
  });

  test('leaves a question unchanged when its id is saved again', async () => {
    await store.saveQuestion(QUESTION);
    await store.saveQuestion({ ...QUESTION, question: 'another' });
    expect(await store.readSince(LONG_AGO)).toMatchObject([{ question: QUESTION.question }]);
  });

  test('stores the last rating of a known question [S7.08]', async () => {
    await store.saveQuestion(QUESTION);
    for (const thumbs of [1, 1, 0] as const) {
      expect(await store.saveThumbs(QUESTION.messageId, thumbs)).toBe(true);
      expect(await store.readSince(LONG_AGO)).toMatchObject([{ thumbs }]);
    }
    expect(await store.saveThumbs('unknown', 1)).toBe(false);
  });

  test('reads questions since a date, and deletes those before one', async () => {
    await store.saveQuestion(QUESTION);
    expect(await store.readSince(TOMORROW)).toEqual([]);
    await store.deleteBefore(new Date(Date.now() - 60_000));
    expect(await store.readSince(LONG_AGO)).toHaveLength(1);
    await store.deleteBefore(TOMORROW);
    expect(await store.readSince(LONG_AGO)).toEqual([]);
  });

  test('handles concurrent writes', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `m${at}`);
    await Promise.all(ids.map((messageId) => store.saveQuestion({ ...QUESTION, messageId })));
    const kept = await Promise.all(ids.map((id) => store.saveThumbs(id, 1)));
    expect(kept).toEqual(ids.map(() => true));
  });
}

describe('SQLite', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assistant-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  describeStore(() => new SqliteStore(join(folder, 'data/assistant.sqlite')));

  test('opens at the configured path, or beside the service', async () => {
    const store = openStore({}, join(folder, 'a'));
    await store.saveQuestion(QUESTION);
    await store.close();
    expect(statSync(join(folder, 'a/assistant.sqlite')).size).toBeGreaterThan(0);
    const other = openStore({ ASSISTANT_DB_FILE: join(folder, 'b.sqlite') }, folder);
    expect(await other.readSince(LONG_AGO)).toEqual([]);
    await other.close();
  });

  test('rejects when it cannot be opened, and retries on the next call', async () => {
    const store = new SqliteStore(folder);
    await expect(store.saveQuestion(QUESTION)).rejects.toThrow('unable to open');
    await expect(store.saveThumbs('x', 1)).rejects.toThrow('unable to open');
    await store.close();
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

  async function run(statement: string): Promise<void> {
    const client = new Client(postgres.url);
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  describeStore(() => openStore({ DATABASE_URL: postgres.url }, '/nowhere'));

  test('creates its table once when replicas start together', async () => {
    const stores = Array.from({ length: 8 }, () => new PostgresStore(postgres.url));
    await Promise.all(
      stores.map((store, at) => store.saveQuestion({ ...QUESTION, messageId: `m${at}` })),
    );
    expect(await stores[0]?.readSince(LONG_AGO)).toHaveLength(8);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('recreates its table when another database replaces the first', async () => {
    const store = new PostgresStore(postgres.url);
    await store.saveQuestion(QUESTION);
    await run('DROP TABLE assistant_questions');
    await expect(store.saveQuestion(QUESTION)).rejects.toThrow('does not exist');
    await store.saveQuestion(QUESTION);
    expect(await store.readSince(LONG_AGO)).toHaveLength(1);
    await store.close();
  });

  test('rejects after the timeout when a statement is blocked', async () => {
    const store = new PostgresStore(postgres.url, 300);
    await store.saveQuestion(QUESTION);
    const blocker = new Client(postgres.url);
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE assistant_questions');
    await expect(store.saveThumbs(QUESTION.messageId, 1)).rejects.toThrow('statement timeout');
    await blocker.end();
    expect(await store.saveThumbs(QUESTION.messageId, 1)).toBe(true);
    await store.close();
  });
});

test('rejects other kinds of databases', () => {
  expect(() => openStore({ DATABASE_URL: 'mysql://host/x' }, '/nowhere')).toThrow('DATABASE_URL');
});
