import { existsSync, readFileSync } from 'node:fs';

export type TestCounts = { readonly passed: number; readonly failed: number };

/** Counts of a step: of its tests, or of itself. */
export type StepCounts = TestCounts & {
  readonly title: string;
  readonly counts: 'tests' | 'itself';
};

/** Formats the last line of a run. */
export function formatTestCounts({ passed, failed }: TestCounts): string {
  return `${passed} passed, ${failed} failed`;
}

export function addTestCounts(tallies: readonly TestCounts[]): TestCounts {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

export function readVitestCounts(report: string, succeeded: boolean): TestCounts {
  const json = readJson<{ numPassedTests: number; numFailedTests: number }>(report);
  return atLeastOne(
    { passed: json?.numPassedTests ?? 0, failed: json?.numFailedTests ?? 0 },
    succeeded,
  );
}

export function readPlaywrightCounts(report: string, succeeded: boolean): TestCounts {
  const json = readJson<{ stats: { expected: number; flaky: number; unexpected: number } }>(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = json?.stats ?? {};
  return atLeastOne({ passed: expected + flaky, failed: unexpected }, succeeded);
}

/** A runner that fails without a failed test (no test found, a crash) still counts as a failure. */
function atLeastOne(tally: TestCounts, succeeded: boolean): TestCounts {
  return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function readJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
