import { CountAggregator } from './count-aggregator.ts';
import type { InsightEvent } from './insight-event.ts';
import { createReport, type SearchReport } from './report.ts';
import type { StatisticsStore } from './statistics-store.ts';
import { type StatisticsHealth, StatisticsWriter } from './statistics-writer.ts';
import { toStorableText } from './storable-text.ts';

export type StatisticsOptions = {
  readonly store: StatisticsStore;
  /** Disk quota of the store. */
  readonly maxBytes: number;
};

/**
 * Reasons for which records are lost: too many different ones at a time, too many while the store
 * cannot be written, or a disk quota that is used up.
 */
export type DropReason = 'queue-full' | 'store-unavailable' | 'quota';

const MAX_QUERY_LENGTH = 200;
const MAX_QUERY_KEYS = 20_000;
const MAX_EVENT_KEYS = 10_000;
/** Browsers send events unasked: a flood of them leaves part of the quota to queries. */
const EVENT_QUOTA_RATIO = 0.8;
const DAY_MS = 86_400_000;

/**
 * Counts queries and events by day, without identifying readers. Recording only changes bounded
 * memory, so it never waits or throws; a writer stores the counts later.
 */
export class SearchStatistics {
  readonly dropped: Readonly<Record<DropReason, number>>;
  readonly #dropped = { 'queue-full': 0, 'store-unavailable': 0, quota: 0 };
  readonly #queries = new CountAggregator(MAX_QUERY_KEYS);
  readonly #events = new CountAggregator(MAX_EVENT_KEYS);
  readonly #store: StatisticsStore;
  readonly #writer: StatisticsWriter;
  #dayNumber = -1;
  #day = '';

  constructor({ store, maxBytes }: StatisticsOptions, onWarning: (error: Error) => void) {
    const { queries, events } = store.tables;
    this.dropped = this.#dropped;
    this.#store = store;
    this.#writer = new StatisticsWriter({
      store,
      queues: [
        { table: queries, counts: this.#queries, quotaRatio: 1 },
        { table: events, counts: this.#events, quotaRatio: EVENT_QUOTA_RATIO },
      ],
      maxBytes,
      onQuotaDrop: (records) => {
        this.#dropped.quota += records;
      },
      onWarning,
    });
  }

  /** Number of keys that wait in memory. */
  get pending(): number {
    return this.#writer.pending;
  }

  health(): StatisticsHealth {
    return this.#writer.health();
  }

  addQuery(query: string, hits: number): void {
    this.#add(this.#queries, [this.#today(), normalizeQuery(query)], [1, hits === 0 ? 1 : 0, 0]);
  }

  addClick(query: string): void {
    this.#add(this.#queries, [this.#today(), normalizeQuery(query)], [0, 0, 1]);
  }

  addEvent({ type, name, index, objectIDs }: InsightEvent): void {
    const shared = [this.#today(), type, toStorableText(name), toStorableText(index)];
    for (const id of objectIDs) this.#add(this.#events, [...shared, toStorableText(id)], [1]);
  }

  /** Report with the counts of this process up to now. Rejects while the store is unavailable. */
  async readReport(): Promise<SearchReport> {
    await this.#writer.flush();
    return createReport(this.#store);
  }

  async close(): Promise<void> {
    await this.#writer.close();
  }

  #add(counts: CountAggregator, key: readonly string[], increments: readonly number[]): void {
    if (counts.add(key, increments)) return;
    this.#dropped[this.#writer.isFailing ? 'store-unavailable' : 'queue-full'] += 1;
  }

  #today(): string {
    const now = Date.now();
    const dayNumber = Math.floor(now / DAY_MS);
    if (dayNumber !== this.#dayNumber) {
      this.#dayNumber = dayNumber;
      this.#day = new Date(now).toISOString().slice(0, 10);
    }
    return this.#day;
  }
}

function normalizeQuery(query: string): string {
  const text = query.trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, MAX_QUERY_LENGTH);
  return toStorableText(text);
}
