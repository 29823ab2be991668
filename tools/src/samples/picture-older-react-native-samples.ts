import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { LEGACY_DIST } from '../sdk/dist-folders.ts';
import { ROOT, SITE } from '../shared/repo.ts';
import { bundleReactNativeSamples, type ShowSample } from './bundle-react-native-samples.ts';
import { takeScreenshot } from './take-screenshot.ts';
import { launchBrowser } from './launch-browser.ts';
import { trackDrawCalls } from './draw-call-tracker.ts';
import { SAMPLES_ORIGIN, serveSamples } from './serve-samples.ts';
import { waitForRenderIdle } from './wait-for-render-idle.ts';

/**
 * Takes the screenshots of samples for the React Native pages of closed versions: `node
 * tools/src/samples/picture-older-react-native-samples.ts 5.0/camera …`, all without a name. Those
 * versions are declarations only; stubs that draw with the Web SDK of the time replace them. The
 * images are committed beside the pages. Review each before you commit it.
 */
const LINES: Readonly<Record<string, string>> = { '5.0': 'v5', '4.0': 'v4', '3.0': 'v3' };
const STUBS = join(import.meta.dirname, 'react-native-stubs');
/** The built Web SDK that stubs import. */
const ADDRESSES = {
  '@brand/web-sdk-legacy/v5': '/sdk/v5/index.js',
  '@brand/web-sdk-legacy/v4': '/sdk/v4/index.js',
};
/** Taps before the screenshot: a text, or a point in pixels of the screen. */
const TAPS: Readonly<Record<string, Tap>> = {
  '5.0/interactivity': [55, 175],
  '5.0/locations': 'Adega Cortiça',
  '5.0/move-from-4': [60, 190],
  '5.0/search': 'Maré de Papel',
  '4.0/interactivity': [50, 195],
  '4.0/search': 'Eye clinic',
  '3.0/interactivity': [80, 130],
  '3.0/search': 'Second Breakfast',
};
type Tap = string | readonly [x: number, y: number];
const SCREEN = { width: 390, height: 500 };
const DONE_LIMIT_MS = 120_000;
const QUIET = { quiet: 800, limit: 15_000 };

async function takePicture(browser: Browser, sample: string): Promise<void> {
  const [version = '', name = ''] = sample.split('/');
  const line = LINES[version];
  const folder = join(ROOT, 'examples/react-native-sdk', version);
  if (line === undefined || !existsSync(join(folder, name, 'App.tsx'))) {
    throw new Error(`Expected a sample such as 5.0/camera, found "${sample}".`);
  }
  const scripts = await bundleReactNativeSamples({
    folder,
    names: [name],
    sdk: join(STUBS, `${line}.ts`),
    addresses: ADDRESSES,
  });
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  try {
    await context.addInitScript(trackDrawCalls);
    await serveSamples(context, { scripts, folders: { '/sdk/': LEGACY_DIST } });
    const page = await context.newPage();
    page.on('console', (message) => console.warn(`${sample}: ${message.text()}`));
    page.on('pageerror', (error) => console.error(`${sample}: ${error.message}`));
    await page.goto(SAMPLES_ORIGIN);
    await show(page, name, TAPS[sample]);
    const picture = await takeScreenshot(await context.newCDPSession(page));
    writeFileSync(picturePath(version, name), picture);
    console.log(`✓ ${sample}`);
  } finally {
    await context.close();
  }
}

async function show(page: Page, name: string, tap: Tap | undefined): Promise<void> {
  await page.evaluate(
    (wanted) => (globalThis as unknown as { showSample: ShowSample }).showSample(wanted),
    name,
  );
  await page.locator('html[data-done]').waitFor({ state: 'attached', timeout: DONE_LIMIT_MS });
  await waitForRenderIdle(page, QUIET);
  if (tap === undefined) return;
  if (typeof tap === 'string') await page.getByText(tap, { exact: true }).click();
  else await page.mouse.click(...tap);
  // Moves the pointer away, so that nothing is hovered.
  await page.mouse.move(SCREEN.width - 1, 1);
  await waitForRenderIdle(page, QUIET);
}

function picturePath(version: string, name: string): string {
  return join(SITE, `react-native-sdk_versioned_docs/version-${version}/img/${name}.webp`);
}

/** The named samples, or all with an image on a page. */
function chosenSamples(names: readonly string[]): readonly string[] {
  if (names.length > 0) return names;
  return Object.keys(LINES).flatMap((version) =>
    readdirSync(join(picturePath(version, ''), '..')).map(
      (file) => `${version}/${file.replace(/\.webp$/, '')}`,
    ),
  );
}

const browser = await launchBrowser();
try {
  for (const sample of chosenSamples(process.argv.slice(2))) await takePicture(browser, sample);
} finally {
  await browser.close();
}
