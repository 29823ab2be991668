import type { Environment } from '@brand/service-kit';
import type { Database, DatabaseSchema } from './database.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { SqliteDatabase, type SqliteOptions } from './sqlite-database.ts';

/** Opens the configured database: PostgreSQL, or a SQLite file beside the service. */
export function openDatabase(
  environment: Environment,
  schema: DatabaseSchema,
  sqliteFile: string,
  options: SqliteOptions = {},
): Database {
  const url = environment['DATABASE_URL'];
  if (!url) return new SqliteDatabase(sqliteFile, schema, options);
  if (/^postgres(?:ql)?:\/\//.test(url)) return new PostgresDatabase(url, schema, options);
  throw new Error('DATABASE_URL: expected an address like postgres://user:password@host/database.');
}
