import { type ClientBase, DatabaseError, Pool, types } from 'pg';
import {
  type Database,
  type DatabaseSchema,
  DatabaseUnavailableError,
  UniqueViolationError,
  type Row,
  type SqlValue,
  type Statement,
} from './database.ts';

const TIMEOUT_MS = 5000;
const MAX_CONNECTIONS = 10;
const UNIQUE_VIOLATION = '23505';
/** Deadlocks and failed serialisation. */
const CONFLICTS = new Set(['40P01', '40001']);
const MAX_ATTEMPTS = 5;
/** Type id of `bigint`. Counts fit into a number. */
const BIGINT = 20;

/** PostgreSQL, shared by several processes. Tables are created on first use. */
export class PostgresDatabase implements Database {
  readonly #pool: Pool;
  readonly #schema: DatabaseSchema;
  #prepared: Promise<unknown> | undefined;

  /** @param timeoutMs - Timeout of a connection and of a statement. */
  constructor(connectionString: string, schema: DatabaseSchema, timeoutMs = TIMEOUT_MS) {
    this.#schema = schema;
    this.#pool = new Pool({
      connectionString,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: timeoutMs,
      statement_timeout: timeoutMs,
      query_timeout: timeoutMs * 2,
      application_name: schema.name,
      types: {
        getTypeParser: (id, format) =>
          id === BIGINT ? Number : (types.getTypeParser(id, format) as never),
      },
    });
    // An idle connection broke: the next query opens another.
    this.#pool.on('error', () => undefined);
  }

  async read(sql: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return this.#run(async () => (await this.#pool.query<Row>(sql, [...values])).rows);
  }

  async write(statements: readonly Statement[]): Promise<readonly Row[]> {
    return this.#run(() => retryTransaction(() => this.#writeOnce(statements)));
  }

  async #writeOnce(statements: readonly Statement[]): Promise<readonly Row[]> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const rows = await writeAll(client, statements);
      await client.query('COMMIT');
      client.release();
      return rows;
    } catch (error) {
      // A connection that cannot roll back is not returned to the pool.
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { lockId, tables } = this.#schema;
    this.#prepared ??= this.#pool.query(`SELECT pg_advisory_xact_lock(${lockId}); ${tables}`);
    try {
      await this.#prepared;
      return await work();
    } catch (error) {
      throw this.#explain(error);
    }
  }

  #explain(error: unknown): unknown {
    if (error instanceof DatabaseError) {
      if (error.code === UNIQUE_VIOLATION) return new UniqueViolationError('', { cause: error });
    } else if (!(error instanceof Error && isOfConnection(error))) {
      return error;
    }
    // After a reconnect it may be another database, without the tables.
    this.#prepared = undefined;
    return new DatabaseUnavailableError((error as Error).message, { cause: error });
  }
}

/**
 * Retries a transaction that PostgreSQL aborted because of a deadlock or a serialisation failure.
 */
async function retryTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work();
    } catch (error) {
      const isUnlucky = error instanceof DatabaseError && CONFLICTS.has(error.code ?? '');
      if (!isUnlucky || attempts === MAX_ATTEMPTS) throw error;
    }
  }
}

async function writeAll(
  client: ClientBase,
  statements: readonly Statement[],
): Promise<readonly Row[]> {
  let rows: readonly Row[] = [];
  for (const { sql, values, onNoRows } of statements) {
    const result = await client.query<Row>(sql, [...values]);
    if (onNoRows && result.rowCount === 0) throw onNoRows();
    rows = result.rows;
  }
  return rows;
}

function isOfConnection(error: Error & { readonly code?: string }): boolean {
  return (
    error.name === 'AggregateError' ||
    /^E[A-Z]+$/.test(error.code ?? '') ||
    /connection|timeout|timed out/i.test(error.message)
  );
}
