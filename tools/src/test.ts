import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_TYPES, scriptStep, STATIC_CHECKS } from './checks.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureHeadlessShell } from './ensure-headless-shell.ts';
import { ROOT } from './repo.ts';
import { failureText, type PlannedStep, runPlan } from './run-plan.ts';
import { addTallies, readPlaywrightTally, readVitestTally, type Tally } from './tally.ts';

/** Tests look at the pictures of these samples. */
const PICTURED = ['first-map', 'markers', 'playground-markers', 'showcase/6.0/store-finder'];
/** Runs on two cores, but waits often: for a browser, a file, its last worker. */
const SPREAD = 1.5;
/** Their time limits are for a machine that has little else to do. */
const BROWSER_TESTS = 2;

const REPORTS = join(ROOT, '.cache/test-reports');
// Those of the last run must not be taken for this one's.
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const chromium = ensureHeadlessShell() ?? ensureChromium();
if (chromium !== undefined) process.env['CHROMIUM_PATH'] = chromium;

const VENUES = scriptStep('Demo venues', 'build-venues');
const REFERENCE = scriptStep('API reference', 'build-reference');
const SDK = scriptStep('Web SDK', 'build-sdk');
const MVF = scriptStep('MVF package', 'build-mvf');
// Compiles samples, so that their types need no check of their own.
const SYMBOLS = scriptStep('Types and symbols of samples', 'samples/annotate');
const SAMPLES = scriptStep('Samples', 'samples/build-samples');
const PLAYGROUND = scriptStep('Playground', 'playground/build-playground');
const VIEWER = scriptStep('Viewer', 'build-viewer');
const PLUGIN = scriptStep('WordPress plugin', 'build-wordpress-plugin');
const PHP = scriptStep('PHP', 'ensure-php');
const POSTGRES = scriptStep('PostgreSQL', 'ensure-postgres');
const CURL = scriptStep('curl', 'ensure-curl');
const POWER_BI_VISUAL = scriptStep('Power BI visual', 'build-power-bi-visual');
const PICTURES = scriptStep('Pictures of samples', 'samples/run-samples', PICTURED);
const SAMPLE_RUNS = scriptStep('Samples run in a browser', 'samples/run-samples');
const NATIVE_RUNS = scriptStep(
  'Samples of React Native run in a browser',
  'samples/run-react-native-samples',
);
const SITE = { ...scriptStep('Site', 'build-site'), env: { QUICK_COMPRESSION: '1' } };
const JUDGED_ANSWERS = scriptStep('Judged answers of the assistant', 'assistant/judge');
// Two processes, for one that has loaded all modules spends its time on collecting garbage.
const LIBRARY_TESTS = unitTests('Unit tests of packages and venues', [
  '--exclude={apps,services,site,tools}/**',
]);
const UNIT_TESTS = unitTests('Unit tests of all else', [
  '--exclude={packages,venues}/**',
  // It takes the steps of the build, which is a step of its own here.
  '--exclude=site/tests/page-steps.test.ts',
]);
const SDK_TESTS = browserTests('End-to-end tests of the Web SDK', 'e2e/sdk');
const PORTAL_TESTS = browserTests('End-to-end tests of the portal', 'e2e');

// What others need comes first; then what takes the longest, so that it is not left to the end.
const steps: readonly PlannedStep[] = [
  VENUES,
  REFERENCE,
  after([REFERENCE], SDK),
  after([REFERENCE], MVF),
  after([REFERENCE], SYMBOLS),
  after([VENUES, SDK], SAMPLES),
  after([SDK], PLAYGROUND),
  VIEWER,
  PLUGIN,
  PHP,
  // Debian installs one thing at a time.
  after([PHP], POSTGRES),
  after([POSTGRES], CURL),
  POWER_BI_VISUAL,
  after([SAMPLES], PICTURES),
  after([SYMBOLS, PICTURES, PLAYGROUND, VIEWER, PLUGIN, POWER_BI_VISUAL], SITE),
  ...STATIC_CHECKS.filter(({ title }) => title !== SAMPLE_TYPES),
  // Some tests read what is built, and would build it side by side.
  { ...after([VENUES, SDK, MVF, SYMBOLS, PHP, CURL], UNIT_TESTS), cores: SPREAD },
  { ...after([VENUES, SDK, MVF], LIBRARY_TESTS), cores: SPREAD },
  after([SITE], JUDGED_ANSWERS),
  { ...after([SITE], PORTAL_TESTS), cores: BROWSER_TESTS },
  { ...after([VENUES, SDK], SDK_TESTS), cores: BROWSER_TESTS },
  {
    ...after([PICTURES], SAMPLE_RUNS),
    env: { SAMPLE_PICTURES: PICTURED.join(',') },
    cores: SPREAD,
  },
  { ...after([VENUES, SDK], NATIVE_RUNS), cores: SPREAD },
];

// Many steps load the same compiler.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, '.cache/node');
const outcomes = await runPlan(steps);
const { passed, failed } = addTallies(steps.map(tallyOf));
console.log(`\n${failureText(steps, outcomes)}${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function after(needed: readonly PlannedStep[], step: PlannedStep): PlannedStep {
  return { ...step, needs: needed.map(({ title }) => title) };
}

function unitTests(title: string, args: readonly string[]): PlannedStep {
  const reporters = ['--reporter=default', '--reporter=json'];
  const report = `--outputFile.json=${reportOf(title)}`;
  return { title, command: 'vitest', args: ['run', ...args, ...reporters, report] };
}

function browserTests(title: string, folder: string): PlannedStep {
  const args = ['test', '--config', join(folder, 'playwright.config.ts')];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(title) };
  return { title, command: 'playwright', args, env };
}

function reportOf(title: string): string {
  return join(REPORTS, `${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`);
}

/** Tests are counted one by one, other steps as one each. */
function tallyOf({ title, command }: PlannedStep): Tally {
  const outcome = outcomes.get(title);
  const succeeded = outcome === 'passed';
  if (outcome === 'left-out') return { passed: 0, failed: 1 };
  if (command === 'vitest') return readVitestTally(reportOf(title), succeeded);
  if (command === 'playwright') return readPlaywrightTally(reportOf(title), succeeded);
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
