/** Counts of one key. */
export type CountedRow = {
  /** The key as one string, by which rows are ordered. */
  readonly id: string;
  /** Values of the key columns. */
  readonly key: readonly string[];
  /** Values of the count columns. */
  readonly counts: number[];
  /** Number of records that the row aggregates. */
  records: number;
};

/** Not part of any value: `toStorableText` removes it. */
const SEPARATOR = '\u0000';

/** Sums counts by key in memory, for a bounded number of keys. */
export class CountAggregator {
  readonly #maxKeys: number;
  readonly #rows = new Map<string, CountedRow>();
  #taken = 0;

  constructor(maxKeys: number) {
    this.#maxKeys = maxKeys;
  }

  /** Number of keys, including those of batches that are being written. */
  get size(): number {
    return this.#rows.size + this.#taken;
  }

  /** Adds counts to a key. Returns `false` if the key is new and there are too many. */
  add(key: readonly string[], counts: readonly number[]): boolean {
    const id = formatId(key);
    const row = this.#rows.get(id);
    if (row) {
      addRow(row, counts, 1);
      return true;
    }
    if (this.size >= this.#maxKeys) return false;
    this.#rows.set(id, { id, key, counts: [...counts], records: 1 });
    return true;
  }

  /** Takes the oldest rows out. The caller has to `release` or `restore` them. */
  take(maxRows: number): readonly CountedRow[] {
    const batch: CountedRow[] = [];
    for (const row of this.#rows.values()) {
      if (batch.length === maxRows) break;
      batch.push(row);
      this.#rows.delete(row.id);
    }
    this.#taken += batch.length;
    return batch;
  }

  /** Ends a batch that was written. */
  release(batch: readonly CountedRow[]): void {
    this.#taken -= batch.length;
  }

  /** Puts a batch back that could not be written. It always fits, because `size` included it. */
  restore(batch: readonly CountedRow[]): void {
    this.#taken -= batch.length;
    for (const row of batch) {
      const newer = this.#rows.get(row.id);
      if (newer) addRow(newer, row.counts, row.records);
      else this.#rows.set(row.id, row);
    }
  }
}

/** Formats the values of the key columns as one string. */
export function formatId(key: readonly string[]): string {
  return key.join(SEPARATOR);
}

function addRow(row: CountedRow, counts: readonly number[], records: number): void {
  for (const [at, count] of counts.entries()) row.counts[at] = (row.counts[at] ?? 0) + count;
  row.records += records;
}
