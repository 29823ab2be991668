import { brand } from '../../../brand.ts';
import { QUERIES, watchQuestions } from './search-page.ts';
import { expect, open, measureOverflow, sharedPageTest, test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';
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

/** Locates by selector, because Playwright's text locators skip `noscript` elements. */
function noteOf(page: Page, text: string | RegExp) {
  return page.locator('noscript :is(p, span)', { hasText: text });
}

sharedPageTest('shows results when it is opened directly [S2.09]', async ({ page }) => {
  await open(page, '/search-results?q=marker');
  await expect(results(page)).toHaveCount(20);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results for “marker”$/);
  await expect(field(page)).toHaveValue('marker');
  await expect(results(page).locator('mark').first()).toBeVisible();
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\//);
});

sharedPageTest('tells pages of one title apart [S2.09]', async ({ page }) => {
  await open(page, '/search-results?q=markers');
  const pages = results(page).filter({
    has: page.getByRole('heading', { name: 'Markers', exact: true }),
  });
  await expect(pages.filter({ hasText: `${brand.name} JS › 6.0` }).first()).toBeVisible();
  await expect(pages.filter({ hasText: 'Android SDK › 5.0' }).first()).toBeVisible();
  const texts = await pages.allInnerTexts();
  expect(texts.length).toBeGreaterThanOrEqual(4);
  expect(new Set(texts).size).toBe(texts.length);
  for (const result of await pages.all()) {
    await expect(result.getByRole('paragraph')).toHaveCount(2);
  }
});

sharedPageTest('sets symbols as code, with their kind [S2.09]', async ({ page }) => {
  await open(page, '/search-results?q=focusOn');
  const title = results(page).getByRole('heading', { name: 'Camera.focusOn' }).first();
  await expect(title.locator('code')).toHaveText('Camera.focusOn');
  await expect(title.locator('code mark')).toHaveText('focusOn');
  await expect(title.locator('small')).toHaveText('method');
});

sharedPageTest('stores query and filters in the URL [S2.09]', async ({ page }) => {
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

sharedPageTest('shows filter counts that match the filtered results [S2.09]', async ({ page }) => {
  await open(page, '/search-results?q=camera');
  const option = page.getByRole('combobox', { name: 'SDK' }).locator('option[value="ios-sdk"]');
  await expect(option).toHaveText(/\(\d+\)$/);
  const count = /\((\d+)\)$/.exec((await option.textContent()) ?? '')?.[1];
  await page.getByRole('combobox', { name: 'SDK' }).selectOption('ios-sdk');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    new RegExp(`^${count} results?`),
  );
});

sharedPageTest('loads more results on scroll [S2.09]', async ({ page }) => {
  await open(page, '/search-results?q=marker');
  await expect(results(page)).toHaveCount(20);
  await results(page).last().scrollIntoViewIfNeeded();
  await expect(results(page)).toHaveCount(40);
});

sharedPageTest('loads more results by keyboard [S2.09]', async ({ page }) => {
  await open(page, '/search-results?q=marker');
  await expect(results(page)).toHaveCount(20);
  const { questions } = watchQuestions(page);
  // Clicks without scrolling there, as a screen reader does.
  await page
    .getByRole('button', { name: 'More results' })
    .evaluate((it: HTMLElement) => it.click());
  await expect.poll(() => results(page).count()).toBeGreaterThanOrEqual(40);
  await expect(results(page).nth(20).getByRole('link')).toBeFocused();
  expect(questions[0]).toMatchObject({ query: 'marker', page: 1 });
});

test('keeps focus at the end while more results load by keyboard [S2.09]', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(QUERIES, async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: { page?: number }[] };
    const at = requests[0]?.page ?? 0;
    if (at === 1) await isReleased;
    const hits = ['a', 'b'].map((id) => ({
      objectID: `${id}${at}`,
      url: `${brand.siteUrl}/docs/overview#${id}${at}`,
      hierarchy: { lvl0: `Page ${id}${at}` },
    }));
    const answers = requests.map(() => ({ hits, nbHits: 4, nbPages: 2, page: at }));
    await route.fulfill({ json: { results: answers } });
  });
  await open(page, '/search-results?q=x');
  await results(page).last().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Loading more results' })).toBeFocused();
  release();
  const end = page.getByRole('button', { name: 'All results shown' });
  await expect(end).toBeFocused();
  await expect(results(page)).toHaveCount(4);
  await page.keyboard.press('Shift+Tab');
  await expect(results(page).last().getByRole('link')).toBeFocused();
});

