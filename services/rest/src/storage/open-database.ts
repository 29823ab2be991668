import type { Environment } from '@brand/service-kit';
import type { Database } from './database.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** Opens the configured database: PostgreSQL, or a SQLite file beside the service. */
export function openDatabase(environment: Environment, dataFolder: string): Database {
  const address = environment['DATABASE_URL'];
  if (!address)
    return new SqliteDatabase(environment['REST_DB_FILE'] || `${dataFolder}/rest.sqlite`);
  if (/^postgres(?:ql)?:\/\//.test(address)) return new PostgresDatabase(address);
  throw new Error('DATABASE_URL: expected an address like postgres://user:password@host/database.');
}
