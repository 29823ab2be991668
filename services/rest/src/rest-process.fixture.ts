import { serveApp } from '@brand/service-kit/testing';
import { createTestRest } from './rest.fixture.ts';
import { SqliteDatabase } from '@brand/sql-database';
import { REST_SCHEMA } from './storage/tables.ts';

// The service as a process that tests can kill. Its argument is the database file.
const { app } = createTestRest({
  database: new SqliteDatabase(process.argv[2] ?? ':memory:', REST_SCHEMA),
  now: () => new Date(),
  webhooks: { allowPrivate: true, timeoutMs: 2000 },
});
const { url } = await serveApp(app);
process.send?.(url);
