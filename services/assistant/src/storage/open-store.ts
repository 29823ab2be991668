import type { Environment } from '@brand/service-kit';
import type { AnswerStore } from './answer-store.ts';
import { PostgresStore } from './postgres-store.ts';
import { SqliteStore } from './sqlite-store.ts';

/** Opens the configured store: PostgreSQL, or a SQLite file beside the service. */
export function openStore(environment: Environment, dataFolder: string): AnswerStore {
  const database = environment['DATABASE_URL'];
  if (!database) return new SqliteStore(sqliteFile(environment, dataFolder));
  if (/^postgres(?:ql)?:\/\//.test(database)) return new PostgresStore(database);
  throw new Error('DATABASE_URL: expected an address like postgres://user:password@host/database.');
}

export function sqliteFile(environment: Environment, dataFolder: string): string {
  return environment['ASSISTANT_DB_FILE'] || `${dataFolder}/assistant.sqlite`;
}
