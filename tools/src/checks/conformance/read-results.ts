/** A test that a run picked up. */
export type TestResult = {
  /** Path in the notation of the report, with forward slashes. */
  readonly file: string;
  /** Its titles, from the outermost group to its own. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** It failed before it passed. */
  readonly isFlaky?: boolean;
};

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

type PlaywrightSuite = {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
};

const PLAYWRIGHT_OUTCOMES: Readonly<Record<string, TestResult['outcome']>> = {
  expected: 'passed',
  flaky: 'passed',
  skipped: 'skipped',
};

type PlaywrightReport = {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
};

/** Parses the tests of a Vitest or Playwright report. */
export function readResults(report: unknown): TestResult[] {
  return isVitest(report) ? readVitest(report) : readPlaywright(report as PlaywrightReport);
}

function isVitest(report: unknown): report is VitestReport {
  return typeof report === 'object' && report !== null && 'testResults' in report;
}

function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: name,
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : ('skipped' as const),
    })),
  );
}

function readPlaywright({ config, suites }: PlaywrightReport): TestResult[] {
  const read = (suite: PlaywrightSuite, outer: string): TestResult[] => {
    // The outermost suite is the file.
    const title = suite.title === suite.file ? '' : `${outer}${suite.title} `;
    return [
      ...suite.specs.flatMap((spec) =>
        spec.tests.map(({ status }) => ({
          file: `${config.rootDir}/${spec.file}`,
          title: `${title}${spec.title}`,
          outcome: PLAYWRIGHT_OUTCOMES[status] ?? 'failed',
          ...(status === 'flaky' && { isFlaky: true }),
        })),
      ),
      ...(suite.suites ?? []).flatMap((inner) => read(inner, title)),
    ];
  };
  return suites.flatMap((suite) => read(suite, ''));
}
