import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  type Database,
  type DatabaseSchema,
  DatabaseUnavailableError,
  UniqueViolationError,
  type Row,
  type SqlValue,
  type Statement,
} from './database.ts';

/** https://www.sqlite.org/rescode.html: the extended codes of unique violations. */
const DUPLICATE_CODES = new Set([1555, 2067]);

type Prepared = { readonly statement: StatementSync; readonly order: readonly number[] };

/** A SQLite file for one process, opened on first use. */
export class SqliteDatabase implements Database {
  readonly #file: string;
  readonly #schema: DatabaseSchema;
  #opened: DatabaseSync | undefined;
  readonly #prepared = new Map<string, Prepared>();

  /** @param file - Path of the file, or `:memory:`. */
  constructor(file: string, schema: DatabaseSchema) {
    this.#file = file;
    this.#schema = schema;
  }

  async read(sql: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return this.#run(() => this.#all(sql, values));
  }

  /**
   * Runs synchronously from the first statement to the last, so that no other request interleaves.
   */
  async write(statements: readonly Statement[]): Promise<readonly Row[]> {
    return this.#run(() => {
      const database = this.#database();
      database.exec('BEGIN IMMEDIATE');
      try {
        let rows: readonly Row[] = [];
        for (const { sql, values, onNoRows } of statements) {
          rows = this.#all(sql, values);
          if (onNoRows && this.#changes() === 0) throw onNoRows();
        }
        database.exec('COMMIT');
        return rows;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    this.#prepared.clear();
    this.#opened?.close();
    this.#opened = undefined;
  }

  #all(sql: string, values: readonly SqlValue[]): readonly Row[] {
    const { statement, order } = this.#prepare(sql);
    return statement.all(...order.map((at) => values[at - 1] ?? null)) as Row[];
  }

  #changes(): number {
    return Number(this.#all('SELECT changes() AS count', [])[0]?.['count']);
  }

  /** SQLite treats numbered parameters as named, but Node binds only anonymous ones by position. */
  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const order = [...sql.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at));
    const statement = this.#database().prepare(sql.replaceAll(/\$\d+/g, '?'));
    const prepared = { statement, order };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  #run<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      const { code, errcode } = error as { readonly code?: string; readonly errcode?: number };
      if (code !== 'ERR_SQLITE_ERROR') throw error;
      if (DUPLICATE_CODES.has(errcode ?? 0)) throw new UniqueViolationError('', { cause: error });
      throw new DatabaseUnavailableError((error as Error).message, { cause: error });
    }
  }

  #database(): DatabaseSync {
    if (this.#opened) return this.#opened;
    if (this.#file !== ':memory:') mkdirSync(dirname(this.#file), { recursive: true });
    const database = new DatabaseSync(this.#file);
    try {
      // Acknowledged writes survive a power cut.
      database.exec(`
        PRAGMA busy_timeout = 2000;
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        ${this.#schema.tables}
      `);
    } catch (error) {
      database.close();
      throw error;
    }
    this.#opened = database;
    return database;
  }
}
