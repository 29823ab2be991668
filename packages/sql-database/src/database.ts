export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

/** A statement in the SQL subset of both databases, with parameters `$1`, `$2` and so on. */
export type Statement = {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** Error to throw if no row was affected. The whole batch is then rolled back. */
  readonly onNoRows?: () => Error;
};

/** The tables of a service. */
export type DatabaseSchema = {
  /** Name of the service, for lists of connections. */
  readonly name: string;
  /** Creates the tables that do not exist yet, in SQL that both databases understand. */
  readonly tables: string;
  /** Lock id, with which replicas create the tables one after the other. Unique among services. */
  readonly lockId: number;
};

/** Violation of a unique constraint. */
export class UniqueViolationError extends Error {
  override readonly name = 'UniqueViolationError';
}

/**
 * The database cannot be used at the moment: it is down, locked, full, read-only or too slow. After
 * a write it may be unknown whether the write was stored.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

export type DatabaseHealth =
  | { readonly status: 'ok' }
  | { readonly status: 'unavailable'; readonly reason: string; readonly since: Date };

export type DatabaseOptions = {
  /** Time limit of a call, including its time in the queue. */
  readonly timeoutMs?: number;
  /** Maximum number of waiting calls. Further ones fail immediately. */
  readonly maxPendingCalls?: number;
};

export const TIMEOUT_MS = 5000;
export const MAX_PENDING_CALLS = 256;

/**
 * Storage of the service. A call can fail while the database is down, and the next one can succeed.
 */
export type Database = {
  read(sql: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
  /**
   * Writes all statements or none. Resolves once they are durable, with the rows that the last one
   * returns.
   */
  write(statements: readonly Statement[]): Promise<readonly Row[]>;
  /**
   * Returns the outcome of the last calls. If the last call was some time ago, this starts a probe,
   * and the next call returns its outcome.
   */
  health(): DatabaseHealth;
  /**
   * Bytes in use on this machine's disk; `undefined` if they are on another machine. Pages that
   * deleted rows left free are reused before the file grows, so they do not count.
   */
  sizeBytes(): Promise<number | undefined>;
  close(): Promise<void>;
};
