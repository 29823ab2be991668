import type { CountAggregator } from './count-aggregator.ts';
import { MAX_ROWS_PER_STATEMENT } from './count-statements.ts';
import type { StatisticsStore } from './statistics-store.ts';
import type { CountTable } from './statistics-tables.ts';

/** Counts in memory, the table they belong to, and how much of the quota that table may fill. */
export type StatisticsQueue = {
  readonly table: CountTable;
  readonly counts: CountAggregator;
  readonly quotaRatio: number;
};

export type StatisticsHealth =
  | { readonly status: 'ok' }
  | { readonly status: 'degraded'; readonly reason: string };

export type StatisticsWriterOptions = {
  readonly store: StatisticsStore;
  readonly queues: readonly StatisticsQueue[];
  /** Disk quota. Beyond it, counts are added to stored keys only. */
  readonly maxBytes: number;
  readonly onQuotaDrop: (records: number) => void;
  /** Called once a minute at most. */
  readonly onWarning: (error: Error) => void;
};

const FLUSH_INTERVAL_MS = 5000;
/** Pause between two batches of a long queue. */
const NEXT_BATCH_MS = 100;
const MAX_BACKOFF_MS = 60_000;
/** Rows of one table in one transaction. Preparing them blocks the event loop for milliseconds. */
const MAX_ROWS_PER_FLUSH = 2048;
/** Close to the quota, measuring may read all rows. */
const MEASURE_INTERVAL_MS = 60_000;
const MAX_ROWS_BETWEEN_MEASURES = 8 * MAX_ROWS_PER_FLUSH;
/** Beyond the quota, no rows are added. */
const FULL_MEASURE_INTERVAL_MS = 600_000;
const RETENTION_DAYS = 90;
const RETENTION_INTERVAL_MS = 6 * 3_600_000;
const MAX_FIRST_RETENTION_MS = 60_000;
const RETENTION_RETRY_MS = 300_000;
const WARNING_INTERVAL_MS = 60_000;
const CLOSE_TIMEOUT_MS = 5000;
const DAY_MS = 86_400_000;
const MEGABYTE = 1024 * 1024;

/**
 * Writes counts from memory to the store every few seconds, keeps to the disk quota and deletes old
 * days. Counts that cannot be written stay in memory and are retried with back-off.
 */
export class StatisticsWriter {
  readonly #options: StatisticsWriterOptions;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<boolean> | undefined;
  #failures = 0;
  #usedBytes = 0;
  #measuredAt = -Infinity;
  #rowsSinceMeasure = 0;
  #retentionAt = performance.now() + Math.random() * MAX_FIRST_RETENTION_MS;
  #warnedAt = -Infinity;
  #isClosed = false;

  constructor(options: StatisticsWriterOptions) {
    this.#options = options;
    this.#schedule(FLUSH_INTERVAL_MS);
  }

  /** Number of keys that wait in memory. */
  get pending(): number {
    return this.#options.queues.reduce((sum, { counts }) => sum + counts.size, 0);
  }

  get isFailing(): boolean {
    return this.#failures > 0;
  }

  health(): StatisticsHealth {
    if (this.isFailing || !this.#options.store.isAvailable) {
      return {
        status: 'degraded',
        reason: 'Search statistics cannot be stored and are waiting in memory.',
      };
    }
    if (this.#usedBytes >= this.#options.maxBytes) {
      return { status: 'degraded', reason: 'Search statistics have used up SEARCH_LOG_MAX_MB.' };
    }
    return { status: 'ok' };
  }

  /**
   * Writes a batch of all counts up to now, one batch at a time. Never rejects; resolves to `false`
   * if the batch was not written.
   */
  async flush(): Promise<boolean> {
    await this.#flushing;
    this.#flushing ??= this.#flush().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  /** Writes what it can within a few seconds, and closes the store. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const { promise: timeout, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
    await Promise.race([this.#drain(), timeout]);
    clearTimeout(timer);
  }

  async #drain(): Promise<void> {
    while (this.pending > 0 && (await this.flush()));
    await this.#options.store.close().catch((error: unknown) => this.#warn('closed', error));
  }

  #schedule(delayMs: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#run(), delayMs);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    const isWritten = await this.flush();
    if (isWritten) await this.#deleteExpired();
    if (isWritten && this.pending >= MAX_ROWS_PER_STATEMENT) this.#schedule(NEXT_BATCH_MS);
    else this.#schedule(this.#failures === 0 ? FLUSH_INTERVAL_MS : this.#backoffMs());
  }

