/** A change that a conversion made to the data. */
export type ReportEntry = {
  /**
   * Type of the change. `changed`: the data is written in another form, and none is missing.
   * `guessed`: the source was silent or ambiguous. `dropped`: the target cannot hold the data, or
   * the data was too broken to use.
   */
  readonly action: 'changed' | 'guessed' | 'dropped';
  /** Stable name of the case, for example `unclosed-ring`. */
  readonly code: string;
  /** Human-readable sentence that states what happened, why, and what was done. */
  readonly message: string;
  /** File or feature of the source that caused the entry, if there is one. */
  readonly source?: string;
  /** Number of objects that the entry covers, if several were alike. */
  readonly count?: number;
};

/** A converted document with a report of the changes. */
export type Converted<Document> = {
  /** The converted document. */
  readonly document: Document;
  /** Data that was changed, guessed or dropped. */
  readonly report: readonly ReportEntry[];
};
