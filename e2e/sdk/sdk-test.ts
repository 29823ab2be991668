import { expect, type JSHandle, type Page, test as base } from '@playwright/test';
import type * as Sdk from '@brand/web-sdk';
import { watchPage } from '../test.ts';

export { expect };

declare global {
  interface Window {
    /** The SDK that the page loaded. */
    sdk: typeof Sdk;
    /** Loads a further entry point, such as `blue-dot`. */
    loadFeature: (name: string) => Promise<Record<string, never>>;
    /** Waits for `count` animation frames. */
    animationFrames: (count: number) => Promise<void>;
    mapView: Sdk.MapView | undefined;
  }
}

type TestFixtures = {
  /**
   * Console messages, page errors and unexpected requests. Must be empty at the end of every test.
   */
  pageErrors: string[];
  /** Pattern of `pageErrors` that the test provokes on purpose. */
  expectedPageErrors: RegExp | undefined;
};

type WorkerFixtures = {
  /**
   * A page that all tests of a worker share; `openMap` replaces its map. Cheaper than a page for
   * each test. Use `page` for a test that changes more than its map.
   */
  mapPage: Page;
};

/** Errors of this worker's shared page. */
const mapPageErrors: string[] = [];

/** Every test fails on a console message, a page error, a blocked or a foreign request. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedPageErrors: [undefined, { option: true }],
  mapPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null } = project.use;
      const context = await browser.newContext({ baseURL, viewport });
      const page = await context.newPage();
      watchPage(page, baseURL, mapPageErrors);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({ expectedPageErrors }, use) => {
      const pageErrors: string[] = [];
      mapPageErrors.length = 0;
      await use(pageErrors);
      const unexpected = [...pageErrors, ...mapPageErrors].filter(
        (text) => !expectedPageErrors?.test(text),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, baseURL, pageErrors }, use) => {
    watchPage(page, baseURL ?? '', pageErrors);
    await use(page);
  },
});

/** A demo venue and serialisable options of `showVenue`. */
export type OpenMapOptions = {
  readonly venue: string;
  /** Selector of the element that contains the map. */
  readonly container?: string;
  readonly options?: Readonly<Record<string, unknown>>;
};

/**
 * Shows a demo venue in a page, replaces the previous map, and waits for the first frame. By
 * default motion is reduced and antialiasing is off, because it multiplies the time of a frame by
 * three to five.
 */
export async function openMap(
  page: Page,
  { venue, container = '#map', options = {} }: OpenMapOptions,
): Promise<JSHandle<Sdk.MapView>> {
  if (!page.url().endsWith('/blank.html')) await openPage(page, '/blank.html');
  await page.evaluate(() => window.mapView?.remove());
  const map = await page.evaluateHandle(
    async ([selector, shown]) => {
      const element = document.querySelector<HTMLElement>(selector)!;
      window.mapView = await window.sdk.showVenue(element, shown);
      return window.mapView;
    },
    [
      container,
      {
        venueId: venue,
        key: 'demo',
        motion: 'reduced',
        language: 'en',
        antialias: false,
        ...options,
      },
    ] as const,
  );
  await waitForTwoFrames(page);
  return map;
}

/** Opens a page of `pages/` and waits until the SDK is loaded. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
}

/** Waits for two animation frames, by when pending changes are drawn. */
export async function waitForTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/**
 * Compares a map with its image in `goldens/<renderer>/`, and tolerates differences between
 * versions of fonts and renderers. `playwright test --config e2e/sdk/playwright.config.ts -u`
 * updates the images.
 */
export async function expectScreenshot(page: Page, name: string, selector = '#map'): Promise<void> {
  await expect(page.locator(selector)).toHaveScreenshot(`${name}.png`, {
    maxDiffPixelRatio: 0.02,
    // At 0.2, a whole palette could change unnoticed.
    threshold: 0.06,
  });
}
