import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../samples/launch-browser.ts';
import { takeScreenshot } from '../samples/take-screenshot.ts';
import { trackDrawCalls } from '../samples/draw-call-tracker.ts';
import { waitForRenderIdle } from '../samples/wait-for-render-idle.ts';
import { SITE } from '../shared/repo.ts';
import { SCENES } from './scenes.ts';

/**
 * Takes the pictures of the tools from a running portal: `node
 * tools/src/tool-pictures/capture-tool-pictures.ts http://localhost:3000 style-studio …`, all
 * without a name. They are committed; review each before you commit it.
 */
const SIZE = { width: 1280, height: 800 };
/** Interfaces have small letters, which need more than the pictures of maps. */
const LIMITS = { qualities: [72, 60, 50, 40], largestBytes: 72_000 };
const QUIET = { quiet: 1500, limit: 30_000 };

async function takePictures(browser: Browser, origin: string, tool: string): Promise<void> {
  const scene = SCENES[tool];
  if (!scene) {
    throw new Error(`Expected one of ${Object.keys(SCENES).join(', ')}, found "${tool}".`);
  }
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: SIZE,
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    await context.addInitScript(trackDrawCalls);
    await context.addInitScript(fillWindow);
    const page = await context.newPage();
    page.on('console', (message) => console.warn(`${tool}: ${message.text()}`));
    page.on('pageerror', (error) => console.error(`${tool}: ${error.message}`));
    await page.goto(origin + scene.path, { timeout: 120_000 });
    await page.getByRole('button', { name: scene.start }).click();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await scene.prepare(page);
    await settle(page);
    const folder = join(SITE, 'static/img/tools', tool);
    mkdirSync(folder, { recursive: true });
    const picture = await takeScreenshot(await context.newCDPSession(page), LIMITS);
    writeFileSync(join(folder, `${theme}.webp`), picture);
    console.log(`✓ ${tool}, ${theme}: ${(picture.length / 1000).toFixed(0)} kB`);
    await context.close();
  }
}

/** Init script: full screen is not allowed, so the tool fills the window of the picture. */
function fillWindow(): void {
  const { document } = globalThis as unknown as { readonly document: object };
  Object.defineProperty(document, 'fullscreenEnabled', { value: false });
}

/** Nothing is focused, hovered or moving. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate('document.activeElement?.blur()');
  await waitForRenderIdle(page, QUIET);
}

const [origin, ...names] = process.argv.slice(2);
if (origin === undefined) throw new Error('Expected the URL of a running portal, found nothing.');
const browser = await launchBrowser();
try {
  for (const tool of names.length > 0 ? names : Object.keys(SCENES))
    await takePictures(browser, origin, tool);
} finally {
  await browser.close();
}
