import type { Page } from '@playwright/test';
import { renderAll, stopClock } from '../../page-clock.ts';
import { expect, open, saveData, test, waitForHydration } from '../../test.ts';

/** The one script of each page. A click also loads the code that records the visit. */
const PAGE_SCRIPT = /\/assets\/js\/p\d+\./;

function sidebarLink(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true });
}

test('keeps the old page in view while a slow one loads, with a progress bar after 200 ms [S4.03 S4.07 S9.02]', async ({
  page,
}) => {
  await saveData(page);
  await open(page, '/web-sdk/markers');
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const delay = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLElement>('aside a[href="/web-sdk/labels"]');
        const begin = performance.now();
        new MutationObserver(() => {
          if (document.querySelector('.progress-bar')) resolve(performance.now() - begin);
        }).observe(document.body, { childList: true });
        link?.click();
      }),
  );
  expect(await delay).toBeGreaterThanOrEqual(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labels');
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

test('shows a spinner after 200 ms when a page is requested while another loads [S4.01 S9.02]', async ({
  page,
}) => {
  await saveData(page);
  await page.clock.install();
  await open(page, '/web-sdk/markers');
  await stopClock(page);
  const releases: (() => void)[] = [];
  await page.route(PAGE_SCRIPT, async (route) => {
    await new Promise<void>((resolve) => releases.push(resolve));
    await route.continue();
  });
  for (const name of ['Labels', 'Camera']) {
    const requested = page.waitForRequest(PAGE_SCRIPT);
    await sidebarLink(page, name).click();
    await requested;
  }
  await expect.poll(() => releases.length).toBe(2);
  releases[0]?.();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(0);
  const spinner = page.getByRole('status').filter({ hasText: 'Loading the page' });
  await renderAll(page);
  await page.clock.runFor(199);
  await renderAll(page);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  releases[1]?.();
  await expect(heading).toHaveText('Camera');
  await expect(spinner).toHaveCount(0);
});

test('shows no progress bar for a change within the page [S4.07]', async ({ page }) => {
  await page.clock.install();
  await open(page, '/web-sdk/markers');
  await page.locator('.table-of-contents').getByRole('link', { name: 'Where next' }).click();
  await expect(page).toHaveURL(/#where-next$/);
  await page.clock.runFor(1000);
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

test.describe('code that fails to load', () => {
  test.use({ expectedPageErrors: /ChunkLoadError|Loading chunk|net::ERR_FAILED|Failed to load/ });

  test('loads the page in full after a failed preload [S4.04 S8.05]', async ({ page }) => {
    await saveData(page);
    await open(page, '/web-sdk/markers');
    // The script fails once, so that the reload finds it.
    await page.route(PAGE_SCRIPT, (route) => route.abort(), { times: 1 });
    await page.evaluate(() => ((window as { isOldDocument?: boolean }).isOldDocument = true));
    await sidebarLink(page, 'Labels').click();
    await page.waitForFunction(() => !('isOldDocument' in window));
    await waitForHydration(page);
    await expect(page).toHaveURL('/web-sdk/labels');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labels');
  });

  test('shows a notice and offers Retry after a failed first load [S4.02 S8.01]', async ({
    page,
  }) => {
    const pattern = /\/assets\/js\/(?!main|runtime)/;
    await page.route(pattern, (route) => route.abort());
    await page.goto('/web-sdk/markers');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
    await page.unroute(pattern);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await waitForHydration(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('offers Retry when the main script fails [S4.02]', async ({ page }) => {
    await page.route(/\/assets\/js\/main/, (route) => route.abort());
    await page.goto('/web-sdk/markers');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

for (const connection of [
  { effectiveType: 'slow-2g' },
  { effectiveType: '2g' },
  { effectiveType: '4g', saveData: true },
]) {
  test(`prefetches nothing on ${JSON.stringify(connection)} [S4.06 S7.01 S9.02]`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await open(page, '/web-sdk/markers');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
}

test('prefetches links in view on a good connection [S4.06 S7.01]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: false },
    });
  });
  await open(page, '/web-sdk/markers');
  await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(10);
});
