import { ROUTES, trimPath } from '../../routes.ts';
import { expect, measureOverflow, open, sharedPageTest as test } from '../../test.ts';
import type { Locator, Page } from '@playwright/test';

const PATHS = new Set(ROUTES.map(({ path }) => trimPath(path)));

test('opens the same topic in another SDK', async ({ page }) => {
  await open(page, '/web-sdk/markers');
  const menu = await openSwitch(page);
  await menu.getByRole('link', { name: 'iOS SDK 5.0' }).click();
  await expect(page).toHaveURL('/ios-sdk/markers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
  await expect(switchOf(page).locator('summary')).toHaveText(/iOS SDK 5\.0$/);
  await expect(menu.getByRole('link', { name: 'iOS SDK 5.0' })).toBeHidden();
});

test('opens the same topic in another version, with query and hash, and stores the version [S3.11]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await open(page, '/web-sdk/markers?a=1#where-next');
  const menu = await openSwitch(page);
  await menu.getByRole('link', { name: 'Web SDK 5.0' }).click();
  await expect(page).toHaveURL('/web-sdk/5.0/markers?a=1#where-next');
  const stored = await page.evaluate(() => localStorage.getItem('docs-preferred-version-web-sdk'));
  expect(stored).toBe('5.0');
});

test('opens a topic that has another name in the other SDK', async ({ page }) => {
  await open(page, '/web-sdk/turn-by-turn-directions');
  const menu = await openSwitch(page);
  await menu.getByRole('link', { name: 'Android SDK 5.0' }).click();
  await expect(page).toHaveURL('/android-sdk/directions');
});

test('says where a topic is missing, and opens the start page there', async ({ page }) => {
  await open(page, '/web-sdk/labels');
  const menu = await openSwitch(page);
  const old = menu.getByRole('link', { name: 'iOS SDK 3.0' });
  await expect(old).toHaveAccessibleDescription('Not in 3.0: opens the start page');
  await expect(menu.getByText('Not in 3.0: opens the start page').first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'iOS SDK 4.0' })).toHaveAccessibleDescription('');
  await old.click();
  await expect(page).toHaveURL(/\/ios-sdk\/3\.0\/?$/);
  await open(page, '/web-sdk/shapes');
  await expect((await openSwitch(page)).getByText('Not in this SDK')).toHaveCount(2);
});

test('works by keyboard', async ({ page }) => {
  await open(page, '/web-sdk/markers');
  const summary = switchOf(page).locator('summary');
  const menu = switchOf(page).locator('ul').first();
  await summary.press('Enter');
  await expect(menu).toBeVisible();
  // The keys of an open menu load when it opens.
  await expect(async () => {
    await summary.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Web SDK 6.0' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(menu.getByRole('link', { name: 'Web SDK 6.0' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Web SDK 5.0' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('link', { name: 'Android SDK 3.0' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Web SDK 6.0' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/web-sdk/5.0/markers');
});

test('closes on a click elsewhere', async ({ page }) => {
  await open(page, '/web-sdk/markers');
  const menu = await openSwitch(page);
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toBeHidden({ timeout: 500 });
  }).toPass();
});

test('offers the versions of the showcase, and nothing in the general docs', async ({ page }) => {
  await open(page, '/showcase/item');
  const menu = await openSwitch(page);
  await expect(menu.getByRole('link')).toHaveText(['Showcase 6.0', 'Showcase 5.0']);
  await open(page, '/docs/overview');
  await expect(switchOf(page)).toHaveCount(0);
});

test('links only pages that exist, before scripts run', async ({ page }) => {
  await open(page, '/docs/overview');
  for (const path of ['/web-sdk/shapes', '/ios-sdk/3.0', '/android-sdk/flat-labels']) {
    const targets = await page.evaluate(async (url) => {
      const html = await (await fetch(url)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      return [...parsed.querySelectorAll('details[data-menu]:not([data-copy-page]) a')].map(
        (link) => link.getAttribute('href') ?? '',
      );
    }, path);
    expect(targets).toHaveLength(13);
    expect(targets.filter((target) => !PATHS.has(trimPath(target)))).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is in the menu, which closes after a choice', async ({ page }) => {
    await open(page, '/web-sdk/markers');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.locator('details[data-menu] summary').click();
    await menu.getByRole('link', { name: 'React Native SDK 6.0' }).click();
    await expect(page).toHaveURL('/react-native-sdk/markers');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    expect(await measureOverflow(page)).toBe(0);
  });
});

function switchOf(page: Page): Locator {
  return page.locator('aside details[data-menu]');
}

/** Opens the switch and returns its list. */
async function openSwitch(page: Page): Promise<Locator> {
  await switchOf(page).locator('summary').click();
  const list = switchOf(page).locator('ul').first();
  await expect(list).toBeVisible();
  return list;
}
