import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { PlaygroundPage } from '../../playground-page.ts';
import { expect, open, measureOverflow, sharedPageTest as test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

const WALKS = '/docs/tools/blue-dot-location-generator';
const FLYOVERS = '/docs/tools/flyover-generator';

/** Starts the tool of a page and waits for its map. */
async function start(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  await page.getByRole('button', { name: 'Start the generator' }).click();
  await expect(page.getByRole('group', { name: /^Play the/ })).toBeVisible({ timeout: 40_000 });
  return page.getByRole('region', { name: /generator$/ });
}

async function saved(page: Page, act: () => Promise<void>): Promise<string> {
  const downloading: Promise<Download> = page.waitForEvent('download');
  await act();
  return readFileSync(await (await downloading).path(), 'utf8');
}

async function openText(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).setInputFiles({
    name: 'file.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

test('draws a walk over floors, plays and saves it, and opens it to the same state', async ({
  page,
}) => {
  const tool = await start(page, WALKS);
  const map = tool.locator('[aria-roledescription]');
  const summary = tool.getByText(/\d+ points on/);
  await map.click({ position: { x: 300, y: 250 } });
  await expect(tool.getByText('The walk has its first point.')).toBeVisible();
  await map.click({ position: { x: 380, y: 240 } });
  await expect(summary).toContainText('2 points on one floor');
  await tool.getByRole('button', { name: 'Add point at centre' }).click();
  await expect(summary).toContainText('3 points on one floor');
  await tool.getByRole('combobox', { name: 'From' }).selectOption('Forno do Cais');
  await tool.getByRole('combobox', { name: 'To' }).selectOption('Cinema Quatro Velas');
  await tool.getByRole('button', { name: 'Use this route' }).click();
  await expect(summary).toContainText('on 2 floors');
  await tool.getByRole('spinbutton', { name: 'Noise (m)' }).fill('2');
  await tool.getByRole('spinbutton', { name: 'Pause at point 1, in seconds' }).fill('3');

  const time = tool.getByRole('slider', { name: 'Position in the walk' });
  await tool.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(tool.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(async () => expect(Number(await time.inputValue())).toBeGreaterThan(400)).toPass();
  await tool.getByRole('button', { name: 'Pause', exact: true }).click();
  await time.fill('5000');
  await expect(tool.getByText(/^5\.0 s of /)).toBeVisible();

  const save = (): Promise<string> =>
    saved(page, () => tool.getByRole('button', { name: 'Save walk file' }).click());
  const file = await save();
  const walk = JSON.parse(file) as { positions: { floorId: string }[] };
  expect(new Set(walk.positions.map(({ floorId }) => floorId)).size).toBe(2);
  const gpx = await saved(page, () => tool.getByRole('button', { name: 'Save GPX' }).click());
  const points = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelector('parsererror') ? -1 : parsed.querySelectorAll('trkpt').length;
  }, gpx);
  expect(points).toBe(walk.positions.length);

  // A reload loses nothing, and the file restores deleted points.
  const said = await summary.innerText();
  const again = await start(page, WALKS);
  await expect(again.getByText(said)).toBeVisible();
  await again.getByRole('button', { name: 'Delete all points' }).click();
  await expect(again.getByText('No points yet.')).toBeVisible();
  await openText(page, 'Open walk file', file);
  await expect(again.getByText(said)).toBeVisible();
  expect(await save()).toBe(file);

  await openText(page, 'Open walk file', '[]');
  await expect(again.getByRole('alert')).toContainText('Open the walk file');
  await expect(again.getByText(said)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test(
  'takes a route between two locations by keyboard, on a phone',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const tool = await start(page, WALKS);
    await tool.getByRole('combobox', { name: 'From' }).selectOption({ index: 4 });
    await tool.getByRole('button', { name: 'Use this route' }).focus();
    await page.keyboard.press('Enter');
    await expect(tool.getByText(/\d+ points on/)).toBeVisible();
    await tool.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(tool.getByText('No points yet.')).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
  },
);

test('plans a flyover by keyboard, scrubs, saves and reopens it, and runs its code', async ({
  page,
}) => {
  const tool = await start(page, FLYOVERS);
  const add = tool.getByRole('button', { name: 'Add this view' });
  const views = tool.getByRole('list', { name: 'Views of the flyover' }).getByRole('listitem');
  await add.press('Enter');
  await tool.locator('[aria-roledescription]').focus();
  for (const key of ['+', '+', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await add.press('Enter');
  await expect(views).toHaveCount(2);
  await expect(views.nth(1)).not.toHaveText((await views.nth(0).innerText()) || '-');
  await tool.getByRole('textbox', { name: 'Name of view 2' }).fill('Closer');
  await views.nth(1).getByRole('spinbutton', { name: 'Flight (s)' }).fill('6');
  await views.nth(1).getByRole('button', { name: 'Duplicate' }).click();
  await views.nth(2).getByRole('button', { name: 'Earlier' }).press('Enter');
  await expect(views.nth(1).getByRole('button', { name: 'Earlier' })).toBeFocused();
  await views.nth(0).getByRole('button', { name: 'Delete' }).click();
  await expect(views).toHaveCount(2);
  await tool.getByRole('button', { name: 'Undo' }).click();
  await expect(views).toHaveCount(3);
  await tool.getByRole('checkbox', { name: 'Loop' }).check();
  await tool.getByRole('slider', { name: 'Position in the flyover' }).fill('3000');
  await expect(tool.getByText(/^3\.0 s of 20\.5 s$/)).toBeVisible();

  const save = (): Promise<string> =>
    saved(page, () => tool.getByRole('button', { name: 'Save flyover file' }).click());
  const file = await save();
  await tool.getByRole('button', { name: 'Delete all views' }).click();
  await expect(views).toHaveCount(0);
  await openText(page, 'Open flyover file', file);
  await expect(views).toHaveCount(3);
  expect(await save()).toBe(file);
  await openText(page, 'Open flyover file', file.replace('"f_ground"', '"f_roof"'));
  await expect(tool.getByRole('alert')).toContainText('this venue has no floor "f_roof"');
  expect(await findAxeViolations(page)).toEqual([]);

  const again = await start(page, FLYOVERS);
  await expect(again.getByText('3 views, 20.5 s per loop.')).toBeVisible();
  const link = again.getByRole('link', { name: 'Open in the playground' });
  const playground = new PlaygroundPage(page);
  await playground.open((await link.getAttribute('href')) ?? '');
  await playground.waitForEditor();
  expect(await playground.code()).toContain('// Closer');
});
