import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BUILT_SITE,
  NPM_REGISTRY,
  PORTAL_STEPS,
  SAMPLES,
  SDK,
  VENUES,
} from '../products/build-steps.ts';
import { after, scriptStep } from '../checks/static-checks.ts';
import { checkCoverage } from '../checks/conformance/check-coverage.ts';
import { readResults, type TestResult } from '../checks/conformance/read-results.ts';
import { recordRun } from '../figures/record-run.ts';
import { requireBrowser } from '../machine/require-browser.ts';
import { addTestCounts, formatTestCounts, type StepCounts } from '../run/test-counts.ts';
import {
  browserTests,
  clearReports,
  reportFolder,
  runTests,
  TALLY,
  unitTests,
} from '../run/test-run.ts';

/**
 * The tests that `npm test` skips for time. Ends with the counts of both runs, and with the
 * conformance check.
 */
const browser = requireBrowser();
clearReports('rest');

const SAMPLE_RUNS = scriptStep('Samples run, and look like their pictures', 'samples/run-samples');
const NATIVE_RUNS = scriptStep('Samples of React Native run', 'samples/run-react-native-samples');
const PACKAGE_LINT = scriptStep('Packages can be published', 'checks/npm-packages/lint-packages');
const JUDGED_ANSWERS = scriptStep('Judged answers of the assistant', 'commands/assistant/judge');
// apt runs one installation at a time.
const WEB_SERVERS = scriptStep('nginx and Caddy', 'machine/ensure-web-servers');
const STRACE = after([WEB_SERVERS], scriptStep('strace', 'machine/ensure-strace'));
const PYTHON = after([STRACE], scriptStep('Python', 'machine/ensure-python'));
const FAULTS = 'services/portal/faults';
const BENCHES = scriptStep('Smoke runs of the benches', 'commands/bench', ['--smoke']);

const tallies = await runTests('rest', [
  ...PORTAL_STEPS,
  after(BUILT_SITE, JUDGED_ANSWERS),
  { ...after([NPM_REGISTRY], PACKAGE_LINT), cores: 2 },
  WEB_SERVERS,
  STRACE,
  PYTHON,
  after(
    [...BUILT_SITE, STRACE],
    unitTests('rest', 'Slow unit tests', ['.slow.test.ts', `--exclude=${FAULTS}/**`]),
  ),
  {
    ...after(
      [...BUILT_SITE, STRACE],
      unitTests('rest', 'Faults around the portal', [FAULTS, '--no-file-parallelism']),
    ),
    cores: 2,
  },
  { ...after([SAMPLES], SAMPLE_RUNS), env: browser, cores: 2 },
  { ...after([VENUES, SDK], NATIVE_RUNS), env: browser, cores: 2 },
  after(
    BUILT_SITE,
    browserTests('rest', { title: 'More browser tests of the portal', folder: 'e2e', browser }),
  ),
  after(
    [VENUES, SDK],
    browserTests('rest', {
      title: 'More browser tests of the Web SDK',
      folder: 'e2e/sdk',
      browser,
    }),
  ),
  after(
    [...BUILT_SITE, PYTHON],
    browserTests('rest', { title: 'Pages from an empty folder', folder: 'e2e/outside', browser }),
  ),
  // Compressed as quickly as for the tests before: a smoke run measures nothing.
  { ...after(BUILT_SITE, BENCHES), env: { ...browser, QUICK_COMPRESSION: '1' }, cores: 2 },
]);

const results = readReports();
const counts = [...readQuickCounts(), ...tallies, checkCoverage(results)];
const tally = addTestCounts(counts);
if (tally.failed === 0) recordRun(counts, results);
console.log(formatTestCounts(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;

function readQuickCounts(): readonly StepCounts[] {
  const file = join(reportFolder('quick'), TALLY);
  if (existsSync(file)) return readJson<readonly StepCounts[]>(file);
  console.error('✗ npm test was not run before, or did not reach its end.');
  return [{ title: 'npm test', counts: 'itself', passed: 0, failed: 1 }];
}

function readReports(): readonly TestResult[] {
  return (['quick', 'rest'] as const).flatMap((run) =>
    globSync('*.json', { cwd: reportFolder(run) })
      .filter((name) => name !== TALLY)
      .flatMap((name) => readResults(readJson<unknown>(join(reportFolder(run), name)))),
  );
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
