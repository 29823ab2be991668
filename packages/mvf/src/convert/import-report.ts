import type { ReportEntry } from '../convert-report.ts';

/** A note for the report. Notes with the same code and source become one entry with a count. */
export type ReportNote = Omit<ReportEntry, 'count'> & {
  /** The first object concerned, such as the id of a feature. */
  readonly example?: string;
};

/** Collects the notes of a conversion, so that a thousand equal cases become one entry. */
export class ImportReport {
  readonly #groups = new Map<string, { readonly note: ReportNote; count: number }>();

  note(note: ReportNote): void {
    const key = `${note.code}\n${note.source ?? ''}\n${note.message}`;
    const group = this.#groups.get(key);
    if (group) group.count++;
    else this.#groups.set(key, { note, count: 1 });
  }

  /** The entries in the order of their first note. */
  get entries(): ReportEntry[] {
    return [...this.#groups.values()].map(({ note, count }) => {
      const { example, ...entry } = note;
      const message = example === undefined ? entry.message : `${entry.message} First: ${example}.`;
      return { ...entry, message, ...(count > 1 && { count }) };
    });
  }
}
