/** What every engine answers: the addresses of the best 20 records, best first. */
export type Engine = {
  readonly name: string;
  /** What was chosen among its options, for the report. */
  readonly settings: string;
  /** Forgets what was asked before, where it remembers. */
  readonly forget?: () => void;
  readonly search: (query: string, context?: string) => readonly string[];
};

export const HITS = 20;
