import { DatabaseUnavailableError } from '@brand/sql-database';
import {
  type AnswerStore,
  type LogEntry,
  RETENTION_DAYS,
  type StoredOutcome,
  type StoredQuestion,
  type Thumbs,
} from './answer-store.ts';
import { redactPersonalData } from './redact-personal-data.ts';

export type QuestionLogOptions = {
  readonly store: AnswerStore;
  readonly warn: (error: unknown, message: string) => void;
  /** Entries that may wait. Further ones are dropped. */
  readonly maxQueuedEntries?: number;
  readonly flushIntervalMs?: number;
};

const DAY_MS = 86_400_000;
const PURGE_INTERVAL_MS = DAY_MS / 4;
const WARNING_INTERVAL_MS = 60_000;
const FLUSH_INTERVAL_MS = 1000;
const MAX_QUEUED_ENTRIES = 2000;
const BATCH_SIZE = 100;

/**
 * A log of questions outside the requests. Entries wait in memory and are written in batches, so
 * answers do not wait for the database. While the database is down, the entries keep waiting, and
 * are dropped if there are too many. Questions older than 90 days are deleted.
 */
export class QuestionLog {
  readonly #store: AnswerStore;
  readonly #warn: QuestionLogOptions['warn'];
  readonly #maxQueuedEntries: number;
  readonly #timers: readonly NodeJS.Timeout[];
  #queue: LogEntry[] = [];
  #flushing: Promise<void> | undefined;
  #droppedQuestions = 0;
  #warnedAt = -Infinity;

  constructor({ store, warn, ...limits }: QuestionLogOptions) {
    this.#store = store;
    this.#warn = warn;
    this.#maxQueuedEntries = limits.maxQueuedEntries ?? MAX_QUEUED_ENTRIES;
    const flushIntervalMs = limits.flushIntervalMs ?? FLUSH_INTERVAL_MS;
    this.#timers = [
      setInterval(() => void this.#attempt(() => this.flush()), flushIntervalMs).unref(),
      setInterval(() => void this.#purge(), PURGE_INTERVAL_MS).unref(),
    ];
    void this.#purge();
  }

  /** Questions that were not stored, because too many were waiting or the database refused them. */
  get droppedQuestions(): number {
    return this.#droppedQuestions;
  }

  get queueLength(): number {
    return this.#queue.length;
  }

  saveQuestion(question: StoredQuestion): void {
    // PostgreSQL stores no NUL in texts.
    const text = redactPersonalData(question.question).replaceAll('\0', '');
    this.#add({ ...question, kind: 'question', question: text, askedAt: new Date() });
  }

  saveOutcome(outcome: StoredOutcome): void {
    this.#add({ ...outcome, kind: 'outcome' });
  }

  /** Resolves once the rating is durable; `false` if the question does not exist. */
  async saveThumbs(messageId: string, thumbs: Thumbs): Promise<boolean> {
    // The question may still be waiting.
    await this.flush();
    return this.#store.saveThumbs(messageId, thumbs);
  }

  /**
   * Writes the entries that wait. If the database is unavailable, rejects and keeps the entries.
   */
  async flush(): Promise<void> {
    if (this.#queue.length === 0) return;
    await (this.#flushing ??= this.#writeBatches());
  }

  /** Writes the entries that wait, if the database is available. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#attempt(() => this.flush());
  }

  #add(entry: LogEntry): void {
    if (this.#queue.length < this.#maxQueuedEntries) this.#queue.push(entry);
    else this.#drop(entry);
  }

  #drop({ kind }: LogEntry): void {
    if (kind === 'question') this.#droppedQuestions += 1;
  }

  async #writeBatches(): Promise<void> {
    try {
      while (this.#queue.length > 0) {
        const batch = this.#queue.slice(0, BATCH_SIZE);
        await this.#writeBatch(batch);
        this.#queue = this.#queue.slice(batch.length);
      }
    } finally {
      this.#flushing = undefined;
    }
  }

  async #writeBatch(batch: readonly LogEntry[]): Promise<void> {
    try {
      await this.#store.saveEntries(batch);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      // One entry must not stop the others.
      for (const entry of batch) await this.#writeOrDrop(entry);
    }
  }

  async #writeOrDrop(entry: LogEntry): Promise<void> {
    try {
      await this.#store.saveEntries([entry]);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      this.#drop(entry);
      this.#warn(error, 'the database refused a question: it is not kept');
    }
  }

  #purge(): Promise<void> {
    const oldest = new Date(Date.now() - RETENTION_DAYS * DAY_MS);
    return this.#attempt(() => this.#store.deleteBefore(oldest));
  }

  async #attempt(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (performance.now() - this.#warnedAt < WARNING_INTERVAL_MS) return;
      this.#warnedAt = performance.now();
      this.#warn(error, 'the database does not answer: questions wait to be kept');
    }
  }
}
