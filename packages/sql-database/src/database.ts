export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

/** A statement in the SQL subset of both databases, with parameters `$1`, `$2` and so on. */
export type Statement = {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** Error to throw if no row was affected. The whole batch is then rolled back. */
  readonly onNoRows?: () => Error;
};

/** What a service stores. */
export type DatabaseSchema = {
  /** Name of the service, for lists of connections. */
  readonly name: string;
  /** Creates the tables that do not exist yet, in SQL that both databases understand. */
  readonly tables: string;
  /** Lock id, so that replicas create the tables one after the other. Unique among services. */
  readonly lockId: number;
};

/** Violation of a unique constraint. */
export class UniqueViolationError extends Error {
  override readonly name = 'UniqueViolationError';
}

/** The database cannot be reached, or is too busy. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** Storage of the service. A call may fail while the database is down, and the next may succeed. */
export type Database = {
  read(sql: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
  /**
   * Writes all statements or none. Resolves once they are durable, with the rows that the last one
   * returns.
   */
  write(statements: readonly Statement[]): Promise<readonly Row[]>;
  close(): Promise<void>;
};
