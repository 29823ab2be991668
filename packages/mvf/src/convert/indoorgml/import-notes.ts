import type { ReportEntry } from '../../convert-report.ts';

/** Collects the notes of an import. Cases with the same code become one entry with a count. */
export class ImportNotes {
  readonly #entries = new Map<string, ReportEntry & { count: number }>();

  /** Records one case. The message and the source of the first case of a code are kept. */
  add(entry: Omit<ReportEntry, 'count'>): void {
    const known = this.#entries.get(entry.code);
    if (known) known.count += 1;
    else this.#entries.set(entry.code, { ...entry, count: 1 });
  }

  /** The entries in the order of their first case. */
  get entries(): ReportEntry[] {
    return [...this.#entries.values()].map(({ count, ...entry }) =>
      count > 1 ? { ...entry, count } : entry,
    );
  }
}
