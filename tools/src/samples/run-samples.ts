import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { sdkOfSamples } from '@brand/reference';
import type { Browser } from '@playwright/test';
import { startProgressLine } from '../run/progress-line.ts';
import { ROOT } from '../shared/repo.ts';
import { webglBackend } from '../machine/webgl-backend.ts';
import { compareScreenshots, MAX_CHANGED_RATIO } from './compare-screenshots.ts';
import { launchBrowser } from './launch-browser.ts';
import {
  screenshotFile,
  type Screenshots,
  recordScreenshots,
  type Theme,
  THEMES,
} from './screenshot-files.ts';
import { type Pace, SamplePage } from './run-page.ts';
import { type SampleServer, startSampleServer } from './sample-server.ts';
import { listRunnableSamples, type RunnableSample } from './runnable-samples.ts';

/** Maximum ratio of differing pixels between two screenshots of a static map. */
const MAX_STILL_RATIO = 0.001;
/** A tour may pause for seven seconds at a stop. */
const MOTION_CHECKS = { interval: 3000, count: 5 };
/** Mesa's software renderer draws stripes into screen-space occlusion, on x64 only. */
const MISDRAWN: ReadonlySet<string> = new Set(
  process.arch === 'x64' && webglBackend().name === 'llvmpipe'
    ? ['web-sdk/6.0/ambient-occlusion']
    : [],
);
/** Folder for screenshots that look different, for review. */
const DIFFERING = join(ROOT, '.cache/differing-pictures');
/** One more than there are cores, because pages wait for their maps to become idle. */
const PAGE_CONCURRENCY = availableParallelism() + 1;

/**
 * `compared`: a screenshot has to look like the committed one. `renewed`: it replaces that one if
 * it looks different.
 */
export type ScreenshotMode = 'compared' | 'renewed';

type RunContext = {
  readonly browser: Browser;
  readonly page: SamplePage;
  readonly server: SampleServer;
  readonly pace: Pace;
};

type ComparedPicture = {
  readonly theme: Theme;
  readonly file: string;
  readonly isKept: boolean;
  readonly changed: number;
};

/** New screenshots of a sample, and the committed ones that look different or are missing. */
type DifferingScreenshots = {
  readonly pictures: Screenshots;
  readonly files: readonly ComparedPicture[];
};

type CompletedRun = {
  readonly sample: RunnableSample;
  readonly problems: readonly string[];
  readonly differing: DifferingScreenshots | undefined;
};

/** Runs all samples, or the named ones, and takes their screenshots. Returns the problems. */
export async function runSamples(use: ScreenshotMode, names: readonly string[]): Promise<string[]> {
  const all = listRunnableSamples();
  const samples = all.filter((sample) => names.length === 0 || isNamed(sample, names));
  const unknown = names.filter((name) => !samples.some((sample) => isNamed(sample, [name])));
  if (unknown.length > 0) return [`There is no sample ${unknown.join(', ')} that runs in a page.`];
  const quick = await runInPages(samples, { pace: 'quick', pages: PAGE_CONCURRENCY });
  // On a busy machine a screenshot may be taken too early: retries one by one in a new browser.
  const differing = quick.filter((run) => run.problems.length === 0 && run.differing);
  const patient = await runInPages(
    differing.map(({ sample }) => sample),
    { pace: 'patient', pages: 1 },
  );
  const runs = [...quick.filter((run) => !differing.includes(run)), ...patient];
  const problems = runs.flatMap((run) => [...run.problems, ...handleDifferent(run, use)]);
  const taken = runs.filter((run) => run.problems.length === 0).map(({ sample }) => sample);
  if (use === 'renewed') recordScreenshots(taken, all);
  console.log(`${taken.length} of ${samples.length} samples run in Chromium`);
  return problems;
}

