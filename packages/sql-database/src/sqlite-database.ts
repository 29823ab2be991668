import { Worker } from 'node:worker_threads';
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
  UniqueViolationError,
} from './database.ts';
import { HealthMonitor } from './health-monitor.ts';
import {
  monotonicMs,
  type SqliteCall,
  type SqliteMessage,
  type SqliteRequest,
  type SqliteResult,
  type SqliteSettings,
} from './sqlite-messages.ts';

export type SqliteOptions = DatabaseOptions & {
  /** Time that a call waits for the lock of another process. */
  readonly busyTimeoutMs?: number;
  /** Called with notices for the operator, for example that a corrupt file was set aside. */
  readonly onNotice?: (message: string) => void;
};

const BUSY_TIMEOUT_MS = 2000;

/**
 * A SQLite file in a worker thread, so a slow disk or a lock never blocks the event loop. The
 * thread starts with the first call.
 */
export class SqliteDatabase implements Database {
  readonly #settings: SqliteSettings;
  readonly #options: Required<SqliteOptions>;
  readonly #monitor = new HealthMonitor(() => this.#observe('write', { kind: 'probe' }));
  /** Calls that the worker has not completed, including those that timed out. */
  readonly #pending = new Map<number, (result: SqliteResult) => void>();
  #worker: Worker | undefined;
  #lastId = 0;
  #isClosed = false;

  /** @param file - Path of the file, or `:memory:`. */
  constructor(file: string, schema: DatabaseSchema, options: SqliteOptions = {}) {
    this.#options = {
      timeoutMs: TIMEOUT_MS,
      maxPendingCalls: MAX_PENDING_CALLS,
      busyTimeoutMs: BUSY_TIMEOUT_MS,
      onNotice: (message) => process.emitWarning(message),
      ...options,
    };
    const { busyTimeoutMs } = this.#options;
    this.#settings = { file, tables: schema.tables, busyTimeoutMs };
  }

  async read(sql: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return rowsOf(await this.#observe('read', { kind: 'read', sql, values }));
  }

  async write(statements: readonly Statement[]): Promise<readonly Row[]> {
    const sent = statements.map(({ sql, values, onNoRows }) => ({
      sql,
      values,
      isRowRequired: onNoRows !== undefined,
    }));
    const result = await this.#observe('write', { kind: 'write', statements: sent });
    const error = 'noRowsAt' in result && statements[result.noRowsAt]?.onNoRows?.();
    if (error) throw error;
    return rowsOf(result);
  }

  health(): DatabaseHealth {
    return this.#monitor.health();
  }

  async sizeBytes(): Promise<number | undefined> {
    const result = await this.#observe('read', { kind: 'size' });
    return 'bytes' in result ? result.bytes : undefined;
  }

  /** Completes the calls that are waiting. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const worker = this.#worker;
    if (!worker) return;
    await this.#send(worker, { kind: 'close' }).catch(() => undefined);
    // The thread does not end while the disk hangs.
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#options.timeoutMs);
    await Promise.race([worker.terminate(), promise]);
    clearTimeout(timer);
  }

  #observe(kind: 'read' | 'write', request: SqliteRequest): Promise<SqliteResult> {
    return this.#monitor.observe(kind, () => this.#call(request));
  }

  async #call(request: SqliteRequest): Promise<SqliteResult> {
    const { maxPendingCalls } = this.#options;
    const { file } = this.#settings;
    if (this.#isClosed) throw new DatabaseUnavailableError(`The database ${file} is closed.`);
    if (this.#pending.size >= maxPendingCalls) {
      throw new DatabaseUnavailableError(
        `The database ${file} is too slow: ${this.#pending.size} calls are waiting.`,
      );
    }
    const result = await this.#send((this.#worker ??= this.#start()), request);
    if (!('failure' in result)) return result;
    const { failure, message } = result;
    if (failure === 'other') throw new Error(message);
    throw failure === 'unique'
      ? new UniqueViolationError(message)
      : new DatabaseUnavailableError(message);
  }

  #send(worker: Worker, request: SqliteRequest): Promise<SqliteResult> {
    const { timeoutMs } = this.#options;
    const { promise, resolve, reject } = Promise.withResolvers<SqliteResult>();
    const id = (this.#lastId += 1);
    const timer = setTimeout(() => {
      const message = `The database ${this.#settings.file} did not respond in ${timeoutMs} ms.`;
      reject(new DatabaseUnavailableError(message));
    }, timeoutMs);
    this.#pending.set(id, (result) => {
      clearTimeout(timer);
      resolve(result);
    });
    // An idle thread does not keep the process alive.
    worker.ref();
    const call: SqliteCall = { id, request, deadlineMs: monotonicMs() + timeoutMs };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(call);
    return promise;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      name: `sqlite ${this.#settings.file}`,
      workerData: this.#settings,
    });
    worker.on('message', (message: SqliteMessage) => {
      if ('notice' in message) this.#options.onNotice(message.notice);
      else this.#complete(message.id, message.result);
    });
    worker.on('error', (error: Error) => this.#drop(worker, error.message));
    worker.on('exit', () => this.#drop(worker, 'its thread has ended'));
    return worker;
  }

  #complete(id: number, result: SqliteResult): void {
    this.#pending.get(id)?.(result);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#worker?.unref();
  }

  /** The next call starts another thread. */
  #drop(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const message = `The database ${this.#settings.file} cannot be used: ${reason}.`;
    for (const id of this.#pending.keys()) this.#complete(id, { failure: 'unavailable', message });
  }
}

function rowsOf(result: SqliteResult): readonly Row[] {
  return 'rows' in result ? result.rows : [];
}
