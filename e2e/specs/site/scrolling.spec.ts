import type { Page } from '@playwright/test';
import { expect, open, sharedPageTest as test } from '../../test.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.use({ viewport: { width: 1280, height: 500 } });

test('starts a new page at the top [S4.05]', async ({ page }) => {
  await open(page, '/hack-the-north');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('main').getByRole('link', { name: 'wayfinding', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wayfinding');
  expect(await scrollTop(page)).toBe(0);
});

test('scrolls to the heading of a hash [S4.05]', async ({ page }) => {
  await open(page, '/web-sdk/markers');
  await page.locator('.table-of-contents').getByRole('link', { name: 'Where next' }).click();
  await expect(page).toHaveURL(/#where-next$/);
  await expect(page.getByRole('heading', { name: 'Where next' })).toBeInViewport();
});

test('keeps the scroll position when only the query changes [S4.05]', async ({ page }) => {
  await open(page, '/hack-the-north');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.evaluate(() => {
    history.pushState({}, '', '?view=compact');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL('/hack-the-north?view=compact');
  await page.waitForTimeout(200);
  expect(await scrollTop(page)).toBe(600);
});

test('hides the navbar on scrolling down, shows it on scrolling up and near the top [S4.14]', async ({
  page,
}) => {
  await open(page, '/hack-the-north');
  const bar = page.locator('.navbar');
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 20);
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 700);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -120);
  await expect(bar).toBeInViewport();
});

test('hides the navbar when a hash is followed [S4.14]', async ({ page }) => {
  await open(page, '/web-sdk/markers');
  await page.locator('.table-of-contents').getByRole('link', { name: 'Where next' }).click();
  await expect(page.locator('.navbar')).not.toBeInViewport();
});
