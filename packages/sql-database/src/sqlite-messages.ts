import type { DatabaseSchema, Row, SqlValue } from './database.ts';

/** Settings of the worker. */
export type SqliteSettings = {
  /** Path of the file, or `:memory:`. */
  readonly file: string;
  readonly tables: DatabaseSchema['tables'];
  /** Time that a call waits for the lock of another process. */
  readonly busyTimeoutMs: number;
};

/** A statement without its error, because functions cannot be sent to a thread. */
export type SentStatement = {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** Whether the batch is rolled back if no row is affected. */
  readonly isRowRequired: boolean;
};

export type SqliteRequest =
  | { readonly kind: 'read'; readonly sql: string; readonly values: readonly SqlValue[] }
  | { readonly kind: 'write'; readonly statements: readonly SentStatement[] }
  | { readonly kind: 'probe' | 'size' | 'close' };

export type SqliteCall = {
  readonly id: number;
  readonly request: SqliteRequest;
  /** Time of `monotonicMs` after which the caller no longer waits for the result. */
  readonly deadlineMs: number;
};

export type SqliteResult =
  | { readonly rows: readonly Row[] }
  | { readonly bytes: number }
  /** Index of the statement that affected no row. */
  | { readonly noRowsAt: number }
  | { readonly failure: 'unique' | 'busy' | 'unavailable' | 'other'; readonly message: string };

export type SqliteMessage =
  | { readonly id: number; readonly result: SqliteResult }
  | { readonly notice: string };

/** A clock that all threads share and that cannot be set. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
