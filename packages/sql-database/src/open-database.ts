import type { Environment } from '@brand/service-kit';
import type { Database, DatabaseSchema } from './database.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** Opens the configured database: PostgreSQL, or a SQLite file beside the service. */
export function openDatabase(
  environment: Environment,
  schema: DatabaseSchema,
  sqliteFile: string,
): Database {
  const url = environment['DATABASE_URL'];
  if (!url) return new SqliteDatabase(sqliteFile, schema);
  if (/^postgres(?:ql)?:\/\//.test(url)) return new PostgresDatabase(url, schema);
  throw new Error('DATABASE_URL: expected an address like postgres://user:password@host/database.');
}
