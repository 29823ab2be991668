import type { Database, Row } from '@brand/sql-database';
import { type CountedRow, formatId } from './count-aggregator.ts';
import { formatUpdate, formatUpsert, splitBatches } from './count-statements.ts';
import type { CountTable, StatisticsTables } from './statistics-tables.ts';

/** A query and its counts over all days. */
export type LoggedQuery = {
  readonly query: string;
  readonly count: number;
  /** Number of times without results. */
  readonly empty: number;
  readonly clicks: number;
};

/** Rows to write into one table. */
export type TableRows = { readonly table: CountTable; readonly rows: readonly CountedRow[] };

const MAX_ROWS_PER_DELETE = 2000;
/** Queries with fewer results than this are too rare to tell that readers avoid them. */
const MIN_ANSWERED = 5;

/** Stores counts by day, without identifying readers. Calls reject while the database is down. */
export class StatisticsStore {
  readonly tables: StatisticsTables;
  readonly #database: Database;

  constructor(database: Database, tables: StatisticsTables) {
    this.#database = database;
    this.tables = tables;
  }

  /** Adds the counts of all rows, in one transaction. */
  async add(groups: readonly TableRows[]): Promise<void> {
    const statements = groups.flatMap(({ table, rows }) =>
      splitBatches(rows).map((batch) => formatUpsert(table, batch)),
    );
    if (statements.length > 0) await this.#database.write(statements);
  }

  /** Adds the counts of keys that are stored. Resolves to the rows whose keys are not. */
  async addToStored({ table, rows }: TableRows): Promise<readonly CountedRow[]> {
    const stored = await this.#database.write([formatUpdate(table, rows)]);
    const ids = new Set(
      stored.map((row) => formatId(table.keyColumns.map((column) => String(row[column])))),
    );
    return rows.filter(({ id }) => !ids.has(id));
  }

  /** Deletes the days before one, in transactions that are too short to disturb anybody. */
  async deleteBefore(day: string): Promise<void> {
    for (const { name, keyColumns } of [this.tables.queries, this.tables.events]) {
      const key = keyColumns.join(', ');
      const sql = `DELETE FROM ${name} WHERE (${key}) IN (
          SELECT ${key} FROM ${name} WHERE day < $1 LIMIT ${MAX_ROWS_PER_DELETE}
        ) RETURNING day`;
      let deleted: readonly Row[];
      do deleted = await this.#database.write([{ sql, values: [day] }]);
      while (deleted.length === MAX_ROWS_PER_DELETE);
    }
  }

  /** Whether the last calls succeeded. */
  get isAvailable(): boolean {
    return this.#database.health().status === 'ok';
  }

  /** Bytes in use. From `exactFromBytes` on it is exact, which may take longer. */
  async readSize(exactFromBytes: number): Promise<number> {
    const bytes = await this.#database.sizeBytes();
    if (bytes !== undefined) return bytes;
    const sql = this.tables.sizeSql?.(exactFromBytes);
    const [row] = sql === undefined ? [] : await this.#database.read(sql);
    return Number(row?.['bytes'] ?? 0);
  }

  /** Queries without results, most frequent first. */
  async withoutHits(limit: number): Promise<LoggedQuery[]> {
    return this.#read('HAVING SUM(empty) > 0 ORDER BY SUM(empty) DESC, query', limit);
  }

  /** Queries with results that readers seldom opened. */
  async withFewClicks(limit: number): Promise<LoggedQuery[]> {
    return this.#read(
      `HAVING SUM(count) - SUM(empty) >= ${MIN_ANSWERED} AND SUM(clicks) * 5 < SUM(count)
       ORDER BY SUM(count) - SUM(clicks) DESC, query`,
      limit,
    );
  }

  async close(): Promise<void> {
    await this.#database.close();
  }

  async #read(ending: string, limit: number): Promise<LoggedQuery[]> {
    const rows = await this.#database.read(
      `SELECT query, SUM(count) AS count, SUM(empty) AS empty, SUM(clicks) AS clicks
       FROM ${this.tables.queries.name} GROUP BY query ${ending} LIMIT $1`,
      [limit],
    );
    return rows.map((row) => ({
      query: String(row['query']),
      count: Number(row['count']),
      empty: Number(row['empty']),
      clicks: Number(row['clicks']),
    }));
  }
}
