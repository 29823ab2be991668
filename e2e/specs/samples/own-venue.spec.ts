import { writeBundle } from '@brand/mvf';
import { sparseOffice, tinyVenue } from '@brand/test-kit';
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, measureOverflow, open, sharedPageTest, test } from '../../test.ts';
import { openWorkbench, outcomeOf } from '../tools/workbench-page.ts';

const GUIDE = '/web-sdk/interactivity';
const SWITCH = 'Show samples in this venue';
const BACK = 'Back to the demo venues';

sharedPageTest('draws a venue of the reader in samples until the way back', async ({ page }) => {
  await switchTo(page, tinyVenue());
  await open(page, GUIDE);
  await expect(bannerOf(page)).toContainText('Samples and tools show Tiny house');
  const sample = await findSample(page, 'interactivity');
  await expect(sample).toContainText('Runs in Tiny house. The picture shows the demo venue.');
  const frame = await run(sample);
  // The sample asks for the bookshop of the demo venue, and shows the name of what it got.
  await expect(frame.locator('output')).toHaveText('Café Morgen');
  await expect(sample).toContainText('Shows Tiny house.');
  await sample.getByText('Places chosen: 1').click();
  const chosen = sample.getByRole('listitem').filter({ hasText: 'Maré de Papel' });
  await expect(chosen).toHaveText('Café Morgen, for “Maré de Papel” in the code');
  expect(await measureOverflow(page)).toBe(0);
  const axe = new AxeBuilder({ page })
    .include('[aria-label="Your venue"]')
    .include('[data-variant]');
  expect((await axe.exclude('iframe').analyze()).violations.map(({ id }) => id)).toEqual([]);

  await page.reload();
  await expect(bannerOf(page)).toContainText('Tiny house');
  const again = await findSample(page, 'interactivity');
  await expect((await run(again)).locator('output')).toHaveText('Café Morgen');
  await page.getByRole('button', { name: BACK }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  // The running sample starts again.
  await expect(again.frameLocator('iframe').locator('output')).toHaveText('Maré de Papel');
  await expect(again).not.toContainText('Tiny house');
  await expect.poll(() => page.evaluate(countBundles)).toBe(0);
});

sharedPageTest('draws it in the playground and the tools', async ({ page }) => {
  await switchTo(page, tinyVenue());
  await open(page, '/playground/?sample=web-sdk/6.0/interactivity');
  const frames = page.frameLocator('iframe[data-shown]');
  await expect(frames.locator('output')).toHaveText('Café Morgen');
  await expect(page.locator('[data-own-venue]')).toContainText('Tiny house');
  await expect(page.getByRole('region', { name: 'Console' })).toContainText(
    '“Maré de Papel” is Café Morgen in your venue.',
  );
  await page.getByRole('button', { name: 'Use demo venue' }).click();
  await expect(frames.locator('output')).toHaveText('Maré de Papel');

  await open(page, '/docs/tools/gis-exporter');
  const tool = page.getByRole('region', { name: 'GIS exporter' });
  await tool.getByRole('button', { name: 'Start the exporter' }).click();
  const venue = tool.getByRole('combobox', { name: 'Venue' });
  await expect(venue.locator('option:checked')).toHaveText('Tiny house');
  await expect(tool.getByRole('checkbox', { name: /^Upper floor/ })).toBeVisible();
  await page.getByRole('button', { name: BACK }).click();
  await expect(venue.locator('option:checked')).toHaveText('Harbour Mall');
});

sharedPageTest.describe('in a venue that lacks something', () => {
  sharedPageTest.use({ expectedPageErrors: /nothing that can take the place of/ });

  sharedPageTest('offers the demo venue if the own one lacks something', async ({ page }) => {
    await switchTo(page, sparseOffice());
    await open(page, '/web-sdk/labels');
    const sample = await findSample(page, 'labels-rooms');
    await sample.getByRole('button', { name: 'Run sample' }).click();
    const alert = sample.getByRole('alert');
    await expect(alert).toContainText(
      'Sparse office has nothing that can take the place of "Meeting", a category of Kestrel House.',
    );
    await alert.getByRole('button', { name: 'Run with demo venue' }).click();
    await expect(sample.locator('iframe')).toHaveAttribute('data-drawn', '');
    await expect(sample).toContainText('Shows the demo venue.');
    await expect(bannerOf(page)).toContainText('Sparse office');
  });
});

test('keeps all tabs in step', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, GUIDE);
  await switchTo(page, tinyVenue());
  await expect(bannerOf(other)).toContainText('Tiny house');
  await other.getByRole('button', { name: BACK }).click();
  await expect(bannerOf(page)).toHaveCount(0);
});

test('lasts as long as the page if the browser refuses to store it', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    };
  });
  const samples = await switchTo(page, tinyVenue());
  await expect(samples.getByRole('status')).toContainText(
    'now show Tiny house until you close or reload this tab',
  );
  await samples.getByRole('link', { name: 'Wayfinding' }).click();
  await expect(page).toHaveURL(/wayfinding$/);
  await expect(bannerOf(page)).toContainText('Tiny house');
  const sample = await findSample(page, 'wayfinding');
  await run(sample);
  await expect(sample).toContainText('Shows Tiny house.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bannerOf(page)).toHaveCount(0);
});

test('explains a bundle that the browser has deleted', async ({ page }) => {
  await page.addInitScript(() => {
    // Frames of samples have no storage.
    if (window !== top) return;
    localStorage.setItem('own-venue', JSON.stringify({ id: 'gone', name: 'Gone house' }));
  });
  await open(page, GUIDE);
  const sample = await findSample(page, 'interactivity');
  await sample.getByRole('button', { name: 'Run sample' }).click();
  await expect(sample.getByRole('alert')).toContainText(
    'The browser no longer has the bundle of Gone house. Open it in the workbench again',
  );
  await sample.getByRole('button', { name: 'Run with demo venue' }).click();
  await expect(sample.locator('iframe')).toHaveAttribute('data-drawn', '');
});

/** Opens a venue in the workbench and shows all samples in it. */
async function switchTo(page: Page, venue: Parameters<typeof writeBundle>[0]): Promise<Locator> {
  const bench = await openWorkbench(page);
  await bench
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'venue.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(writeBundle(venue)),
    });
  await expect(outcomeOf(bench)).toContainText('venue.zip is MVF 3');
  const samples = bench.getByRole('region', { name: 'Samples', exact: true });
  await samples.getByRole('button', { name: SWITCH }).click();
  await expect(samples.getByRole('status')).toContainText('Samples and tools now show');
  await expect(bannerOf(page)).toBeVisible();
  return samples;
}

function bannerOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Your venue' });
}

async function findSample(page: Page, name: string): Promise<Locator> {
  const sample = page.locator(
    `[data-variant]:has(> div > [data-variant]):has(img[src*="/6.0/${name}/"])`,
  );
  await sample.first().scrollIntoViewIfNeeded();
  return sample.first();
}

async function run(sample: Locator): Promise<FrameLocator> {
  await sample.getByRole('button', { name: 'Run sample' }).click();
  await expect(sample.locator('iframe')).toHaveAttribute('data-drawn', '');
  return sample.frameLocator('iframe');
}

function countBundles(): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('own-venue', 1);
    request.addEventListener('error', () => reject(request.error as Error));
    request.addEventListener('success', () => {
      const count = request.result.transaction('bundles').objectStore('bundles').count();
      count.addEventListener('success', () => {
        request.result.close();
        resolve(count.result);
      });
    });
  });
}
