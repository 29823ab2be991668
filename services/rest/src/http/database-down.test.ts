import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Workspace } from '@brand/rest-api';
import { HAS_POSTGRES, TestPostgres } from '@brand/service-kit/testing';
import { type Database, PostgresDatabase, SqliteDatabase } from '@brand/sql-database';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askToken, createTestRest, type TestRest } from '../rest.fixture.ts';
import { REST_SCHEMA } from '../storage/tables.ts';

type Outage = {
  readonly open: () => Promise<Database>;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

const BODY = { name: 'Harbour' };

/** Tests of the service during and after an outage. They run in order. */
function describeOutage(outage: Outage): void {
  let rest: TestRest;
  let token: string;
  beforeAll(async () => {
    rest = createTestRest({ database: await outage.open() });
    token = await askToken(rest);
    await rest.ask('POST /v1/workspaces', { token, body: BODY });
    await outage.begin();
  });
  afterAll(async () => {
    await rest.close();
    await outage.remove();
  });

  test('answers writes with a problem that says when to try again', async () => {
    const headers = { 'idempotency-key': 'again' };
    const response = await rest.send('POST /v1/workspaces', { token, body: BODY, headers });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      status: 503,
      code: 'unavailable',
      title: 'The service cannot store data at the moment',
      next: expect.stringContaining('`Retry-After`'),
    });
  });

  test('reports a failure once, however many requests it affects', async () => {
    const line = 'POST /v1/workspaces';
    for (let at = 0; at < 4; at += 1) {
      expect((await rest.send(line, { token, body: BODY })).status).toBe(503);
    }
    const messages = rest.errors.map(String);
    expect(messages).toContainEqual(expect.stringContaining('DatabaseUnavailableError'));
    expect(messages).toEqual([...new Set(messages)]);
  });

  test('serves what needs no database', async () => {
    expect((await rest.send('GET /v1/venues', { token })).status).toBe(200);
    expect(await askToken(rest)).toContain('.');
  });

  test('recovers, and a repeated request takes effect once', async () => {
    await outage.end();
    const headers = { 'idempotency-key': 'again' };
    const repeat = () => rest.send('POST /v1/workspaces', { token, body: BODY, headers });
    await vi.waitFor(async () => expect((await repeat()).status).toBe(201), {
      timeout: 30_000,
      interval: 200,
    });
    const { items } = await rest.ask<{ items: Workspace[] }>('GET /v1/workspaces', { token });
    expect(items).toHaveLength(2);
  });
}

describe('the service while another process has locked the SQLite file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rest-'));
  const file = join(folder, 'rest.sqlite');
  let locking: DatabaseSync;
  describeOutage({
    open: async () => new SqliteDatabase(file, REST_SCHEMA, { busyTimeoutMs: 100 }),
    begin: async () => {
      locking = new DatabaseSync(file);
      locking.exec('PRAGMA busy_timeout = 5000; BEGIN EXCLUSIVE');
    },
    end: async () => locking.close(),
    remove: async () => rmSync(folder, { recursive: true }),
  });
});

describe.skipIf(!HAS_POSTGRES)('the service while PostgreSQL is down', () => {
  let postgres: TestPostgres;
  describeOutage({
    open: async () => {
      postgres = new TestPostgres();
      await postgres.start();
      return new PostgresDatabase(postgres.url, REST_SCHEMA);
    },
    begin: () => postgres.stop(),
    end: () => postgres.start(),
    remove: () => postgres.remove(),
  });
});
