import { printTable } from '../figures.ts';

export type Result = {
  readonly measure: string;
  readonly found: number;
  /** Maximum; without it the figure is for information only. */
  readonly limit?: number;
  readonly detail?: string;
};

/** Prints results as a table, and records them. Returns whether all are within their limits. */
export function report(bench: string, results: readonly Result[]): boolean {
  printTable(
    bench,
    results.map(({ measure, found, limit, detail = '' }) => ({
      measure,
      found: Number(found.toFixed(3)),
      limit: limit ?? '',
      verdict: limit === undefined ? '' : found <= limit ? 'ok' : 'TOO MUCH',
      detail,
    })),
  );
  return results.every(({ found, limit = Infinity }) => found <= limit);
}
