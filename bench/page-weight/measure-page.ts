import type { Browser, Page } from '@playwright/test';
import { median } from '../median.ts';

export type PageMeasure = {
  readonly scriptBytes: number;
  readonly blockingMs: number;
  readonly navigationMs: number;
};

const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1500;

/** Loads a page cold, then navigates to other pages by links of its sidebar. */
export async function measurePage(
  browser: Browser,
  url: string,
  nextPages: readonly string[],
): Promise<PageMeasure> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  const scripts = new Set<string>();
  let scriptBytes = 0;
  let isFirstLoad = true;
  client.on('Network.requestWillBeSent', ({ requestId, type, initiator }) => {
    if (isFirstLoad && type === 'Script' && initiator.type !== 'other') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });

  await observeLongTasks(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  // Before that, a click on a link loads the whole next page.
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  isFirstLoad = false;
  const blockingMs = await page.evaluate(
    () => (window as unknown as { blocking: number }).blocking,
  );
  const walks: number[] = [];
  for (const next of nextPages) {
    walks.push(await timeNavigation(page, next));
    await page.waitForTimeout(SETTLE_MS / 3);
  }
  await context.close();
  return { scriptBytes, blockingMs, navigationMs: median(walks) };
}

/** Sums the time of long tasks beyond 50 ms, as total blocking time does. */
async function observeLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = window as unknown as { blocking: number };
    state.blocking = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Milliseconds from the click until the heading of the next page is painted. */
function timeNavigation(page: Page, next: string): Promise<number> {
  return page.evaluate(
    (path) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`aside a[href="${path}"]`);
        const before = document.querySelector('h1')?.textContent;
        if (!link) return reject(new Error(`No sidebar link to ${path}`));
        const begin = performance.now();
        const look = (): void => {
          const heading = document.querySelector('h1')?.textContent;
          if (location.pathname === path && heading && heading !== before) {
            requestAnimationFrame(() => resolve(performance.now() - begin));
          } else requestAnimationFrame(look);
        };
        setTimeout(() => reject(new Error(`${path} did not appear within 10 s`)), 10_000);
        link.click();
        look();
      }),
    next,
  );
}
