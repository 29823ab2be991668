import { HAS_POSTGRES } from '@brand/service-kit/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailableError, UniqueViolationError } from './database.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { addNote, NOTES, READ_IDS } from './test-schema.fixture.ts';
import { usePostgres, waitUntilAvailable } from './use-postgres.fixture.ts';

describe.skipIf(!HAS_POSTGRES)('a PostgreSQL database', () => {
  const { server, run, open } = usePostgres();

  test('returns booleans and times as SQLite stores them', async () => {
    const [row] = await open().read(
      `SELECT true AS yes, false AS no, '2026-11-17 10:00:00+01'::timestamptz AS at`,
    );
    expect(row).toEqual({ yes: 1, no: 0, at: '2026-11-17T09:00:00.000Z' });
  });

  test('reports mistakes in statements as such', async () => {
    const database = open();
    const failures = await Promise.allSettled([
      database.read('SELEC 1'),
      database.write([addNote('a'), { sql: 'INSERT INTO notes (id) VALUES ($1)', values: ['b'] }]),
    ]);
    for (const failure of failures)
      expect('reason' in failure && failure.reason.name).toBe('error');
    await database.write([addNote('a')]);
    await expect(database.write([addNote('a')])).rejects.toThrow(UniqueViolationError);
    expect(database.health()).toEqual({ status: 'ok' });
    expect(await database.sizeBytes()).toBeUndefined();
  });

  test('rolls back a write whose time is over', async () => {
    const database = open({ timeoutMs: 300 });
    await database.write([addNote('a')]);
    const slow = { sql: 'SELECT pg_sleep(1)', values: [] };
    await expect(database.write([addNote('b'), slow])).rejects.toThrow(DatabaseUnavailableError);
    const steps = Array.from({ length: 10 }, () => ({ sql: 'SELECT pg_sleep(0.05)', values: [] }));
    await expect(database.write([addNote('c'), ...steps])).rejects.toThrow('did not respond');
    expect(await database.read(READ_IDS)).toEqual([{ id: 'a' }]);
  });

  test('reports a read-only server as unavailable, and recovers', async () => {
    const database = open();
    await run('ALTER ROLE tester SET default_transaction_read_only = on');
    await expect(database.write([addNote('a')])).rejects.toThrow(DatabaseUnavailableError);
    await run('BEGIN READ WRITE; ALTER ROLE tester RESET ALL; COMMIT');
    await run(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'notes'`,
    );
    await waitUntilAvailable(database);
    await database.write([addNote('a')]);
  });

  test('reports too many connections as unavailable', async () => {
    await run('CREATE ROLE few LOGIN CONNECTION LIMIT 0');
    const database = open({}, server().url.replace('tester', 'few'));
    await expect(database.read(READ_IDS)).rejects.toThrow(/cannot be used: too many connections/);
  });

  test('creates its tables again when another database replaces the first', async () => {
    const database = open();
    await database.write([addNote('a')]);
    await run('DROP TABLE notes');
    await expect(database.write([addNote('a')])).rejects.toThrow(DatabaseUnavailableError);
    await database.write([addNote('a')]);
  });
});

test('a PostgreSQL server that does not exist is unavailable', async () => {
  const database = new PostgresDatabase('postgres://nobody@127.0.0.1:1/none', NOTES);
  onTestFinished(() => database.close());
  await expect(database.read(READ_IDS)).rejects.toThrow(/cannot be used: .*ECONNREFUSED/);
});
