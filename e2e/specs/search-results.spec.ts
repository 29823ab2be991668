import { QUERIES, watchQuestions } from '../search-page.ts';
import { expect, open, overflowOf, sharedPageTest, test } from '../test.ts';
import { violationsOf } from '../violations.ts';
import type { Page } from '@playwright/test';

function results(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
}

function field(page: Page) {
  return page.getByRole('searchbox', { name: 'Search docs' });
}

sharedPageTest('S2.09 the page answers when it is opened directly', async ({ page }) => {
  await open(page, '/search-results?q=marker');
  await expect(results(page)).toHaveCount(20);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results for “marker”$/);
  await expect(field(page)).toHaveValue('marker');
  await expect(results(page).locator('mark').first()).toBeVisible();
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\//);
});

sharedPageTest('S2.09 what is typed and chosen is in the address', async ({ page }) => {
  await open(page, '/search-results');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Choose where to start');
  await field(page).fill('camera');
  await expect(page).toHaveURL('/search-results?q=camera');
  await expect(results(page).first()).toBeVisible();
  const sdk = page.getByRole('combobox', { name: 'SDK' });
  await expect(sdk.locator('option').nth(1)).toHaveText(/\(\d+\)$/);
  await sdk.selectOption('web-sdk');
  await expect(page).toHaveURL('/search-results?q=camera&sdk=web-sdk');
  await expect
    .poll(() =>
      results(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.every((link) => link.getAttribute('href')?.startsWith('/web-sdk/')),
        ),
    )
    .toBe(true);
  await page.getByRole('combobox', { name: 'Version' }).selectOption('4.0');
  await expect(page).toHaveURL('/search-results?q=camera&sdk=web-sdk&version=4.0');
  await expect(results(page).first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/web-sdk\/4\.0\//,
  );
  await page.goBack();
  await expect(page).toHaveURL('/search-results?q=camera&sdk=web-sdk');
});

sharedPageTest('S2.09 the counts of filters are what choosing them finds', async ({ page }) => {
  await open(page, '/search-results?q=camera');
  const option = page.getByRole('combobox', { name: 'SDK' }).locator('option[value="ios-sdk"]');
  await expect(option).toHaveText(/\(\d+\)$/);
  const count = /\((\d+)\)$/.exec((await option.textContent()) ?? '')?.[1];
  await page.getByRole('combobox', { name: 'SDK' }).selectOption('ios-sdk');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    new RegExp(`^${count} results?`),
  );
});

sharedPageTest('S2.09 more results come by scrolling', async ({ page }) => {
  await open(page, '/search-results?q=marker');
  await expect(results(page)).toHaveCount(20);
  await results(page).last().scrollIntoViewIfNeeded();
  await expect(results(page)).toHaveCount(40);
});

sharedPageTest('S2.09 more results come by the keyboard', async ({ page }) => {
  await open(page, '/search-results?q=marker');
  await expect(results(page)).toHaveCount(20);
  const { questions } = watchQuestions(page);
  await page.getByRole('button', { name: 'More results' }).press('Enter');
  await expect.poll(() => results(page).count()).toBeGreaterThanOrEqual(40);
  expect(questions[0]).toMatchObject({ query: 'marker', page: 1 });
});

sharedPageTest('S8.07 nothing found says so, and helps', async ({ page }) => {
  await open(page, '/search-results?q=zzqqxx');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('No results found for “zzqqxx”');
  await main.getByRole('button', { name: 'markers' }).click();
  await expect(page).toHaveURL('/search-results?q=markers');
  await expect(results(page).first()).toBeVisible();
});

test.describe('without the service', () => {
  test.use({ expectedComplaints: /status of 500|ERR_FAILED|net::/ });

  test('S8.06 the failure is told, names are still found, and it recovers', async ({ page }) => {
    await page.route(QUERIES, (route) => route.abort());
    await open(page, '/search-results?q=focusOn');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await expect(page.getByRole('main')).toContainText('Symbols of the API');
    await page.unroute(QUERIES);
    await alert.getByRole('button', { name: 'Search again' }).click();
    await expect(results(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

for (const width of [390, 1440]) {
  test(`axe finds nothing on results and failure, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/search-results?q=camera&sdk=web-sdk');
    await expect(results(page).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });
}