sharedPageTest(
  'reports a query that is too long and keeps its text [S2.09 S8.06]',
  async ({ page }) => {
    const { questions } = watchQuestions(page);
    const long = 'camera '.repeat(430);
    await open(page, `/search-results?q=${encodeURIComponent(long)}`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The query is too long');
    await expect(alert).toContainText('Shorten it to 512 characters or fewer.');
    await expect(alert).not.toContainText('network');
    await expect(alert.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
    await expect(field(page)).toHaveValue(long);
    expect(questions).toEqual([]);
    await field(page).fill('camera');
    await expect(results(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    await field(page).fill(long);
    await expect(alert).toContainText('The query is too long');
    await expect(results(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue(long);
    await expect(page).toHaveURL('/search-results?q=camera');
    expect(await measureOverflow(page)).toBe(0);
  },
);

sharedPageTest('suggests queries when nothing is found [S8.07]', async ({ page }) => {
  await open(page, '/search-results?q=zzqqxx');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('No results found for “zzqqxx”');
  await main.getByRole('button', { name: 'markers' }).click();
  await expect(page).toHaveURL('/search-results?q=markers');
  await expect(results(page).first()).toBeVisible();
});

test('reports views and clicks with query and rank [S7.04]', async ({ page }) => {
  const events: Record<string, unknown>[] = [];
  await page.route('**/1/events?*', async (route) => {
    const body = route.request().postDataJSON() as { events: typeof events };
    events.push(...body.events);
    await route.fulfill({ json: { status: 200, message: 'OK' } });
  });
  await open(page, '/search-results?q=marker');
  await expect(results(page)).toHaveCount(20);
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]).toMatchObject({ eventType: 'view', eventName: 'Items Viewed' });
  expect(events[0]?.['objectIDs']).toHaveLength(20);
  await results(page).nth(2).getByRole('link').click();
  await expect.poll(() => events.at(-1)?.['eventType']).toBe('click');
  expect(events.at(-1)).toMatchObject({
    eventName: 'Item Selected',
    index: 'developer-docs',
    positions: [3],
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test.describe('without the service', () => {
  test.use({ expectedPageErrors: /status of 500|ERR_FAILED|net::/ });

  test('shows the failure, still finds symbols, and recovers [S8.06]', async ({ page }) => {
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

test("keeps the server's noscript markup inert for readers with scripts [S2.09]", async ({
  page,
}) => {
  const hostile = '</noscript><img src=x onerror=alert(1)>';
  await open(page, `/search-results?q=${encodeURIComponent(hostile)}`);
  await expect(field(page)).toHaveValue(hostile);
  await expect(page.locator('main img, main noscript, main form')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('submits the form and pages through results [S2.09]', async ({ page }) => {
    await page.goto('/search-results');
    await expect(field(page)).toHaveCount(1);
    await field(page).fill('marker');
    await page.getByRole('combobox', { name: 'SDK' }).selectOption('ios-sdk');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?q=marker&sdk=ios-sdk/);
    await expect(noteOf(page, /\d+ results for “marker”/)).toBeVisible();
    await expect(results(page)).toHaveCount(20);
    await expect(results(page).locator('mark').first()).toBeVisible();
    await expect(field(page)).toHaveValue('marker');
    const first = await results(page).first().textContent();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(noteOf(page, /Page 2 of \d+/)).toBeVisible();
    expect(await results(page).first().textContent()).not.toBe(first);
    await results(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/ios-sdk\//);
  });

  test('reports no results and a query that is too long [S2.09 S2.50 S8.07]', async ({ page }) => {
    await page.goto('/search-results?q=zzqqxx');
    await expect(noteOf(page, 'No results found for “zzqqxx”')).toBeVisible();
    const long = 'camera '.repeat(430);
    await field(page).fill(long);
    await field(page).press('Enter');
    await expect(noteOf(page, 'The query is too long')).toBeVisible();
    await expect(field(page)).toHaveValue(long);
    expect(await page.locator('body').evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  });
});

for (const width of [390, 1440]) {
  test(`passes axe on results, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/search-results?q=camera&sdk=web-sdk');
    await expect(results(page).first()).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
  });
}
