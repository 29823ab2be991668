export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

/** SQL that both databases understand, with parameters `$1`, `$2` and so on. */
export type Statement = {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** What it means if no row was written: then nothing of the batch is. */
  readonly onNoRows?: () => Error;
};

/** A row with the same key is there already. */
export class UniqueViolationError extends Error {
  override readonly name = 'UniqueViolationError';
}

/** The database cannot be reached, or is too busy. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/**
 * Where the service keeps what it was told. Each call may fail while a database is down, and the
 * next may succeed.
 */
export type Database = {
  read(sql: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
  /**
   * Writes all statements or none; resolves when nothing can lose them any more, with the rows
   * that the last one returns.
   */
  write(statements: readonly Statement[]): Promise<readonly Row[]>;
  close(): Promise<void>;
};
