import type { DatabaseSchema } from '@brand/sql-database';

/** A table of counts, whose primary key is all its text columns. */
export type CountTable = {
  readonly name: string;
  readonly keyColumns: readonly string[];
  readonly countColumns: readonly string[];
};

/** The tables of one kind of database. */
export type StatisticsTables = {
  readonly queries: CountTable;
  readonly events: CountTable;
  readonly schema: DatabaseSchema;
  /**
   * SQL that returns the `bytes` in use, for a database that other services use too. From
   * `exactFromBytes` on it reads all rows.
   */
  readonly sizeSql?: (exactFromBytes: number) => string;
};

const LOCK_ID = 7_216_003;

/** A file that only statistics use. Files of earlier versions have tables of these names. */
export const SQLITE_TABLES: StatisticsTables = createTables('');

/** Tables in a database that services and processes share. */
export const POSTGRES_TABLES: StatisticsTables = {
  ...createTables('search_'),
  // A relation does not shrink when rows are deleted, so a large one is measured by its rows, which
  // are in the table and in its index.
  sizeSql: (exactFromBytes) => `
    SELECT CASE WHEN total < ${Math.trunc(exactFromBytes)} THEN total ELSE 2 * (
      (SELECT COALESCE(SUM(pg_column_size(search_queries.*)), 0) FROM search_queries) +
      (SELECT COALESCE(SUM(pg_column_size(search_events.*)), 0) FROM search_events)
    ) END AS bytes
    FROM (
      SELECT pg_total_relation_size('search_queries') + pg_total_relation_size('search_events')
        AS total
    ) AS relations`,
};

function createTables(prefix: string): StatisticsTables {
  const queries = {
    name: `${prefix}queries`,
    keyColumns: ['day', 'query'],
    countColumns: ['count', 'empty', 'clicks'],
  };
  const events = {
    name: `${prefix}events`,
    keyColumns: ['day', 'type', 'name', 'index_name', 'object_id'],
    countColumns: ['count'],
  };
  const tables = `${formatTable(queries)} ${formatTable(events)}`;
  return { queries, events, schema: { name: 'search', tables, lockId: LOCK_ID } };
}

function formatTable({ name, keyColumns, countColumns }: CountTable): string {
  const columns = [
    ...keyColumns.map((column) => `${column} TEXT NOT NULL`),
    ...countColumns.map((column) => `${column} BIGINT NOT NULL DEFAULT 0`),
  ];
  return `CREATE TABLE IF NOT EXISTS ${name} (
    ${columns.join(', ')}, PRIMARY KEY (${keyColumns.join(', ')})
  );`;
}
