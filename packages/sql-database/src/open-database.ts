import type { Environment } from '@brand/service-kit';
import { Client } from 'pg';
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
  if (isPostgresUrl(url)) return new PostgresDatabase(url, schema, options);
  // Without the value, which may contain a password.
  throw new Error('DATABASE_URL: expected an address like postgres://user:password@host/database.');
}

/** The client's own parser decides: it knows forms that `URL` rejects, such as sockets. */
function isPostgresUrl(text: string): boolean {
  if (!/^postgres(?:ql)?:\/\//.test(text)) return false;
  try {
    return Boolean(new Client(text));
  } catch {
    return false;
  }
}
