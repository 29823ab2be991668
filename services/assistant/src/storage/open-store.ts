import type { Environment } from '@brand/service-kit';
import { openDatabase, type SqliteOptions } from '@brand/sql-database';
import { AnswerStore, answerSchema } from './answer-store.ts';

/** In PostgreSQL, the table may share a database with other tables. */
const POSTGRES_TABLE = 'assistant_questions';
const SQLITE_TABLE = 'questions';

/** Opens the configured store: PostgreSQL, or a SQLite file beside the service. */
export function openStore(
  environment: Environment,
  dataFolder: string,
  options: SqliteOptions = {},
): AnswerStore {
  const table = environment['DATABASE_URL'] ? POSTGRES_TABLE : SQLITE_TABLE;
  const file = sqliteFile(environment, dataFolder);
  return new AnswerStore(openDatabase(environment, answerSchema(table), file, options), table);
}

export function sqliteFile(environment: Environment, dataFolder: string): string {
  return environment['ASSISTANT_DB_FILE'] || `${dataFolder}/assistant.sqlite`;
}
