import type { Environment } from '@brand/service-kit';
import { Client } from 'pg';
import type { Database, DatabaseSchema } from './database.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { SqliteDatabase, type SqliteOptions } from './sqlite-database.ts';

/** Opens the configured database: PostgreSQL, or a SQLite file next to the service. */
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
  throw new Error('DATABASE_URL: expected a URL such as postgres://user:password@host/database.');
}

/** Uses the client's own parser, because it accepts forms that `URL` rejects, such as sockets. */
function isPostgresUrl(text: string): boolean {
  if (!/^postgres(?:ql)?:\/\//.test(text)) return false;
  try {
    return Boolean(new Client(text));
  } catch {
    return false;
  }
}
