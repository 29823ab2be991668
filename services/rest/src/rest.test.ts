import { PostgresDatabase, SqliteDatabase } from '@brand/sql-database';
import { HAS_POSTGRES, TestPostgres } from '@brand/service-kit/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { describeDatabase } from './contracts/database.contract.ts';
import { describeDrawings } from './contracts/drawings.contract.ts';
import { describeIdempotency } from './contracts/idempotency.contract.ts';
import { describeIsolation } from './contracts/isolation.contract.ts';
import { describeLists } from './contracts/lists.contract.ts';
import { describeMembers } from './contracts/members.contract.ts';
import { describePurging } from './contracts/tidying.contract.ts';
import { describeTokens } from './contracts/tokens.contract.ts';
import { describeWebhooks } from './contracts/webhooks.contract.ts';
import { describeWorkspaceKeys } from './contracts/workspace-keys.contract.ts';
import { describeWorkspaces } from './contracts/workspaces.contract.ts';
import { REST_SCHEMA } from './storage/tables.ts';

/** Contract tests that run on each database. */
const CONTRACTS = [
  describeDatabase,
  describeWorkspaces,
  describeLists,
  describeIdempotency,
  describeMembers,
  describeWorkspaceKeys,
  describeTokens,
  describeIsolation,
  describeDrawings,
  describeWebhooks,
  describePurging,
];

describe('on SQLite', () => {
  for (const contract of CONTRACTS) contract(() => new SqliteDatabase(':memory:', REST_SCHEMA));
});

describe.skipIf(!HAS_POSTGRES)('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = new TestPostgres();
    await postgres.start();
    const schema = { name: 'test', tables: '', lockId: 1 };
    const database = new PostgresDatabase(postgres.url, schema);
    // A read, because writes are transactions, in which no database can be created.
    for (const at of CONTRACTS.keys()) await database.read(`CREATE DATABASE contract${at}`);
    await database.close();
  });
  afterAll(() => postgres.remove());

  for (const [at, contract] of CONTRACTS.entries()) {
    contract(
      () => new PostgresDatabase(postgres.url.replace(/postgres$/, `contract${at}`), REST_SCHEMA),
    );
  }
});