async function runInPages(
  samples: readonly RunnableSample[],
  { pace, pages }: { readonly pace: Pace; readonly pages: number },
): Promise<readonly CompletedRun[]> {
  if (samples.length === 0) return [];
  const browser = await launchBrowser();
  const server = await startSampleServer();
  const runs: CompletedRun[] = [];
  const queue = samples.values();
  const line = startProgressLine(() => `… ${runs.length} of ${samples.length} samples, ${pace}`);
  const work = async (): Promise<void> => {
    const page = new SamplePage(browser);
    for (const sample of queue)
      runs.push(await runVariants(sample, { browser, page, server, pace }));
  };
  try {
    await Promise.all(Array.from({ length: pages }, work));
  } finally {
    line.stop();
    await browser.close();
    server.close();
  }
  return runs;
}

/** Matches the name, or the path, because names are not unique. */
function isNamed({ name, path }: RunnableSample, names: readonly string[]): boolean {
  return names.includes(name) || names.includes(path);
}

async function runVariants(sample: RunnableSample, context: RunContext): Promise<CompletedRun> {
  const { group, path, needs, variants } = sample;
  const problems: string[] = [];
  let differing: DifferingScreenshots | undefined;
  for (const [index, variant] of variants.entries()) {
    const run = await context.page.run({
      url: `${context.server.origin}/samples/${path}/${variant.name}.html`,
      policy: needs === 'nothing' ? 'kept' : 'off',
      // All variants draw the same map.
      pictures: index === 0 ? 'taken' : 'none',
      // Maps of that version cannot switch their colours.
      darkens: group.frame === '5.0' ? 'anew' : 'at-once',
      // Other libraries read the screen density once.
      sharpens: sdkOfSamples(group.sdk) === 'web-sdk' ? 'at-once' : 'anew',
      pace: context.pace,
    });
    const file = relative(ROOT, variant.file);
    problems.push(...run.problems.map((problem) => `${file} does not run: ${problem}`));
    if (!run.pictures) continue;
    const found = await compareWithCommitted(sample, run.pictures, context);
    if (found && !(await isExpectedToDiffer(found, context))) differing = found;
  }
  return { sample, problems, differing };
}

async function compareWithCommitted(
  sample: RunnableSample,
  pictures: Screenshots,
  { browser }: RunContext,
): Promise<DifferingScreenshots | undefined> {
  const compared = await Promise.all(
    THEMES.map(async (theme): Promise<ComparedPicture> => {
      const file = screenshotFile(sample, theme);
      const kept = existsSync(file) ? readFileSync(file) : undefined;
      const changed = kept ? await compareScreenshots(browser, kept, pictures[theme]) : 1;
      return { theme, file, isKept: kept !== undefined, changed };
    }),
  );
  const files = compared.filter(
    ({ isKept, changed }) => !isKept || (changed > MAX_CHANGED_RATIO && !MISDRAWN.has(sample.path)),
  );
  return files.length === 0 ? undefined : { pictures, files };
}

function handleDifferent({ sample, differing }: CompletedRun, use: ScreenshotMode): string[] {
  if (!differing) return [];
  const { pictures, files } = differing;
  return files.flatMap(({ theme, file, isKept, changed }) => {
    const name = relative(ROOT, file);
    const what = isKept ? `changed in ${Math.ceil(changed * 100)} % of its pixels` : 'is new';
    const target = use === 'renewed' ? file : join(DIFFERING, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, pictures[theme]);
    if (use === 'compared') {
      const again = `npm run pictures ${sample.path}`;
      return [`${name} ${what}: ${relative(ROOT, target)}. If that is intended: ${again}`];
    }
    console.log(`${name} ${what}. Look at it before you commit it.`);
    return [];
  });
}

/** An animation looks different every time, and no screenshot of it is better than another. */
async function isExpectedToDiffer(
  { pictures, files }: DifferingScreenshots,
  { browser, page }: RunContext,
): Promise<boolean> {
  if (files.some(({ isKept }) => !isKept)) return false;
  for (let check = 0; check < MOTION_CHECKS.count; check += 1) {
    const later = await page.captureAfter(MOTION_CHECKS.interval);
    if ((await compareScreenshots(browser, pictures.dark, later)) > MAX_STILL_RATIO) return true;
  }
  return false;
}

if (import.meta.main) {
  const problems = await runSamples('compared', process.argv.slice(2));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
