import {
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  test as base,
} from '@playwright/test';
import { disableAntialiasing } from '../tools/src/machine/disable-antialiasing.ts';

export { expect };

type Fixtures = {
  /**
   * Console errors, page errors and requests to other hosts. Must be empty at the end of every
   * test.
   */
  pageErrors: string[];
  /** Pattern of `pageErrors` that the test provokes on purpose. */
  expectedPageErrors: RegExp | undefined;
};

/** Every test fails on a console error, a page error, a blocked or a foreign request. */
export const test = base.extend<Fixtures>({
  expectedPageErrors: [undefined, { option: true }],
  pageErrors: [
    async ({ expectedPageErrors }, use) => {
      const pageErrors: string[] = [];
      await use(pageErrors);
      const unexpected = pageErrors.filter((text) => !expectedPageErrors?.test(text));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await context.addInitScript(disableAntialiasing);
    await use(context);
  },
  page: async ({ page, baseURL, pageErrors }, use) => {
    const stopWatching = watchPage(page, baseURL ?? '', pageErrors);
    await use(page);
    stopWatching();
    // Requests that are still pending when a test ends are not errors.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/**
 * Tests that share one `page` per worker, which saves each of them a window, a process and a cold
 * cache. Between tests it is blank and its storage is cleared. Use `test` for changes that cannot
 * be undone: init scripts, routes, a clock, permissions.
 */
export const sharedPageTest = test.extend<object, { workerPage: Page }>({
  workerPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null, deviceScaleFactor = 1 } = project.use;
      const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor });
      await context.addInitScript(disableAntialiasing);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async (
    { workerPage: page, baseURL, pageErrors, viewport, colorScheme, contextOptions },
    use,
  ) => {
    if (viewport) await page.setViewportSize(viewport);
    const { reducedMotion = 'no-preference' } = contextOptions;
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion });
    const stopWatching = watchPage(page, baseURL ?? '', pageErrors);
    await use(page);
    stopWatching();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    await page.mouse.move(0, 0);
  },
});

/**
 * Records errors, warnings and requests to other hosts. Returns a function that stops recording.
 */
export function watchPage(page: Page, baseURL: string, pageErrors: string[]): () => void {
  const onConsole = (message: ConsoleMessage): void => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text());
  };
  const onError = (error: Error): void => {
    pageErrors.push(`page error: ${error.message}`);
  };
  const onRequest = (request: Request): void => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL).origin) {
      pageErrors.push(`foreign host: ${request.url()}`);
    }
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  return () => {
    page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
  };
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Turns on the data saver, so that nothing is prefetched and a click has to load. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
}

/** Horizontal overflow of a page in pixels. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
