import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { recordTable } from '../figures/record-table.ts';
import { hashInputs } from '../shared/hash-inputs.ts';
import { disableAntialiasing } from '../machine/disable-antialiasing.ts';
import { ROOT } from '../shared/repo.ts';
import { bundleReactNativeSamples } from './bundle-react-native-samples.ts';
import { launchBrowser } from './launch-browser.ts';
import type { Screenshots } from './screenshot-files.ts';
import { ReactNativePage } from './react-native-page.ts';
import { trackDrawCalls } from './draw-call-tracker.ts';
import { serveSamples } from './serve-samples.ts';

/**
 * Runs the samples of the React Native SDK in Chromium: `react-native-web` instead of React Native,
 * a frame instead of the web view. Names select samples; `--pictures` takes the screenshots of
 * guides again. Needs the built SDK and the venues.
 */
const EXAMPLES = 'examples/react-native-sdk/6.0';
const FOLDER = join(ROOT, EXAMPLES);
const SDK = join(ROOT, 'packages/react-native-sdk/dist/esm/index.web.js');
const GUIDES = join(ROOT, 'site/react-native-sdk_versioned_docs/version-6.0');
const STAMP = join(ROOT, '.cache/react-native-samples-hash');
const INPUTS = [
  EXAMPLES,
  'package-lock.json',
  'packages/react-native-sdk/dist/esm',
  'tools/src/samples',
  'venues/dist',
];
const PAGE_CONCURRENCY = 2;
const SCREEN = { width: 390, height: 480 };
/** Few device pixels without a screenshot, because the cost of a frame grows with them. */
const SCALE = { taken: 1.5, none: 0.5 };
const PICTURE_QUALITY = 55;

type RunReactNativeOptions = {
  /** Samples to run; by default all. */
  readonly names?: readonly string[];
  readonly pictures?: 'taken' | 'none';
};

/** Runs all samples unless they ran from the same files. Resolves to whether all succeed. */
async function runReactNativeSamplesIfStale(): Promise<boolean> {
  const hash = hashInputs(INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) {
    const count = listSamples().length;
    printCount(count, count, ' (up to date)');
    recordCount(count);
    return true;
  }
  const succeeded = await runReactNativeSamples();
  if (succeeded) {
    writeFileSync(STAMP, hash);
    recordCount(listSamples().length);
  }
  return succeeded;
}

async function runReactNativeSamples({
  names = listSamples(),
  pictures = 'none',
}: RunReactNativeOptions = {}): Promise<boolean> {
  const begin = Date.now();
  console.log(`▸ Running ${names.length} samples of React Native`);
  const scripts = await bundleReactNativeSamples({ folder: FOLDER, names, sdk: SDK });
  const browser = await launchBrowser({ compositor: pictures === 'taken' ? 'gpu' : 'cpu' });
  try {
    const failures = await runAll(browser, { names, pictures, scripts });
    printCount(names.length - failures, names.length);
    console.log(`  took ${((Date.now() - begin) / 1000).toFixed(1)} s`);
    return failures === 0;
  } finally {
    await browser.close();
  }
}

/** Resolves to the number of samples that fail. */
async function runAll(
  browser: Browser,
  {
    names,
    pictures,
    scripts,
  }: Required<RunReactNativeOptions> & { readonly scripts: ReadonlyMap<string, string> },
): Promise<number> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: SCALE[pictures],
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await context.addInitScript(trackDrawCalls);
  if (pictures === 'none') await context.addInitScript(disableAntialiasing);
  await serveSamples(context, { scripts });
  const queue = names.values();
  let failures = 0;
  const work = async (): Promise<void> => {
    const page = new ReactNativePage(context);
    for (const name of queue) {
      const problems = await page.run(name);
      for (const problem of problems) {
        console.error(`${EXAMPLES}/${name}/App.tsx does not run: ${problem}`);
      }
      if (problems.length > 0) failures += 1;
      else if (pictures === 'taken')
        saveScreenshots(name, await page.takeScreenshots(PICTURE_QUALITY));
    }
  };
  await Promise.all(Array.from({ length: PAGE_CONCURRENCY }, work));
  return failures;
}

function listSamples(): string[] {
  return readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'App.tsx')));
}

function saveScreenshots(name: string, { light, dark }: Screenshots): void {
  const isShown = readdirSync(GUIDES)
    .filter((page) => page.endsWith('.mdx'))
    .some((page) => readFileSync(join(GUIDES, page), 'utf8').includes(`img/${name}.webp`));
  if (!isShown) return;
  writeFileSync(join(GUIDES, 'img', `${name}.webp`), light);
  writeFileSync(join(GUIDES, 'img', `${name}-dark.webp`), dark);
}

function recordCount(count: number): void {
  recordTable('samples-run-react-native', {
    command: 'node tools/src/samples/run-react-native-samples.ts',
    rows: [{ Samples: 'react-native-sdk 6.0', 'Run in Chromium': count }],
  });
}

function printCount(running: number, all: number, note = ''): void {
  console.log(
    `${running < all ? '✗' : '✓'} ${running} of ${all} samples of React Native SDK 6.0 run in ` +
      `Chromium${note}`,
  );
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const succeeded =
    args.length === 0
      ? await runReactNativeSamplesIfStale()
      : await runReactNativeSamples({
          ...(names.length > 0 && { names }),
          pictures: args.includes('--pictures') ? 'taken' : 'none',
        });
  process.exitCode = succeeded ? 0 : 1;
}