  /** Exponential back-off with jitter, so that processes do not all return at once. */
  #backoffMs(): number {
    const delay = Math.min(MAX_BACKOFF_MS, FLUSH_INTERVAL_MS * 2 ** (this.#failures - 1));
    return delay * (0.8 + Math.random() * 0.4);
  }

  async #flush(): Promise<boolean> {
    if (this.pending === 0) return true;
    try {
      await this.#measure();
      const { queues } = this.#options;
      await this.#writeAll(queues.filter((queue) => !this.#isFull(queue)));
      for (const queue of queues.filter((each) => this.#isFull(each))) {
        await this.#writeStored(queue);
      }
      this.#failures = 0;
      return true;
    } catch (error) {
      this.#failures += 1;
      this.#warn('written', error);
      return false;
    }
  }

  async #writeAll(queues: readonly StatisticsQueue[]): Promise<void> {
    const batches = queues.map(({ table, counts }) => ({
      table,
      counts,
      rows: counts.take(MAX_ROWS_PER_FLUSH),
    }));
    try {
      await this.#options.store.add(batches);
    } catch (error) {
      for (const { counts, rows } of batches) counts.restore(rows);
      throw error;
    }
    for (const { counts, rows } of batches) {
      counts.release(rows);
      this.#rowsSinceMeasure += rows.length;
    }
  }

  async #writeStored({ table, counts }: StatisticsQueue): Promise<void> {
    for (let written = 0; written < MAX_ROWS_PER_FLUSH; written += MAX_ROWS_PER_STATEMENT) {
      const rows = counts.take(MAX_ROWS_PER_STATEMENT);
      if (rows.length === 0) return;
      try {
        const dropped = await this.#options.store.addToStored({ table, rows });
        this.#options.onQuotaDrop(dropped.reduce((sum, { records }) => sum + records, 0));
      } catch (error) {
        counts.restore(rows);
        throw error;
      }
      counts.release(rows);
    }
  }

  #isFull({ quotaRatio }: StatisticsQueue): boolean {
    return this.#usedBytes >= this.#options.maxBytes * quotaRatio;
  }

  async #measure(): Promise<void> {
    const { store, queues, maxBytes } = this.#options;
    const now = performance.now();
    const isFull = this.#usedBytes >= maxBytes;
    const isRecent =
      now - this.#measuredAt < (isFull ? FULL_MEASURE_INTERVAL_MS : MEASURE_INTERVAL_MS);
    if (isRecent && this.#rowsSinceMeasure < MAX_ROWS_BETWEEN_MEASURES) return;
    const lowestQuota = maxBytes * Math.min(...queues.map(({ quotaRatio }) => quotaRatio));
    this.#usedBytes = await store.readSize(lowestQuota);
    this.#measuredAt = now;
    this.#rowsSinceMeasure = 0;
    if (this.#usedBytes < maxBytes) return;
    const [used, allowed] = [this.#usedBytes, maxBytes].map((it) => Math.round(it / MEGABYTE));
    this.#report(
      new Error(
        `SEARCH_LOG_MAX_MB: search statistics use ${used} MB of ${allowed} MB, so queries that are ` +
          `new today are not counted. Raise the limit, or wait until old days are deleted.`,
      ),
    );
  }

  async #deleteExpired(): Promise<void> {
    if (performance.now() < this.#retentionAt) return;
    try {
      const oldest = new Date(Date.now() - RETENTION_DAYS * DAY_MS).toISOString().slice(0, 10);
      await this.#options.store.deleteBefore(oldest);
      // Several processes share a database: jitter spreads their runs.
      this.#retentionAt = performance.now() + RETENTION_INTERVAL_MS * (0.9 + Math.random() * 0.2);
      this.#measuredAt = -Infinity;
    } catch (error) {
      this.#retentionAt = performance.now() + RETENTION_RETRY_MS;
      if (!this.#isClosed) this.#warn('deleted after 90 days', error);
    }
  }

  #warn(what: string, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const cause = message.replace(/\.$/, '');
    this.#report(
      new Error(
        `Search statistics cannot be ${what} (${cause}), and ${this.pending} of them are waiting in ` +
          `memory. Check SEARCH_LOG_FILE or DATABASE_URL.`,
        { cause: error },
      ),
    );
  }

  #report(error: Error): void {
    if (performance.now() - this.#warnedAt < WARNING_INTERVAL_MS) return;
    this.#warnedAt = performance.now();
    this.#options.onWarning(error);
  }
}
