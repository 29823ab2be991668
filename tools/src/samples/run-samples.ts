import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../ensure-chromium.ts';
import { hashInputs } from '../hash-inputs.ts';
import { launchOptions } from '../launch-options.ts';
import { ROOT } from '../repo.ts';
import { webglBackend } from '../webgl-backend.ts';
import { keepPictures, publishPictures, RUNS } from './picture-files.ts';
import { SamplePage } from './run-page.ts';
import { type SampleServer, serveSamples } from './run-server.ts';
import { listRunnableSamples, RUNNABLE, type RunnableSample } from './runnable-samples.ts';

const PAGES_AT_ONCE = 2;

/**
 * The samples whose pictures are taken: `SAMPLE_PICTURES` names some, by default all. A picture costs
 * more than the run, and most tests need none.
 */
function isPictured({ name }: RunnableSample): boolean {
  const names = process.env['SAMPLE_PICTURES'];
  return names === undefined || names.split(',').includes(name);
}

/**
 * Runs every sample whose files, SDK or venues changed, and takes its pictures. Answers whether all
 * samples run, or those that are named. Where no browser can be had they are not run, and pages show no pictures.
 */
export async function runSamplesIfStale(names: readonly string[] = []): Promise<boolean> {
  const samples = listRunnableSamples().filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  const ground = hashInputs(GROUND);
  const stale = samples.filter((sample) => !isUpToDate(sample, ground));
  const problems = stale.length === 0 ? [] : await runAll(stale, ground);
  if (!problems) return true;
  for (const { name } of samples) publishPictures(name);
  for (const problem of problems) console.error(problem);
  const failed = new Set(problems.map((problem) => problem.split(' ')[0]));
  const all = samples.flatMap(({ variants }) => variants).length;
  console.log(
    `${problems.length > 0 ? '✗' : '✓'} ${all - failed.size} of ${all} samples of ${RUNNABLE.label} ` +
      `run in Chromium${stale.length === 0 ? ' (up to date)' : ''}`,
  );
  return problems.length === 0;
}

/** What all samples stand on. */
const GROUND = [
  '.cache/samples/static/sdk',
  '.cache/samples/static/venues',
  'package-lock.json',
  'packages/web-sdk-react/src',
  'site/src/components/LiveSample/frame',
  'site/config/security-headers.ts',
  ...['build-frame-page', 'build-sample-bundles', 'run-page', 'run-quiet-mark'].map(
    (name) => `tools/src/samples/${name}.ts`,
  ),
];

/** Tells a run with pictures from one without. */
function hashOf({ folder }: RunnableSample, ground: string, pictures: 'taken' | 'none'): string {
  const own = hashInputs([folder.slice(ROOT.length + 1)]);
  return createHash('sha256').update(ground).update(own).update(pictures).digest('hex');
}

function isUpToDate(sample: RunnableSample, ground: string): boolean {
  const stamp = join(RUNS, sample.name, 'hash');
  const hash = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const isBare = !isPictured(sample) && hash === hashOf(sample, ground, 'none');
  return isBare || hash === hashOf(sample, ground, 'taken');
}

/** Answers what went wrong, `undefined` where there is no browser to run samples in. */
async function runAll(
  samples: readonly RunnableSample[],
  ground: string,
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
      const found = await runSample(sample, { page, server });
      problems.push(...found);
      if (found.length > 0) continue;
      const pictures = isPictured(sample) ? 'taken' : 'none';
      mkdirSync(join(RUNS, sample.name), { recursive: true });
      writeFileSync(join(RUNS, sample.name, 'hash'), hashOf(sample, ground, pictures));
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

type Surroundings = { readonly page: SamplePage; readonly server: SampleServer };

async function runSample(
  sample: RunnableSample,
  { page, server }: Surroundings,
): Promise<string[]> {
  const { name, variants, needs } = sample;
  rmSync(join(RUNS, name), { recursive: true, force: true });
  const problems: string[] = [];
  for (const [index, variant] of variants.entries()) {
    const path = `/samples/${RUNNABLE.sdk}/${RUNNABLE.version}/${name}/${variant.name}.html`;
    const run = await page.run({
      url: server.origin + path,
      policy: needs === 'nothing' ? 'kept' : 'off',
      // All variants draw the same map.
      pictures: index === 0 && isPictured(sample) ? 'taken' : 'none',
    });
    const file = variant.file.slice(ROOT.length + 1);
    problems.push(...run.problems.map((problem) => `${file} does not run: ${problem}`));
    if (run.pictures) keepPictures(name, run.pictures);
  }
  return problems;
}

async function launch(): Promise<Browser | undefined> {
  try {
    ensureChromium();
    return await chromium.launch(launchOptions(webglBackend()));
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    console.warn(`! Samples are not run and have no pictures: ${reason}`);
    return undefined;
  }
}

if (import.meta.main) {
  process.exitCode = (await runSamplesIfStale(process.argv.slice(2))) ? 0 : 1;
}
