import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../routes.ts';
import {
  expect,
  measureOverflow,
  open,
  sharedPageTest as test,
  test as ownPageTest,
} from '../../test.ts';
import { findClippedText } from './clipped-text.ts';

/** A window of 1280 pixels at 400 % zoom. */
const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
/** Pages per test, such that two workers finish at about the same time. */
const PAGES_PER_TEST = 38;

for (let from = 0; from < ROUTES.length; from += PAGES_PER_TEST) {
  const routes = ROUTES.slice(from, from + PAGES_PER_TEST);
  const pages = `routes ${from + 1} to ${from + routes.length}`;
  test(`fits 320 pixels and clips no text on ${pages}`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(NARROW);
    const problems: string[] = [];
    for (const { path } of routes) {
      await open(page, path);
      const overflow = await measureOverflow(page);
      const found = [
        ...(overflow > 0 ? [`scrolls sideways by ${overflow} pixels`] : []),
        ...(await findWideTables(page)),
        ...(await findClippedText(page)),
      ];
      problems.push(...found.map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

/** Tables that scroll sideways though no keyboard can reach them. */
function findWideTables(page: Page): Promise<string[]> {
  return page.locator('.markdown table:not([tabindex])').evaluateAll((tables) =>
    tables
      .filter((table) => table.scrollWidth > table.clientWidth + 1)
      .filter((table) => !table.closest('[role=region][tabindex]'))
      .map((table) => `a table scrolls: ${table.textContent.slice(0, 40)}`),
  );
}

test('stacks the rows of a wide table on a phone, and names the columns', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/web-sdk/markers');
  const table = page.locator('table[data-stack]:has(td)').last();
  const [first, second] = await table.locator('tbody tr').first().locator('td').all();
  const width = await widthOf(page.locator('.markdown').first());
  expect(await widthOf(first!)).toBeGreaterThan(0.95 * width);
  expect(await widthOf(second!)).toBeGreaterThan(0.95 * width);
  const heading = await table.locator('thead th').nth(1).textContent();
  const label = await second!.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe(JSON.stringify(heading));
});

test('names SDK and version above the title of a guide on a phone', async ({ page }) => {
  await open(page, '/web-sdk/5.0/markers');
  const label = page.locator('.theme-doc-version-badge');
  await expect(label).toHaveText('Web SDK 5.0');
  await expect(label).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(label).toBeInViewport();
});

test('ends the copy menu where the text ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/web-sdk/markers');
  const menu = await page.locator('[data-copy-page]').boundingBox();
  const text = await page.locator('.markdown').first().boundingBox();
  expect(menu!.x + menu!.width).toBeCloseTo(text!.x + text!.width, 0);
});

ownPageTest('prints a sample without its buttons', async ({ page }) => {
  await open(page, '/web-sdk/markers');
  const run = page.getByRole('button', { name: 'Run sample' }).first();
  await expect(run).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(run).toBeHidden();
  await expect(page.getByRole('link', { name: 'Edit in playground' }).first()).toBeHidden();
  await expect(page.getByRole('button', { name: /Copy/ }).first()).toBeHidden();
});

ownPageTest.describe('forced colours', () => {
  ownPageTest.use({ contextOptions: { forcedColors: 'active' } });

  ownPageTest('mark the current page in the sidebar', async ({ page }) => {
    await open(page, '/web-sdk/markers');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = sidebar.locator('[aria-current=page]');
    expect(await colorsOf(current)).toEqual(await systemColors(page));
  });

  ownPageTest('draw the caret of a menu as lines', async ({ page }) => {
    await open(page, '/web-sdk/markers');
    const menu = page.getByRole('button', { name: 'Web SDK 6.0' });
    const width = await menu.evaluate((link) => getComputedStyle(link, '::after').borderTopWidth);
    expect(width).toBe('0px');
  });
});

async function widthOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())!.width;
}

type Colors = { readonly background: string; readonly text: string };

function colorsOf(locator: Locator): Promise<Colors> {
  return locator.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { background: backgroundColor, text: color };
  });
}

/** The pair that the reader chose for what is selected. */
async function systemColors(page: Page): Promise<Colors> {
  await page.evaluate(() => {
    const sample = document.createElement('i');
    sample.id = 'system-colors';
    sample.style.cssText =
      'forced-color-adjust: none; background: SelectedItem; color: SelectedItemText';
    document.body.append(sample);
  });
  return colorsOf(page.locator('#system-colors'));
}
