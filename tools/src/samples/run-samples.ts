import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { sdkOfSamples } from '@brand/reference';
import type { Browser } from '@playwright/test';
import { startProgressLine } from '../progress-line.ts';
import { ROOT } from '../repo.ts';
import { comparePictures, MAX_CHANGED_RATIO } from './compare-pictures.ts';
import { launchBrowser } from './launch-browser.ts';
import { pictureFile, type Pictures, recordPictures, THEMES } from './picture-files.ts';
import { SamplePage } from './run-page.ts';
import { type SampleServer, serveSamples } from './run-server.ts';
import { listRunnableSamples, type RunnableSample } from './runnable-samples.ts';

/** The ratio of pixels that may differ between two pictures of a map that stands still. */
const MAX_STILL_RATIO = 0.001;
/** One more than there are cores: a page waits until its map has been quiet for a while. */
const PAGES_AT_ONCE = availableParallelism() + 1;

/**
 * What becomes of the picture of a sample. `compared`: it has to look like the one that is kept.
 * `renewed`: it is kept instead of that one, if it does not look the same.
 */
export type PictureUse = 'compared' | 'renewed';

type RunContext = {
  readonly browser: Browser;
  readonly page: SamplePage;
  readonly server: SampleServer;
  readonly use: PictureUse;
};

/** Runs all samples, or those that are named, and takes their pictures. Returns what went wrong. */
export async function runSamples(use: PictureUse, names: readonly string[]): Promise<string[]> {
  const all = listRunnableSamples();
  const samples = all.filter((sample) => names.length === 0 || isNamed(sample, names));
  const unknown = names.filter((name) => !samples.some((sample) => isNamed(sample, [name])));
  if (unknown.length > 0) return [`There is no sample ${unknown.join(', ')} that runs in a page.`];
  const browser = await launchBrowser();
  const server = await serveSamples();
  const problems: string[] = [];
  const taken: RunnableSample[] = [];
  const queue = samples.values();
  const line = startProgressLine(() => `… ${taken.length} of ${samples.length} samples`);
  const work = async (): Promise<void> => {
    const page = new SamplePage(browser);
    for (const sample of queue) {
      const found = await runSample(sample, { browser, page, server, use });
      problems.push(...found);
      if (found.length === 0) taken.push(sample);
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  } finally {
    line.stop();
    await browser.close();
    server.close();
  }
  if (use === 'renewed') recordPictures(taken, all);
  console.log(`${taken.length} of ${samples.length} samples run in Chromium`);
  return problems;
}

/** By its name, or by its path if others have the name too. */
function isNamed({ name, path }: RunnableSample, names: readonly string[]): boolean {
  return names.includes(name) || names.includes(path);
}

async function runSample(sample: RunnableSample, context: RunContext): Promise<string[]> {
  const { group, path, needs, variants } = sample;
  const problems: string[] = [];
  for (const [index, variant] of variants.entries()) {
    const run = await context.page.run({
      url: `${context.server.origin}/samples/${path}/${variant.name}.html`,
      policy: needs === 'nothing' ? 'kept' : 'off',
      // All variants draw the same map.
      pictures: index === 0 ? 'taken' : 'none',
      // Maps of that version cannot change their colours.
      darkens: group.frame === '5.0' ? 'anew' : 'at-once',
      // Other libraries read the density of the screen once.
      sharpens: sdkOfSamples(group.sdk) === 'web-sdk' ? 'at-once' : 'anew',
    });
    const file = relative(ROOT, variant.file);
    problems.push(...run.problems.map((problem) => `${file} does not run: ${problem}`));
    if (run.pictures) problems.push(...(await usePictures(sample, run.pictures, context)));
  }
  return problems;
}

async function usePictures(
  sample: RunnableSample,
  pictures: Pictures,
  { browser, page, use }: RunContext,
): Promise<string[]> {
  const problems: string[] = [];
  const files = THEMES.map((theme) => ({ theme, file: pictureFile(sample, theme) }));
  const found = await Promise.all(
    files.map(async ({ theme, file }) => {
      const isKept = existsSync(file);
      const kept = isKept ? readFileSync(file) : undefined;
      const changed = kept ? await comparePictures(browser, kept, pictures[theme]) : 1;
      return { theme, file, isKept, changed };
    }),
  );
  const different = found.filter(({ changed }) => changed > MAX_CHANGED_RATIO);
  if (different.length === 0) return [];
  // A walk or a flight looks different every time, and no picture of it is better than another.
  const later = await page.captureLater();
  const isMoving = (await comparePictures(browser, pictures.dark, later)) > MAX_STILL_RATIO;
  if (isMoving && different.every(({ isKept }) => isKept)) return [];
  for (const { theme, file, isKept, changed } of different) {
    const what = isKept ? `changed in ${Math.ceil(changed * 100)} % of its pixels` : 'is new';
    if (use === 'renewed') {
      writeFileSync(file, pictures[theme]);
      console.log(`${relative(ROOT, file)} ${what}. Look at it before you commit it.`);
    } else {
      problems.push(
        `${relative(ROOT, file)} ${what}. If that is intended: npm run pictures ${sample.path}`,
      );
    }
  }
  return problems;
}

if (import.meta.main) {
  const problems = await runSamples('compared', process.argv.slice(2));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
