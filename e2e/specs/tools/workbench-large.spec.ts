import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { largeBundle } from './large-bundle.ts';
import { expect, test } from '../../test.ts';
import { openWorkbench, outcomeOf } from './workbench-page.ts';

const BYTES = 50_000_000;
/**
 * Longest task as a share of the whole work. A page that did the work itself would be near 1; a
 * limit in milliseconds would measure the machine.
 */
const MAX_TASK_SHARE = 0.1;

type Watched = { longTasks: number[] };

test('validates and explores a bundle of 50 MB while the page stays responsive', async ({
  page,
}, info) => {
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

  const start = Date.now();
  await choose.setInputFiles(file);
  await expect(outcomeOf(bench)).toContainText('large.zip is MVF 3 with 3 floors', {
    timeout: 200_000,
  });
  await expect(bench.getByText(/^\d+ findings of 1 rule\.$/)).toBeVisible({ timeout: 60_000 });
  const findings = bench.getByRole('region', { name: 'Findings' });
  await findings.locator('summary').click();
  await expect(findings.getByRole('listitem')).toHaveCount(25, { timeout: 60_000 });
  await findings.getByRole('button', { name: 'Show more of 100' }).click();
  await expect(findings.getByRole('listitem')).toHaveCount(50, { timeout: 60_000 });
  await bench.getByRole('tab', { name: 'Explore' }).click();
  const explore = bench.getByRole('region', { name: 'Explore' });
  await explore.getByRole('button', { name: 'geometry/f_outside.geojson' }).click();
  await explore.getByRole('button', { name: 'Fields of features' }).click();
  const features = explore.getByRole('list', { name: /^JSON/ });
  await features.getByRole('button', { name: /^Show more of/ }).click();
  await expect(features.getByRole('button', { name: 'Fields of 99' })).toBeVisible();
  await explore.getByLabel('Find by name or id').fill('g_');
  const search = explore.getByRole('search');
  await search.getByRole('button', { name: /^Show more of/ }).click();
  await expect(search.getByRole('listitem')).toHaveCount(50);
  const maxTaskMs = (Date.now() - start) * MAX_TASK_SHARE;
  expect(await longestTask(page)).toBeLessThan(maxTaskMs);
  await expect(bench.getByRole('button', { name: 'Draw map' })).toBeVisible();

  await bench.getByRole('tab', { name: 'Check' }).click();
  await bench.getByRole('button', { name: 'Show samples in this venue' }).click();
  await expect(bench.getByRole('alert')).toContainText('This venue is too large for samples.');
  await expect(page.getByRole('complementary', { name: 'Your venue' })).toHaveCount(0);

  // Proves that the measurement detects a blocked page.
  await page.evaluate((milliseconds) => {
    // A task of the page itself, because code run by the protocol is not always counted.
    setTimeout(() => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
    });
  }, maxTaskMs + 50);
  await expect.poll(() => longestTask(page)).toBeGreaterThan(maxTaskMs);
});

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...(window as unknown as Watched).longTasks));
}
