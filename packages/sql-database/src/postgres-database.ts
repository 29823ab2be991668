import { type ClientBase, Pool, type PoolClient, types } from 'pg';
import {
  type Database,
  type DatabaseHealth,
  type DatabaseOptions,
  type DatabaseSchema,
  DatabaseUnavailableError,
  MAX_PENDING_CALLS,
  type Row,
  type SqlValue,
  type Statement,
  TIMEOUT_MS,
} from './database.ts';
import { type CallKind, HealthMonitor } from './health-monitor.ts';
import {
  describePostgresError,
  isConflict,
  isConnectionUsable,
  RollbackError,
} from './postgres-errors.ts';

const MAX_CONNECTIONS = 10;
const MAX_ATTEMPTS = 5;

/** Parsers by type id, which return the same values as SQLite. */
const PARSERS: Readonly<Record<number, (text: string) => SqlValue>> = {
  // boolean
  16: (text) => (text === 't' ? 1 : 0),
  // bigint: counts fit into a number
  20: Number,
  // timestamptz
  1184: (text) => new Date(text).toISOString(),
};

/** PostgreSQL, shared by several processes. Tables are created on first use. */
export class PostgresDatabase implements Database {
  readonly #pool: Pool;
  readonly #schema: DatabaseSchema;
  readonly #timeoutMs: number;
  readonly #maxPendingCalls: number;
  readonly #monitor = new HealthMonitor(() =>
    // Allocates a transaction id, which works only on a server that accepts writes.
    this.#observe('write', (client) => client.query('SELECT txid_current()')),
  );
  #pending = 0;
  #prepared: Promise<unknown> | undefined;

  constructor(connectionString: string, schema: DatabaseSchema, options: DatabaseOptions = {}) {
    this.#schema = schema;
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.#maxPendingCalls = options.maxPendingCalls ?? MAX_PENDING_CALLS;
    this.#pool = new Pool({
      connectionString,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: this.#timeoutMs,
      // Ends statements whose caller has given up.
      statement_timeout: this.#timeoutMs,
      idle_in_transaction_session_timeout: this.#timeoutMs,
      allowExitOnIdle: true,
      application_name: schema.name,
      types: {
        getTypeParser: (id, format) => (PARSERS[id] ?? types.getTypeParser(id, format)) as never,
      },
    });
    // A broken connection fails its query, or is replaced if it is idle. Without a listener, the
    // event would end the process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async read(sql: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return this.#observe(
      'read',
      async (client) => (await client.query<Row>(sql, [...values])).rows,
    );
  }

  async write(statements: readonly Statement[]): Promise<readonly Row[]> {
    return this.#observe('write', (client) =>
      retryOnConflict(() => writeTransaction(client, statements)),
    );
  }

  health(): DatabaseHealth {
    return this.#monitor.health();
  }

  async sizeBytes(): Promise<undefined> {
    return undefined;
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }

  #observe<Result>(kind: CallKind, work: (client: ClientBase) => Promise<Result>): Promise<Result> {
    return this.#monitor.observe(kind, async () => {
      if (this.#pending >= this.#maxPendingCalls) {
        throw new DatabaseUnavailableError(
          `PostgreSQL is too slow: ${this.#pending} calls are waiting.`,
        );
      }
      this.#pending += 1;
      try {
        const deadlineMs = performance.now() + this.#timeoutMs;
        await (this.#prepared ??= this.#createTables(deadlineMs));
        return await this.#withClient(deadlineMs, work);
      } catch (error) {
        throw this.#explain(error);
      } finally {
        this.#pending -= 1;
      }
    });
  }

  #explain(error: unknown): unknown {
    const explained = describePostgresError(error);
    // After a reconnect it may be another database, without the tables.
    if (explained instanceof DatabaseUnavailableError) this.#prepared = undefined;
    return explained;
  }

  async #createTables(deadlineMs: number): Promise<void> {
    const { lockId, tables } = this.#schema;
    try {
      // Sent as one query, they form one transaction.
      await this.#withClient(deadlineMs, (client) =>
        client.query(`SELECT pg_advisory_xact_lock(${lockId}); ${tables}`),
      );
    } catch (error) {
      this.#prepared = undefined;
      throw error;
    }
  }

  /** Runs work on a connection, which is closed after the time limit. */
  async #withClient<Result>(
    deadlineMs: number,
    work: (client: ClientBase) => Promise<Result>,
  ): Promise<Result> {
    const client = await this.#connect(deadlineMs);
    const cut = cutAt(client, deadlineMs);
    try {
      const result = await work(client);
      cut.cancel();
      return result;
    } catch (error) {
      cut.cancel(!isConnectionUsable(error));
      const isExplained = error instanceof DatabaseUnavailableError;
      throw cut.isDone() && !isExplained ? this.#timeoutError(error) : error;
    }
  }

  /** The pool also has a time limit, but it restarts with each connection. */
  async #connect(deadlineMs: number): Promise<PoolClient> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(this.#timeoutError()),
      Math.max(1, deadlineMs - performance.now()),
    );
    const connecting = this.#pool.connect();
    try {
      return await Promise.race([connecting, promise]);
    } catch (error) {
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #timeoutError(cause?: unknown): DatabaseUnavailableError {
    const message = `PostgreSQL cannot be used: it did not respond in ${this.#timeoutMs} ms.`;
    return new DatabaseUnavailableError(message, { cause });
  }
}

type Cut = { readonly isDone: () => boolean; readonly cancel: (isBroken?: boolean) => void };

/**
 * Removes a connection from the pool at a given time, unless it was returned before. The server
 * then rolls back, and a server that does not respond does not occupy connections of the pool.
 */
function cutAt(client: PoolClient, deadlineMs: number): Cut {
  let isDone = false;
  const timer = setTimeout(
    () => {
      isDone = true;
      client.release(true);
    },
    Math.max(1, deadlineMs - performance.now()),
  );
  return {
    isDone: () => isDone,
    cancel: (isBroken = false) => {
      clearTimeout(timer);
      if (!isDone) client.release(isBroken);
    },
  };
}

async function writeTransaction(
  client: ClientBase,
  statements: readonly Statement[],
): Promise<readonly Row[]> {
  let rows: readonly Row[];
  try {
    await client.query('BEGIN');
    rows = await writeAll(client, statements);
  } catch (error) {
    // Otherwise the connection is closed, which also rolls back.
    if (isConnectionUsable(error)) await client.query('ROLLBACK');
    throw error;
  }
  try {
    await client.query('COMMIT');
    return rows;
  } catch (error) {
    if (isConnectionUsable(error)) throw error;
    throw new DatabaseUnavailableError(
      'PostgreSQL cannot be used: the connection was lost during COMMIT, and it is unknown whether the write was stored.',
      { cause: error },
    );
  }
}

async function writeAll(
  client: ClientBase,
  statements: readonly Statement[],
): Promise<readonly Row[]> {
  let rows: readonly Row[] = [];
  for (const { sql, values, onNoRows } of statements) {
    const result = await client.query<Row>(sql, [...values]);
    if (onNoRows && result.rowCount === 0) throw new RollbackError(onNoRows());
    rows = result.rows;
  }
  return rows;
}

/** Retries a transaction that PostgreSQL rolled back. */
async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempts === MAX_ATTEMPTS) throw error;
    }
  }
}
