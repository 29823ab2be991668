/** A search engine: returns the URLs of the best 20 records, best first. */
export type Engine = {
  readonly name: string;
  /** Chosen options, for the report. */
  readonly settings: string;
  /** Clears its cache, if it has one. */
  readonly clearCache?: () => void;
  readonly search: (query: string, context?: string) => readonly string[];
};

export const HITS = 20;
