import { brand } from '../../../brand.ts';
import {
  fulfillQueries,
  button,
  dialog,
  field,
  openDialog,
  options,
  QUERIES,
  watchQuestions,
} from './search-page.ts';
import { expect, measureOverflow, test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

test('reports a query that is too long and keeps its text [S2.50]', async ({ page }) => {
  await openDialog(page);
  const { questions } = watchQuestions(page);
  const long = 'camera '.repeat(430);
  await field(page).fill(long);
  const screen = dialog(page).locator('.DocSearch-ErrorScreen');
  await expect(screen).toContainText('The query is too long');
  await expect(screen).toContainText('Shorten it to 512 characters or fewer.');
  await expect(screen).not.toContainText('network');
  await expect(screen.getByRole('button')).toHaveCount(0);
  await expect(dialog(page).getByRole('status')).toHaveText('The query is too long to search for');
  await expect(field(page)).toHaveValue(long);
  expect(questions).toEqual([]);
  await field(page).fill('camera');
  await expect(options(page).first()).toBeVisible();
});

test.describe('no results', () => {
  test('shows the query, up to three suggestions with results, and a feedback link [S2.47 S2.48 S2.49 S8.07 S9.03]', async ({
    page,
  }) => {
    await openDialog(page);
    await field(page).fill('zzqqxx');
    const screen = dialog(page).locator('.DocSearch-NoResults');
    await expect(screen).toContainText('No results found for “zzqqxx”');
    await expect(screen).toContainText('Try searching for');
    await expect(dialog(page).getByText(/See all/)).toHaveCount(0);
    const suggestions = screen.locator('.DocSearch-Prefill');
    const texts = await suggestions.allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.length).toBeLessThanOrEqual(3);
    await expect(screen).toContainText('Believe this query should return results?');
    await expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      brand.links.missingResults?.replace('{query}', 'zzqqxx') ?? '',
    );
    for (const text of texts) {
      await field(page).fill('zzqqxx');
      await suggestions.filter({ hasText: text }).click();
      await expect(field(page)).toHaveValue(text);
      await expect(field(page)).toBeFocused();
      await expect(options(page).first()).toBeVisible();
    }
  });
});

test.describe('failures', () => {
  test.use({ expectedPageErrors: /status of (?:403|429|500)|ERR_FAILED|net::/ });

  for (const [name, status, body, kind] of [
    ['an error of the service', 403, '{"message":"no","status":403}', 'api'],
    ['a broken service', 500, 'oops', 'retry'],
    ['an answer that is no JSON', 200, '<html>', 'api'],
  ] as const) {
    test(`shows an error screen for ${name} and recovers with the next letter [S2.50 S4.20 S8.06 S8.14]`, async ({
      page,
    }) => {
      await openDialog(page);
      await page.route(QUERIES, (route) => route.fulfill({ status, body }));
      await field(page).fill('marke');
      const screen = dialog(page).locator('.DocSearch-ErrorScreen');
      await expect(screen).toContainText('Unable to fetch results');
      await expect(screen).toContainText('You might want to check your network connection.');
      await expect(screen).toHaveAttribute('data-error', kind);
      await page.unroute(QUERIES);
      await field(page).press('r');
      await expect(options(page).first()).toBeVisible();
    });
  }

  test('retries after the Retry-After delay when rate-limited [S8.14]', async ({ page }) => {
    await openDialog(page);
    let asked = 0;
    await page.route(QUERIES, (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '1' },
        body: '{"status":429}',
      });
    });
    await field(page).fill('marker');
    await expect(options(page).first()).toBeVisible();
    expect(asked).toBe(2);
  });

  test('shows a retry error when hosts cannot be reached [S4.20 S8.14]', async ({ page }) => {
    await openDialog(page);
    await page.route(QUERIES, (route) => route.abort());
    await field(page).fill('marker');
    const screen = dialog(page).locator('.DocSearch-ErrorScreen');
    await expect(screen).toHaveAttribute('data-error', 'retry');
    await page.unroute(QUERIES);
    await screen.getByRole('button', { name: 'Search again' }).click();
    await expect(options(page).first()).toBeVisible();
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((key) => key.startsWith('algolia-client'))).toEqual([]);
  });
});

