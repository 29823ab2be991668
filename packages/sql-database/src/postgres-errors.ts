import { DatabaseError } from 'pg';
import { DatabaseUnavailableError, UniqueViolationError } from './database.ts';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';
const UNDEFINED_TABLE = '42P01';
/** Deadlocks and failed serialisation. PostgreSQL has rolled back. */
const CONFLICTS = new Set(['40P01', '40001']);
/**
 * Classes of temporary errors: connection, read-only transaction, authorisation, rollback, missing
 * database, resources, locks, shutdown and cancelled statements, system, internal.
 */
const UNAVAILABLE = /^(?:08|25|28|40|3D|53|55|57|58|XX)/;

/** A caller's error, after which the transaction is rolled back. */
export class RollbackError extends Error {
  constructor(cause: Error) {
    super('', { cause });
  }
}

export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && CONFLICTS.has(error.code ?? '');
}

/** Whether the connection is still usable, because the server has responded with an error. */
export function isConnectionUsable(error: unknown): boolean {
  return error instanceof RollbackError || error instanceof DatabaseError;
}

/** Converts an error for callers of the database. */
export function describePostgresError(error: unknown): unknown {
  if (error instanceof RollbackError) return error.cause;
  if (error instanceof DatabaseUnavailableError || error instanceof TypeError) return error;
  const { message } = error as Error;
  if (error instanceof DatabaseError) {
    const code = error.code ?? '';
    if (code === UNIQUE_VIOLATION) return new UniqueViolationError(message, { cause: error });
    if (code !== UNDEFINED_TABLE && !UNAVAILABLE.test(code)) return error;
  }
  // Several addresses of a host were tried: the message is empty then.
  const reason = message || String((error as AggregateError).errors?.[0] ?? error);
  return new DatabaseUnavailableError(`PostgreSQL cannot be used: ${reason}`, { cause: error });
}
