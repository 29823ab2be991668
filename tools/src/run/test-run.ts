import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/repo.ts';
import { failureText, type PlannedStep, runTaskGraph, type StepOutcome } from './task-graph.ts';
import {
  readPlaywrightCounts,
  readVitestCounts,
  type StepCounts,
  type TestCounts,
} from './test-counts.ts';

/** `quick` is `npm test`, `rest` is what `.ci/run` adds to it. */
export type TestRunName = 'quick' | 'rest';

const REPORTS = join(ROOT, '.cache/test-reports');
const TEST_RUNNERS: ReadonlySet<string> = new Set(['vitest', 'playwright']);

/** File of the counts of a run, beside its reports. */
export const TALLY = 'tally.json';

/** Unit tests run on two cores, but wait often: for a browser, a file, their last worker. */
const UNIT_TEST_CORES = 1.5;
/** Their timeouts assume an otherwise idle machine. */
const BROWSER_TEST_CORES = 2;

/** Folder for the reports of a run's steps. */
export function reportFolder(name: TestRunName): string {
  return join(REPORTS, name);
}

/** Deletes the reports of the last run, so that they do not count for this one. */
export function clearReports(name: TestRunName): void {
  rmSync(reportFolder(name), { recursive: true, force: true });
  mkdirSync(reportFolder(name), { recursive: true });
}

/** Runs a task graph, prints failures with the command to repeat them, and counts tests. */
export async function runTests(
  name: TestRunName,
  steps: readonly PlannedStep[],
): Promise<StepCounts[]> {
  const outcomes = await runTaskGraph(steps);
  process.stdout.write(`\n${failureText(steps, outcomes)}`);
  return steps.map((step) => ({
    title: step.title,
    counts: TEST_RUNNERS.has(step.command) ? ('tests' as const) : ('itself' as const),
    ...countTests(name, step, outcomes.get(step.title)),
  }));
}

export function unitTests(name: TestRunName, title: string, args: readonly string[]): PlannedStep {
  const reporters = ['--reporter=default', '--reporter=json'];
  const report = `--outputFile.json=${reportOf(name, title)}`;
  return {
    title,
    command: 'vitest',
    args: ['run', ...args, ...reporters, report],
    cores: UNIT_TEST_CORES,
  };
}

/** `browser` is part of the step's environment, so that the printed command uses the same one. */
export function browserTests(
  name: TestRunName,
  { title, folder, browser }: { title: string; folder: string; browser: BrowserSetting },
): PlannedStep {
  return {
    title,
    command: 'playwright',
    args: ['test', '--config', join(folder, 'playwright.config.ts')],
    env: {
      ...browser,
      BROWSER_TESTS: name,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name, title),
    },
    cores: BROWSER_TEST_CORES,
  };
}

export type BrowserSetting = Readonly<Record<string, string>>;

function reportOf(name: TestRunName, title: string): string {
  return join(reportFolder(name), `${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`);
}

/** Counts tests individually, and other steps as one each. */
function countTests(
  name: TestRunName,
  { title, command }: PlannedStep,
  outcome: StepOutcome | undefined,
): TestCounts {
  const succeeded = outcome === 'passed';
  if (outcome === 'left-out') return { passed: 0, failed: 1 };
  if (command === 'vitest') return readVitestCounts(reportOf(name, title), succeeded);
  if (command === 'playwright') return readPlaywrightCounts(reportOf(name, title), succeeded);
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
