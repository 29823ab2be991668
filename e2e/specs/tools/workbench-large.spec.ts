import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { largeBundle } from './large-bundle.ts';
import { expect, test } from '../../test.ts';
import { openWorkbench, outcomeOf } from './workbench-page.ts';

const BYTES = 50_000_000;
/** Longer tasks delay the response to a key press noticeably. */
const MAX_TASK_MS = 200;

type Watched = { longTasks: number[] };

test('validates a bundle of 50 MB while the page stays responsive', async ({ page }, info) => {
  test.setTimeout(300_000);
  const file = info.outputPath('large.zip');
  writeFileSync(file, largeBundle(BYTES));
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.longTasks = [];
    new PerformanceObserver((list) => {
      watched.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const bench = await openWorkbench(page);
  // Ignores long tasks of the page's startup.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    (window as unknown as Watched).longTasks = [];
  });

  const choose = bench.locator('input[type=file]');
  await choose.setInputFiles(file);
  await expect(bench.getByText('Checking files and rules')).toBeVisible();
  await bench.getByRole('button', { name: 'Cancel' }).click();
  await expect(outcomeOf(bench)).toContainText('large.zip: Cancelled.', { timeout: 2000 });

  await choose.setInputFiles(file);
  await expect(outcomeOf(bench)).toContainText('large.zip is MVF 3 with 3 floors', {
    timeout: 200_000,
  });
  await expect(bench.getByText(/^101 findings, 25 listed\.$/)).toBeVisible({ timeout: 60_000 });
  await bench.getByRole('button', { name: 'Show more of 101' }).click();
  await expect(bench.getByText(/^101 findings, 50 listed\.$/)).toBeVisible({ timeout: 60_000 });
  expect(await longestTask(page)).toBeLessThan(MAX_TASK_MS);
  await expect(bench.getByRole('button', { name: 'Draw the map' })).toBeVisible();

  // Proves that the measurement detects a blocked page.
  await page.evaluate((milliseconds) => {
    // A task of the page itself, because code run by the protocol is not always counted.
    setTimeout(() => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
    });
  }, MAX_TASK_MS + 50);
  await expect.poll(() => longestTask(page)).toBeGreaterThan(MAX_TASK_MS);
});

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...(window as unknown as Watched).longTasks));
}
