import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { sdkOfSamples } from '@brand/reference';
import type { Browser } from '@playwright/test';
import { writeFileInFolder } from '../create-dist.ts';
import { hashInputs } from '../hash-inputs.ts';
import { ROOT } from '../repo.ts';
import { launchBrowser } from './launch-browser.ts';
import { keepPictures, publishPictures, RUNS } from './picture-files.ts';
import { SamplePage } from './run-page.ts';
import { type SampleServer, serveSamples } from './run-server.ts';
import {
  listRunnableSamples,
  type RunnableSample,
  type SampleVariant,
} from './runnable-samples.ts';

/** One more than there are cores: a page waits until its map has been quiet for a while. */
const PAGES_AT_ONCE = availableParallelism() + 1;

/** How much of a sample is run: for its picture the first variant will do, all draw the same map. */
export type SampleExtent = 'all-variants' | 'first-variant';

type Deeds = { readonly extent: SampleExtent; readonly pictures: 'taken' | 'none' };

/**
 * The samples whose pictures are taken: `SAMPLE_PICTURES` names some, by default all. A picture costs
 * more than the run, and most tests need none.
 */
function isPictured(sample: RunnableSample): boolean {
  const names = process.env['SAMPLE_PICTURES'];
  return names === undefined || isNamed(sample, names.split(','));
}

/** By its name, or by its path where others have the name too. */
function isNamed({ name, path }: RunnableSample, names: readonly string[]): boolean {
  return names.includes(name) || names.includes(path);
}

/**
 * Runs every sample whose files, SDK or venues changed, and takes its pictures. Answers whether all
 * samples run, or those that are named. Where no browser can be had they are not run, and pages show
 * no pictures.
 */
export async function runSamplesIfStale({
  names = [],
  extent = 'all-variants',
}: {
  readonly names?: readonly string[];
  readonly extent?: SampleExtent;
} = {}): Promise<boolean> {
  const samples = listRunnableSamples().filter(
    (sample) => names.length === 0 || isNamed(sample, names),
  );
  const ground = hashInputs(GROUND);
  const deedsFor = (sample: RunnableSample): Deeds => ({
    extent,
    pictures: isPictured(sample) ? 'taken' : 'none',
  });
  const stale = samples.filter((sample) => !isUpToDate(sample, ground, deedsFor(sample)));
  const problems = stale.length === 0 ? [] : await runAll(stale, ground, deedsFor);
  if (!problems) return true;
  for (const { path } of samples) publishPictures(path);
  for (const problem of problems) console.error(problem);
  const failed = new Set(problems.map((problem) => problem.split(' ')[0]));
  const all = samples.flatMap((sample) => variantsIn(sample, extent)).length;
  console.log(
    `${problems.length > 0 ? '✗' : '✓'} ${all - failed.size} of ${all} samples run ` +
      `in Chromium${stale.length === 0 ? ' (up to date)' : ''}`,
  );
  return problems.length === 0;
}

/** What all samples stand on. */
const GROUND = [
  '.cache/samples/static/sdk',
  '.cache/samples/static/venues',
  'package-lock.json',
  'packages/geo/src',
  'packages/mvf/src',
  'packages/web-sdk-react/src',
  'site/src/components/LiveSample/frame',
  'site/config/security-headers.ts',
  ...['build-frame-page', 'build-sample-bundles', 'run-page', 'run-quiet-mark'].map(
    (name) => `tools/src/samples/${name}.ts`,
  ),
];

/** What was done with a sample is on record beside its pictures, with what it was made from. */
function recordOf({ folder, group }: RunnableSample, ground: string, deeds: Deeds): string {
  // Samples of a group share files that stand beside their folders, those of the format in all versions.
  const shared = globSync(`examples/${group.sdk}/*/*.ts`, { cwd: ROOT }).toSorted();
  const own = hashInputs([folder.slice(ROOT.length + 1), ...shared]);
  const hash = createHash('sha256').update(ground).update(own).digest('hex');
  return [hash, deeds.extent, deeds.pictures].join(' ');
}

/** A run of all variants is as good as one of the first, one with pictures as one without. */
function isUpToDate(sample: RunnableSample, ground: string, deeds: Deeds): boolean {
  const path = join(RUNS, sample.path, 'record');
  const record = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return [deeds.extent, 'all-variants' as const].some((extent) =>
    [deeds.pictures, 'taken' as const].some(
      (pictures) => record === recordOf(sample, ground, { extent, pictures }),
    ),
  );
}

function variantsIn({ variants }: RunnableSample, extent: SampleExtent): readonly SampleVariant[] {
  return extent === 'all-variants' ? variants : variants.slice(0, 1);
}

/** Answers what went wrong, `undefined` where there is no browser to run samples in. */
async function runAll(
  samples: readonly RunnableSample[],
  ground: string,
  deedsFor: (sample: RunnableSample) => Deeds,
): Promise<string[] | undefined> {
  const begin = Date.now();
  console.log(`▸ Running ${samples.length} samples`);
  const browser = await launch();
  if (!browser) return undefined;
  const server = await serveSamples();
  const problems: string[] = [];
  const queue = samples.values();
  const work = async (): Promise<void> => {
    const page = new SamplePage(browser);
    for (const sample of queue) {
      const deeds = deedsFor(sample);
      const found = await runSample(sample, { page, server, deeds });
      problems.push(...found);
      if (found.length > 0) continue;
      writeFileInFolder(join(RUNS, sample.path, 'record'), recordOf(sample, ground, deeds));
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  } finally {
    await browser.close();
    server.close();
  }
  console.log(`  took ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  return problems;
}

type Surroundings = {
  readonly page: SamplePage;
  readonly server: SampleServer;
  readonly deeds: Deeds;
};

async function runSample(
  sample: RunnableSample,
  { page, server, deeds }: Surroundings,
): Promise<string[]> {
  const { group, path, needs } = sample;
  rmSync(join(RUNS, path), { recursive: true, force: true });
  const problems: string[] = [];
  for (const [index, variant] of variantsIn(sample, deeds.extent).entries()) {
    const run = await page.run({
      url: `${server.origin}/samples/${path}/${variant.name}.html`,
      policy: needs === 'nothing' ? 'kept' : 'off',
      pictures: index === 0 ? deeds.pictures : 'none',
      // Maps of that version cannot change their colours.
      darkens: group.frame === '5.0' ? 'anew' : 'at-once',
      // Other libraries look at the density of the screen once.
      sharpens: sdkOfSamples(group.sdk) === 'web-sdk' ? 'at-once' : 'anew',
    });
    const file = variant.file.slice(ROOT.length + 1);
    problems.push(...run.problems.map((problem) => `${file} does not run: ${problem}`));
    if (run.pictures) keepPictures(path, run.pictures);
  }
  return problems;
}

async function launch(): Promise<Browser | undefined> {
  try {
    return await launchBrowser();
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    console.warn(`! Samples are not run and have no pictures: ${reason}`);
    return undefined;
  }
}

if (import.meta.main) {
  const succeeded = await runSamplesIfStale({ names: process.argv.slice(2) });
  process.exitCode = succeeded ? 0 : 1;
}
