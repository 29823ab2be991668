/** What a conversion did to the data, so that nobody has to guess it. */
export type ReportEntry = {
  /**
   * `changed`: written in another form, nothing is missing. `guessed`: the source was silent or
   * ambiguous. `dropped`: the target cannot hold it, or it was too broken to use.
   */
  readonly action: 'changed' | 'guessed' | 'dropped';
  /** Stable name of the case, for example `unclosed-ring`. */
  readonly code: string;
  /** One sentence for people: what, why, and what was done about it. */
  readonly message: string;
  /** File or feature of the source, where one is to blame. */
  readonly source?: string;
  /** How many objects the sentence is about, when several were alike. */
  readonly count?: number;
};

/** A converted document and what happened on the way. */
export type Converted<Document> = {
  /** The result. */
  readonly document: Document;
  /** What was changed, guessed or dropped. */
  readonly report: readonly ReportEntry[];
};
