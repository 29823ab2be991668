import { DatabaseSync } from 'node:sqlite';

/** A logged query and its statistics. */
export type LoggedQuery = {
  readonly query: string;
  readonly count: number;
  /** Number of times without results. */
  readonly empty: number;
  readonly clicks: number;
};

export type InsightEvent = {
  readonly type: 'click' | 'conversion' | 'view';
  readonly name: string;
  readonly index: string;
  readonly queryID?: string;
  readonly objectIDs: readonly string[];
};

const MAX_QUERY_LENGTH = 200;
const DAYS_KEPT = 90;

/** Counts queries by day, without identifying readers. */
export class QueryLog {
  readonly #database: DatabaseSync;

  /** @param file - Path of the file, or `:memory:`. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      CREATE TABLE IF NOT EXISTS queries (
        day TEXT NOT NULL, query TEXT NOT NULL, count INTEGER NOT NULL DEFAULT 0,
        empty INTEGER NOT NULL DEFAULT 0, clicks INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (day, query)
      ) STRICT;
      CREATE TABLE IF NOT EXISTS events (
        day TEXT NOT NULL, type TEXT NOT NULL, name TEXT NOT NULL, index_name TEXT NOT NULL,
        object_id TEXT NOT NULL, count INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (day, type, name, index_name, object_id)
      ) STRICT;
    `);
    this.#forgetOld();
  }

  addQuery(query: string, hits: number): void {
    this.#database
      .prepare(
        `INSERT INTO queries (day, query, count, empty) VALUES (?, ?, 1, ?)
         ON CONFLICT (day, query) DO UPDATE SET count = count + 1, empty = empty + excluded.empty`,
      )
      .run(today(), plain(query), hits === 0 ? 1 : 0);
  }

  addClick(query: string): void {
    this.#database
      .prepare(
        `INSERT INTO queries (day, query, clicks) VALUES (?, ?, 1)
         ON CONFLICT (day, query) DO UPDATE SET clicks = clicks + 1`,
      )
      .run(today(), plain(query));
  }

  addEvent({ type, name, index, objectIDs }: InsightEvent): void {
    const insert = this.#database.prepare(
      `INSERT INTO events (day, type, name, index_name, object_id, count) VALUES (?, ?, ?, ?, ?, 1)
       ON CONFLICT DO UPDATE SET count = count + 1`,
    );
    for (const id of objectIDs) insert.run(today(), type, name, index, id);
  }

  /** Queries without results, most frequent first. */
  withoutHits(limit: number): LoggedQuery[] {
    return this.#read('HAVING SUM(empty) > 0 ORDER BY SUM(empty) DESC, query', limit);
  }

  /** Queries with results that readers seldom opened. */
  withFewClicks(limit: number, least = 5): LoggedQuery[] {
    return this.#read(
      `HAVING SUM(count) - SUM(empty) >= ${Math.trunc(least)} AND SUM(clicks) * 5 < SUM(count)
       ORDER BY SUM(count) - SUM(clicks) DESC, query`,
      limit,
    );
  }

  countEvents(): number {
    const row = this.#database.prepare('SELECT COALESCE(SUM(count), 0) AS total FROM events').get();
    return Number(row?.['total'] ?? 0);
  }

  close(): void {
    this.#database.close();
  }

  #read(ending: string, limit: number): LoggedQuery[] {
    const rows = this.#database
      .prepare(
        `SELECT query, SUM(count) AS count, SUM(empty) AS empty, SUM(clicks) AS clicks
         FROM queries GROUP BY query ${ending} LIMIT ?`,
      )
      .all(limit);
    return rows.map((row) => ({
      query: String(row['query']),
      count: Number(row['count']),
      empty: Number(row['empty']),
      clicks: Number(row['clicks']),
    }));
  }

  #forgetOld(): void {
    const oldest = new Date(Date.now() - DAYS_KEPT * 86_400_000).toISOString().slice(0, 10);
    this.#database.prepare('DELETE FROM queries WHERE day < ?').run(oldest);
    this.#database.prepare('DELETE FROM events WHERE day < ?').run(oldest);
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function plain(query: string): string {
  return query.trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, MAX_QUERY_LENGTH);
}
