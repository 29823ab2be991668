import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { sdkOfSamples } from '@brand/reference';
import type { Browser } from '@playwright/test';
import { type FigureRow, recordTable } from '../figures/record-table.ts';
import { startProgressLine } from '../run/progress-line.ts';
import { ROOT } from '../shared/repo.ts';
import { webglBackend } from '../machine/webgl-backend.ts';
import { compareScreenshots, MAX_CHANGED_RATIO } from './compare-screenshots.ts';
import { launchBrowser } from './launch-browser.ts';
import {
  listFormats,
  screenshotFile,
  type ScreenshotFormat,
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
/** A page whose screenshot differs is watched for a quarter of a minute, which costs no core. */
const RENEWAL_CONCURRENCY = 2 * PAGE_CONCURRENCY;

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
  readonly formatsOf: (sample: RunnableSample) => readonly ScreenshotFormat[];
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
  readonly differing: readonly DifferingScreenshots[];
};

/** Runs all samples, or the named ones, and takes their screenshots. Returns the problems. */
export async function runSamples(use: ScreenshotMode, names: readonly string[]): Promise<string[]> {
  const all = listRunnableSamples();
  const samples = all.filter((sample) => names.length === 0 || isNamed(sample, names));
  const unknown = names.filter((name) => !samples.some((sample) => isNamed(sample, [name])));
  if (unknown.length > 0) return [`There is no sample ${unknown.join(', ')} that runs in a page.`];
  const runs =
    use === 'renewed'
      ? await runInPages(samples, {
          pace: 'patient',
          pages: RENEWAL_CONCURRENCY,
          formatsOf: listFormats,
        })
      : await runTwice(samples);
  const problems = runs.flatMap((run) => [...run.problems, ...handleDifferent(run, use)]);
  const taken = runs.filter((run) => run.problems.length === 0).map(({ sample }) => sample);
  if (use === 'renewed') recordScreenshots(taken, all);
  console.log(`${taken.length} of ${samples.length} samples run in Chromium`);
  if (problems.length === 0 && names.length === 0) {
    const command = 'node tools/src/samples/run-samples.ts';
    recordTable('samples-run', { command, rows: countRuns(taken) });
  }
  return problems;
}

function countRuns(samples: readonly RunnableSample[]): FigureRow[] {
  const groups = Map.groupBy(samples, ({ group }) => `${group.sdk} ${group.version}`);
  return [...groups].map(([group, all]) => ({
    Samples: group,
    'Run in Chromium': all.length,
    'Pictures compared': THEMES.length * all.length,
  }));
}

/** On a busy machine a screenshot may be taken too early: retries one by one in a new browser. */
async function runTwice(samples: readonly RunnableSample[]): Promise<readonly CompletedRun[]> {
  const quick = await runInPages(samples, { pace: 'quick', pages: PAGE_CONCURRENCY });
  const differing = quick.filter((run) => run.problems.length === 0 && run.differing.length > 0);
  const patient = await runInPages(
    differing.map(({ sample }) => sample),
    { pace: 'patient', pages: 1 },
  );
  return [...quick.filter((run) => !differing.includes(run)), ...patient];
}

type PageOptions = Pick<RunContext, 'pace'> &
  Partial<Pick<RunContext, 'formatsOf'>> & { readonly pages: number };

/** If the main picture of a sample looks as before, so do its posters. They are not compared. */
const mainFormatOnly = (sample: RunnableSample): readonly ScreenshotFormat[] =>
  listFormats(sample).slice(0, 1);

async function runInPages(
  samples: readonly RunnableSample[],
  { pace, pages, formatsOf = mainFormatOnly }: PageOptions,
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
      runs.push(await runVariants(sample, { browser, page, server, pace, formatsOf }));
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
  const differing: DifferingScreenshots[] = [];
  // All variants draw the same map.
  const runs = variants.flatMap((variant, index) =>
    (index === 0 ? context.formatsOf(sample) : (['none'] as const)).map((pictures) => ({
      variant,
      pictures,
    })),
  );
  for (const { variant, pictures } of runs) {
    const run = await context.page.run({
      url: `${context.server.origin}/samples/${path}/${variant.name}.html`,
      policy: needs === 'nothing' ? 'kept' : 'off',
      pictures,
      // Maps of that version cannot switch their colours.
      darkens: group.frame === '5.0' ? 'anew' : 'at-once',
      // Other libraries read the screen density once.
      sharpens: sdkOfSamples(group.sdk) === 'web-sdk' ? 'at-once' : 'anew',
      pace: context.pace,
    });
    const file = relative(ROOT, variant.file);
    problems.push(...run.problems.map((problem) => `${file} does not run: ${problem}`));
    if (!run.pictures || pictures === 'none') continue;
    const found = await compareWithCommitted(sample, pictures, run.pictures, context);
    if (found && !(await isExpectedToDiffer(pictures, found, context))) differing.push(found);
  }
  return { sample, problems, differing };
}

async function compareWithCommitted(
  sample: RunnableSample,
  format: ScreenshotFormat,
  pictures: Screenshots,
  { browser }: RunContext,
): Promise<DifferingScreenshots | undefined> {
  const compared = await Promise.all(
    THEMES.map(async (theme): Promise<ComparedPicture> => {
      const file = screenshotFile(sample, theme, format);
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
  const found = differing.flatMap(({ pictures, files }) =>
    files.map((each) => ({ ...each, picture: pictures[each.theme] })),
  );
  return found.flatMap(({ picture, file, isKept, changed }) => {
    const name = relative(ROOT, file);
    const what = isKept ? `changed in ${Math.ceil(changed * 100)} % of its pixels` : 'is new';
    const target = use === 'renewed' ? file : join(DIFFERING, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, picture);
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
  format: ScreenshotFormat,
  { pictures, files }: DifferingScreenshots,
  { browser, page }: RunContext,
): Promise<boolean> {
  if (files.some(({ isKept }) => !isKept)) return false;
  for (let check = 0; check < MOTION_CHECKS.count; check += 1) {
    const later = await page.captureAfter(MOTION_CHECKS.interval, format);
    if ((await compareScreenshots(browser, pictures.dark, later)) > MAX_STILL_RATIO) return true;
  }
  return false;
}

if (import.meta.main) {
  const problems = await runSamples('compared', process.argv.slice(2));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