test.describe('malformed records', () => {
  const url = `${brand.siteUrl}/docs/overview`;

  test('shows markup in titles and text as text', async ({ page }) => {
    const evil = '<img src=x onerror="window.hacked=1"><b>bold</b>';
    await fulfillQueries(page, [
      {
        objectID: '1',
        url,
        type: 'content',
        content: evil,
        hierarchy: { lvl0: evil, lvl1: evil },
        _snippetResult: { content: { value: `${evil} <mark>x</mark>` } },
      },
    ]);
    await openDialog(page);
    await field(page).fill('x');
    await expect(options(page).first()).toContainText('<img src=x');
    await expect(dialog(page).locator('.DocSearch-Hit-source')).toHaveText(evil);
    expect(await dialog(page).locator('img, b').count()).toBe(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('shows hits without title or levels, and drops a hit whose URL runs code', async ({
    page,
  }) => {
    await fulfillQueries(page, [
      { objectID: '1', url },
      { objectID: '2', url: 'javascript:alert(1)', hierarchy: { lvl0: 'Bad' } },
      { objectID: '3', url, hierarchy: { lvl0: null, lvl1: null }, type: 'lvl2' },
    ]);
    await openDialog(page);
    await field(page).fill('x');
    await expect(options(page)).toHaveCount(2);
    await expect(options(page).first()).toContainText('overview');
    await expect(dialog(page).locator('[href^="javascript"]')).toHaveCount(0);
  });
});

test('reports views and clicks with query and rank [S7.04]', async ({ page }) => {
  const events: Record<string, unknown>[] = [];
  await page.route('**/1/events?*', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}') as { events: typeof events };
    events.push(...body.events);
    await route.fulfill({ json: { status: 200, message: 'OK' } });
  });
  await openDialog(page);
  await field(page).fill('wayfinding');
  await expect(options(page).first()).toBeVisible();
  await expect.poll(() => events.map(({ eventType }) => eventType)).toContain('view');
  await options(page).nth(1).click();
  await expect.poll(() => events.map(({ eventType }) => eventType)).toContain('click');
  const view = events.find(({ eventType }) => eventType === 'view');
  expect(view).toMatchObject({
    eventName: 'Items Viewed',
    index: 'developer-docs',
    algoliaSource: ['autocomplete', 'autocomplete-internal'],
  });
  expect(Array.from(view?.['objectIDs'] as Iterable<string>).length).toBeLessThanOrEqual(20);
  const click = events.find(({ eventType }) => eventType === 'click');
  expect(click).toMatchObject({
    eventName: 'Item Selected',
    index: 'developer-docs',
    algoliaSource: ['autocomplete', 'autocomplete-internal'],
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

for (const width of [390, 1440]) {
  test(`passes axe on the screens of the dialog, light and dark, ${width} wide`, async ({
    page,
  }) => {
    test.slow();
    const violations = async (): Promise<string[]> => {
      const within = '.DocSearch-Container';
      const light = await findAxeViolations(page, { within });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      // Violations that do not depend on colours are found in light mode.
      const dark = await findAxeViolations(page, { within, rules: 'colours' });
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      return [...light, ...dark];
    };
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openDialog(page);
    expect(await violations()).toEqual([]);
    await page.keyboard.press('ArrowDown');
    expect(await violations()).toEqual([]);
    await field(page).fill('marker');
    await expect(options(page).first()).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    await options(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
    await button(page).click();
    await expect(dialog(page).getByRole('row').first()).toBeVisible();
    expect(await violations()).toEqual([]);
    await field(page).fill('zzqqxx');
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
}
