import { TestPostgres } from '@brand/service-kit/testing';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, onTestFinished, vi } from 'vitest';
import type { Database, DatabaseOptions } from './database.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { NOTES, READ_IDS } from './test-schema.fixture.ts';

export type PostgresSession = {
  readonly server: () => TestPostgres;
  /** Runs a statement on a separate connection. */
  readonly run: (sql: string) => Promise<readonly Record<string, unknown>[]>;
  /** Opens a database, which is closed after the test. */
  readonly open: (options?: DatabaseOptions, url?: string) => PostgresDatabase;
};

/** A server for the tests of one describe block. */
export function usePostgres(): PostgresSession {
  let postgres: TestPostgres | undefined;
  const server = (): TestPostgres => {
    if (!postgres) throw new Error('The server starts before the first test.');
    return postgres;
  };
  const run: PostgresSession['run'] = async (sql) => {
    const client = new Client(server().url);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  beforeAll(async () => {
    postgres = new TestPostgres();
    await postgres.start();
  });
  afterAll(() => postgres?.remove());
  afterEach(async () => void (await run('DROP TABLE IF EXISTS notes')));
  return {
    server,
    run,
    open: (options = {}, url = server().url) => {
      const database = new PostgresDatabase(url, NOTES, options);
      onTestFinished(() => database.close());
      return database;
    },
  };
}

export async function waitUntilAvailable(database: Database): Promise<void> {
  await vi.waitFor(() => database.read(READ_IDS), { timeout: 20_000, interval: 50 });
}
