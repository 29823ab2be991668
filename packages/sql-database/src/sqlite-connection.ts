import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { DatabaseUnavailableError, type Row, type SqlValue } from './database.ts';
import { describeSqliteError, isCorrupt, needsReopening } from './describe-sqlite-error.ts';
import { setAside } from './set-aside.ts';
import {
  monotonicMs,
  type SentStatement,
  type SqliteRequest,
  type SqliteResult,
  type SqliteSettings,
} from './sqlite-messages.ts';

type Prepared = { readonly statement: StatementSync; readonly order: readonly number[] };

const MAX_PREPARED_STATEMENTS = 200;

/** Thrown to roll back a batch without a failure. */
class NoRowsError extends Error {
  readonly index: number;

  constructor(index: number) {
    super();
    this.index = index;
  }
}

/**
 * A connection to a SQLite file, opened on first use and again after errors that only a new one
 * recovers from.
 */
export class SqliteConnection {
  readonly #settings: SqliteSettings;
  readonly #onNotice: (message: string) => void;
  #database: DatabaseSync | undefined;
  /** Identity of the opened file. */
  #identity: string | undefined;
  readonly #prepared = new Map<string, Prepared>();

  constructor(settings: SqliteSettings, onNotice: (message: string) => void) {
    this.#settings = settings;
    this.#onNotice = onNotice;
  }

  /** @param deadlineMs - Time of `monotonicMs` after which nothing is written. */
  execute(request: SqliteRequest, deadlineMs: number): SqliteResult {
    try {
      return this.#attempt(request, deadlineMs);
    } catch (error) {
      return this.#recover(error, request, { deadlineMs, canReplace: true });
    }
  }

  close(): void {
    const database = this.#database;
    this.#database = undefined;
    this.#prepared.clear();
    database?.close();
  }

  get #isInMemory(): boolean {
    return this.#settings.file === ':memory:';
  }

  #attempt(request: SqliteRequest, deadlineMs: number): SqliteResult {
    switch (request.kind) {
      case 'read':
        return { rows: this.#all(request.sql, request.values) };
      case 'write':
        return { rows: this.#transact(deadlineMs, () => this.#writeAll(request.statements)) };
      case 'probe':
        return { rows: this.#transact(deadlineMs, () => this.#rewriteHeader()) };
      case 'size':
        return { bytes: this.#countBytes() };
      case 'close':
        this.close();
        return { rows: [] };
    }
  }

  #recover(
    error: unknown,
    request: SqliteRequest,
    { deadlineMs, canReplace }: { readonly deadlineMs: number; readonly canReplace: boolean },
  ): SqliteResult {
    if (error instanceof NoRowsError) return { noRowsAt: error.index };
    if (error instanceof DatabaseUnavailableError)
      return { failure: 'unavailable', message: error.message };
    if (this.#isInMemory) return describeSqliteError(error, this.#settings.file);
    if (canReplace && isCorrupt(error)) {
      try {
        this.#replaceCorrupt(error);
        return this.#attempt(request, deadlineMs);
      } catch (next) {
        return this.#recover(next, request, { deadlineMs, canReplace: false });
      }
    }
    // For example, a connection to a file that was read-only remains read-only.
    if (needsReopening(error)) this.close();
    return describeSqliteError(error, this.#settings.file);
  }

  #replaceCorrupt(error: unknown): void {
    const { file } = this.#settings;
    this.close();
    // Of several processes, one replaces the file.
    const target = identityOf(file) === this.#identity ? setAside(file) : undefined;
    if (target === undefined) return;
    this.#onNotice(
      `${file} was corrupt (${(error as Error).message}). It was renamed to ${target}, and a new database was created. Restore a backup, or recover rows with the .recover command of sqlite3.`,
    );
  }

  #transact(deadlineMs: number, work: () => readonly Row[]): readonly Row[] {
    const database = this.#open();
    database.exec('BEGIN IMMEDIATE');
    try {
      const rows = work();
      if (monotonicMs() > deadlineMs)
        throw new DatabaseUnavailableError('The write took too long.');
      database.exec('COMMIT');
      return rows;
    } catch (error) {
      try {
        if (database.isTransaction) database.exec('ROLLBACK');
      } catch {
        // Closing also rolls back.
        if (!this.#isInMemory) this.close();
      }
      throw error;
    }
  }

  #writeAll(statements: readonly SentStatement[]): readonly Row[] {
    let rows: readonly Row[] = [];
    for (const [index, { sql, values, isRowRequired }] of statements.entries()) {
      rows = this.#all(sql, values);
      if (isRowRequired && this.#readNumber('SELECT changes()') === 0) throw new NoRowsError(index);
    }
    return rows;
  }

  /** Minimal write, which fails like any other if the disk is full, locked or read-only. */
  #rewriteHeader(): readonly Row[] {
    this.#open().exec(`PRAGMA user_version = ${this.#readNumber('PRAGMA user_version')}`);
    return [];
  }

  #countBytes(): number {
    const pages = this.#readNumber('PRAGMA page_count') - this.#readNumber('PRAGMA freelist_count');
    const journal = this.#isInMemory
      ? undefined
      : statSync(`${this.#settings.file}-wal`, { throwIfNoEntry: false });
    return pages * this.#readNumber('PRAGMA page_size') + (journal?.size ?? 0);
  }

  #readNumber(sql: string): number {
    const [row = {}] = this.#all(sql, []);
    return Number(Object.values(row)[0]);
  }

  #all(sql: string, values: readonly SqlValue[]): readonly Row[] {
    const { statement, order } = this.#prepare(sql);
    return statement.all(...order.map((at) => values[at - 1] ?? null)) as Row[];
  }

  /** SQLite treats numbered parameters as named, but Node binds only anonymous ones by position. */
  #prepare(sql: string): Prepared {
    const database = this.#open();
    const known = this.#prepared.get(sql);
    if (known) return known;
    const order = [...sql.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at));
    const prepared = { statement: database.prepare(sql.replaceAll(/\$\d+/g, '?')), order };
    if (this.#prepared.size >= MAX_PREPARED_STATEMENTS) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  #open(): DatabaseSync {
    const { file } = this.#settings;
    if (this.#database) {
      if (this.#isInMemory || this.#database.isTransaction) return this.#database;
      if (identityOf(file) === this.#identity) return this.#database;
      // Data written to a deleted file is lost.
      this.close();
      this.#onNotice(`${file} was deleted or replaced while it was open. It is opened again.`);
    }
    if (this.#isInMemory) return (this.#database = this.#connect());
    mkdirSync(dirname(file), { recursive: true });
    // Before and after, because connecting may fail or create the file.
    this.#identity = identityOf(file);
    this.#database = this.#connect();
    this.#identity = identityOf(file);
    return this.#database;
  }

  #connect(): DatabaseSync {
    const { file, tables } = this.#settings;
    const database = new DatabaseSync(file);
    try {
      // Acknowledged writes survive a power cut. The worker waits for locks, not SQLite.
      database.exec(`
        PRAGMA busy_timeout = 0;
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        ${tables}
      `);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  }
}

/** Device and inode; `undefined` if the file is gone. */
function identityOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
