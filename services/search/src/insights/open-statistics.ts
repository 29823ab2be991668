import type { Environment } from '@brand/service-kit';
import { openDatabase } from '@brand/sql-database';
import { StatisticsStore } from './statistics-store.ts';
import { POSTGRES_TABLES, SQLITE_TABLES } from './statistics-tables.ts';

/** Opens the configured store: PostgreSQL, or a SQLite file beside the service. */
export function openStatistics(environment: Environment, dataFolder: string): StatisticsStore {
  const tables = environment['DATABASE_URL'] ? POSTGRES_TABLES : SQLITE_TABLES;
  const file = searchLogFile(environment, dataFolder);
  return new StatisticsStore(openDatabase(environment, tables.schema, file), tables);
}

export function searchLogFile(environment: Environment, dataFolder: string): string {
  return environment['SEARCH_LOG_FILE'] || `${dataFolder}/search.sqlite`;
}
