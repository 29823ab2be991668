import type { TestResult } from './read-results.ts';

export type Expected = {
  /** Ids of rows, such as `S4.07`. */
  readonly rows: readonly string[];
  /** Test files on disk, by their paths from the root. */
  readonly files: readonly string[];
};

/**
 * Gaps of the results: rows without a passed test, and test files that no run picked up. A row with
 * a failed test is not proven, even if another one passed.
 */
export function findGaps(results: readonly TestResult[], { rows, files }: Expected): string[] {
  const proven = rowsIn(results.filter(({ outcome }) => outcome === 'passed'));
  const failed = rowsIn(results.filter(({ outcome }) => outcome === 'failed'));
  const pickedUp = results.map(({ file }) => file);
  return [
    ...rows
      .filter((row) => !proven.has(row))
      .map((row) => `${row}: no test that carries it passed`),
    ...rows.filter((row) => failed.has(row)).map((row) => `${row}: a test that carries it failed`),
    ...files
      .filter((file) => !pickedUp.some((each) => each.endsWith(`/${file}`)))
      .map((file) => `${file}: no run picked it up`),
  ];
}

export function rowsIn(results: readonly TestResult[]): Set<string> {
  return new Set(results.flatMap(({ title }) => title.match(/\bS\d\.\d\d\b/g) ?? []));
}
