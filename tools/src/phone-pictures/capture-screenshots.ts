import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { LEGACY_DIST } from '../sdk/dist-folders.ts';
import { ROOT } from '../shared/repo.ts';
import { takeScreenshot, COMMITTED_IMAGE_LIMITS } from '../samples/take-screenshot.ts';
import { launchBrowser } from '../samples/launch-browser.ts';
import { trackDrawCalls } from '../samples/draw-call-tracker.ts';
import { SAMPLES_ORIGIN, serveSamples } from '../samples/serve-samples.ts';
import { waitForRenderIdle } from '../samples/wait-for-render-idle.ts';
import { bundleScene } from './bundle-scene.ts';
import { listPhoneScreenshots, type PhoneScreenshot, type PictureTheme } from './picture-list.ts';
import { useFont } from './use-font.ts';

/**
 * Captures the phone screenshots of the native SDK guides: `node
 * tools/src/phone-pictures/capture-screenshots.ts ios-sdk/5.0/markers …`, all without a name. Swift
 * and Kotlin do not run here. The native SDKs show the Web SDK in a web view, so scenes draw with
 * that, and with the app's own controls around it. Review each image before you commit it.
 */
const WEB_SDK = join(ROOT, 'packages/web-sdk/dist/web');
const FONTS = join(ROOT, 'node_modules/@fontsource-variable/figtree/files');
const FONT = { family: 'Phone', file: '/fonts/figtree-latin-wght-normal.woff2' };
/** The phone with its shadow, as in `frame.css`. */
const SIZE = { width: 344, height: 656 };
/** Twice the 301 pixels at which pages show it. */
const SCALE = 1.75;
/** Phones are small, so most fit a better quality than other committed images. */
const LIMITS = {
  ...COMMITTED_IMAGE_LIMITS,
  qualities: [85, 75, ...COMMITTED_IMAGE_LIMITS.qualities],
};
const DONE_LIMIT_MS = 120_000;
const QUIET = { quiet: 800, limit: 8000 };

async function captureScreenshots(browser: Browser, picture: PhoneScreenshot): Promise<void> {
  const script = await bundleScene(picture.scene);
  const context = await browser.newContext({
    viewport: SIZE,
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  try {
    await context.addInitScript(trackDrawCalls);
    await context.addInitScript(useFont, FONT);
    await serveSamples(context, {
      scripts: new Map([['/samples.js', script]]),
      folders: { '/sdk/6.0/': WEB_SDK, '/sdk/': LEGACY_DIST, '/fonts/': FONTS },
    });
    for (const theme of ['light', 'dark'] as const)
      await captureScreenshot(context, picture, theme);
    console.log(`✓ ${picture.name}`);
  } finally {
    await context.close();
  }
}

async function captureScreenshot(
  context: BrowserContext,
  { name, platform, files }: PhoneScreenshot,
  theme: PictureTheme,
): Promise<void> {
  const page = await context.newPage();
  page.on('console', (message) => console.warn(`${name}: ${message.text()}`));
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  const client = await context.newCDPSession(page);
  // Transparent around the phone, so that the page shows through.
  const color = { r: 0, g: 0, b: 0, a: 0 };
  await client.send('Emulation.setDefaultBackgroundColorOverride', { color });
  await page.goto(`${SAMPLES_ORIGIN}/?platform=${platform}&theme=${theme}`);
  await page.locator('html[data-done]').waitFor({ state: 'attached', timeout: DONE_LIMIT_MS });
  await waitForRenderIdle(page, QUIET);
  mkdirSync(dirname(files[theme]), { recursive: true });
  writeFileSync(files[theme], await takeScreenshot(client, LIMITS));
  await page.close();
}

/** The named images, or all. */
function chosenPictures(names: readonly string[]): readonly PhoneScreenshot[] {
  const all = listPhoneScreenshots();
  if (names.length === 0) return all;
  return names.map((wanted) => {
    const picture = all.find(({ name }) => name === wanted);
    if (picture !== undefined && existsSync(picture.scene)) return picture;
    throw new Error(`Expected a picture such as ${all[0]?.name}, found "${wanted}".`);
  });
}

const browser = await launchBrowser();
try {
  for (const picture of chosenPictures(process.argv.slice(2)))
    await captureScreenshots(browser, picture);
} finally {
  await browser.close();
}
