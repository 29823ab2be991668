import type { Response } from '@playwright/test';
import { brand } from '../../../brand.ts';
import {
  button,
  dialog,
  DOCUMENTED_FIELDS,
  field,
  openDialog,
  options,
  tasks,
  watchQuestions,
} from './search-page.ts';
import { expect, open, sharedPageTest as test } from '../../test.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__developer-docs';
type Answer = { readonly results: { readonly query: string; readonly nbHits: number }[] };

const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__developer-docs';

test.describe('opening and closing', () => {
  test('opens on Control+K, its variants and / [S2.55 S4.16 S4.17 S9.05]', async ({ page }) => {
    await open(page, '/docs/overview');
    for (const keys of ['Control+k', 'Meta+k', 'Control+K', '/']) {
      await page.keyboard.press(keys);
      await expect(field(page), keys).toBeFocused();
      await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('closes on the keys that open it [S4.16]', async ({ page }) => {
    await openDialog(page);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(button(page)).toBeFocused();
  });

  test('closes on Escape, a click outside and its button [S4.19]', async ({ page }) => {
    await openDialog(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await button(page).click();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
    await button(page).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('keys', () => {
  test('types a slash on "/" in a text field [S4.17]', async ({ page }) => {
    await open(page, '/api/api');
    const symbols = page.getByRole('combobox', { name: 'Find a symbol in any SDK' });
    await symbols.press('/');
    await expect(symbols).toHaveValue('/');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('opens after hydration when its keys were pressed before [S4.16]', async ({ page }) => {
    await page.goto('/docs/overview', { waitUntil: 'commit' });
    await button(page).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mark');
    await expect(field(page)).toHaveValue('mark');
  });

  test('opens once when requested twice [S4.16]', async ({ page }) => {
    await open(page, '/docs/overview');
    await page.evaluate(() => {
      const searchButton = document.querySelector<HTMLElement>('.DocSearch-Button');
      searchButton?.click();
      searchButton?.click();
    });
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).toHaveCount(1);
  });

  for (const text of ['marker', '3d models']) {
    test(`starts the query with "${text}" typed on the button [S4.18]`, async ({ page }) => {
      await open(page, '/docs/overview');
      await button(page).focus();
      await page.keyboard.type(text);
      await expect(field(page)).toHaveValue(text);
      await expect(options(page).first()).toBeVisible();
    });
  }

  test('leaves browser shortcuts to the browser', async ({ page }) => {
    await open(page, '/docs/overview');
    await button(page).focus();
    const swallowed = await page.evaluate(() => {
      const target = document.activeElement as HTMLElement;
      const presses = [
        { key: 'l', ctrlKey: true },
        { key: 'r', metaKey: true },
        { key: 'K', ctrlKey: true, shiftKey: true },
        { key: 'd', altKey: true },
        { key: '/', ctrlKey: true },
      ];
      return presses.filter((press) => {
        const event = new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true });
        return !target.dispatchEvent(event);
      });
    });
    expect(swallowed).toEqual([]);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('traps focus in the dialog without a layout shift of the page', async ({ page }) => {
    await open(page, '/docs/overview');
    const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
    await button(page).click();
    await field(page).fill('marker');
    await expect(options(page).first()).toBeVisible();
    const content = await page.evaluate(
      () => document.querySelector('.navbar')?.getBoundingClientRect().width,
    );
    expect(content).toBeLessThanOrEqual(width);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
    }
  });
});

test.describe('results', () => {
  test('groups hits by page title, at most five each, with their SDK [S2.42 S2.43 S2.46]', async ({
    page,
  }) => {
    await openDialog(page);
    await field(page).fill('marker');
    const groups = dialog(page).locator('.DocSearch-Hits');
    await expect(groups.first().locator('.DocSearch-Hit-source')).toHaveText('Markers');
    await expect(page.locator('#docsearch-hits_docsearch_0-list')).toBeVisible();
    for (const group of await groups.all()) {
      const count = await group.getByRole('option').count();
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(5);
    }
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    await expect(
      dialog(page)
        .locator('.DocSearch-Hit-tag')
        .filter({ hasText: `${brand.name} JS` })
        .first(),
    ).toBeVisible();
  });

  test(
    'shows the count of the current query in "See all" [S2.45]',
    { tag: '@long' },
    async ({ page }) => {
      await openDialog(page);
      const counts = new Map<string, number>();
      const noteCounts = async (response: Response): Promise<void> => {
        if (!response.url().includes('/1/indexes/')) return;
        const { results } = (await response.json()) as Answer;
        for (const { query, nbHits } of results) counts.set(query, nbHits);
      };
      page.on('response', noteCounts);
      await field(page).pressSequentially('wayfinding');
      await expect.poll(() => counts.size).toBe(10);
      // The results page sends queries too, and response bodies are lost on navigation.
      page.off('response', noteCounts);
      const count = counts.get('wayfinding');
      await expect(dialog(page).getByRole('link', { name: /See all/ })).toHaveText(
        `See all ${count} results`,
      );
      await expect(dialog(page).getByRole('status')).toHaveText(`${count} results`);
      await dialog(page)
        .getByRole('link', { name: /See all/ })
        .click();
      await expect(page).toHaveURL('/search-results?q=wayfinding');
      await expect(dialog(page)).toHaveCount(0);
    },
  );

  test('sends one request per letter, with the documented fields [S3.05 S3.06 S7.02 S7.03 S7.04]', async ({
    page,
  }) => {
    await openDialog(page, '/web-sdk/5.0/markers');
    const { questions, urls } = watchQuestions(page);
    await field(page).pressSequentially('mark');
    await expect.poll(() => questions.length).toBe(4);
    expect(questions.map(({ query }) => query)).toEqual(['m', 'ma', 'mar', 'mark']);
    const { facetFilters, ...question } = questions[3] ?? { query: '', facetFilters: [] };
    expect(question).toEqual({
      query: 'mark',
      indexName: 'developer-docs',
      ...DOCUMENTED_FIELDS,
      optionalFilters: ['sdk:web-sdk'],
    });
    const [language, tags] = facetFilters as [string, string[]];
    expect(language).toBe('language:en');
    expect(tags).toEqual(
      expect.arrayContaining([
        'docusaurus_tag:default',
        'docusaurus_tag:docs-default-current',
        'docusaurus_tag:docs-web-sdk-5.0',
        'docusaurus_tag:docs-android-sdk-5.0',
      ]),
    );
    expect(urls[0]?.searchParams.get('x-algolia-application-id')).toBe('portal');
    expect(urls[0]?.searchParams.get('x-algolia-api-key')).toBe('public');
  });
});

test.describe('hits', () => {
  test(
    'shows the version of hits that are not of the latest',
    { tag: '@long' },
    async ({ page }) => {
      await openDialog(page, '/web-sdk/5.0/markers');
      await field(page).fill('marker');
      await expect(
        dialog(page).locator('.DocSearch-Hit-tag--version').filter({ hasText: '5.0' }).first(),
      ).toBeVisible();
    },
  );

  test('selects and opens a hit by keyboard', async ({ page }) => {
    await openDialog(page);
    await field(page).fill('wayfinding');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    );
    const address = (await second.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(dialog(page)).toHaveCount(0);
  });

  test(
    'opens a tab on Control+Enter or Control+click and keeps the dialog',
    { tag: '@long' },
    async ({ page, context }) => {
      await openDialog(page);
      await field(page).fill('wayfinding');
      await expect(options(page).first()).toBeVisible();
      const tabs = page.context();
      const opened = tabs.waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      await (await opened).close();
      const clicked = tabs.waitForEvent('page');
      await options(page)
        .first()
        .click({ modifiers: ['Control'] });
      await (await clicked).close();
      await expect(dialog(page)).toBeVisible();
      expect(context).toBeDefined();
    },
  );

  test('filters by SDK and version with chips', async ({ page }) => {
    await openDialog(page);
    await field(page).fill('marker');
    const filters = dialog(page).getByRole('group', { name: 'Search filters' });
    await filters.getByRole('button', { name: 'iOS SDK' }).click();
    await expect(filters.getByRole('button', { name: 'iOS SDK' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect
      .poll(() =>
        options(page).evaluateAll((all) =>
          all.every((it) => it.getAttribute('href')?.startsWith('/ios-sdk/')),
        ),
      )
      .toBe(true);
    await filters.getByRole('button', { name: '3.0' }).click();
    await expect
      .poll(() =>
        options(page).evaluateAll((all) =>
          all.every((it) => it.getAttribute('href')?.startsWith('/ios-sdk/3.0')),
        ),
      )
      .toBe(true);
  });

  test('clears the query by a button', { tag: '@long' }, async ({ page }) => {
    await openDialog(page);
    await field(page).fill('marker');
    await expect(options(page).first()).toBeVisible();
    await dialog(page).locator('.DocSearch-Clear').click();
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });
});

test.describe('start screen', () => {
  test('lists opened hits as recent and pins them [S2.40 S2.41]', async ({ page }) => {
    await openDialog(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await expect(field(page)).not.toHaveAttribute('aria-controls');
    await field(page).fill('wayfinding');
    await options(page).first().click();
    await expect(dialog(page)).toHaveCount(0);
    await button(page).click();
    await expect(dialog(page).getByText('Recent', { exact: true })).toBeVisible();
    const recent = page.locator('#docsearch-recentSearches-item-0');
    await recent.getByRole('button', { name: 'Pin this search' }).click();
    await expect(dialog(page).getByText('Favorite', { exact: true })).toBeVisible();
    const favorite = page.locator('#docsearch-favoriteSearches-item-0');
    await expect(favorite).toBeVisible();
    const stored = await page.evaluate((key) => localStorage.getItem(key), FAVORITE);
    expect(JSON.parse(stored ?? '[]')).toHaveLength(1);
    await favorite.getByRole('button', { name: 'Remove this saved search' }).click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });

  test('offers popular tasks that a reader can open by keyboard', async ({ page }) => {
    await openDialog(page, '/ios-sdk/markers');
    await expect(tasks(page)).toHaveCount(8);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(tasks(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-controls', 'docsearch-popularTasks-list');
    await page.keyboard.press('ArrowDown');
    const second = tasks(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    );
    const path = (await second.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/ios-sdk\//);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(dialog(page)).toHaveCount(0);
    await button(page).click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });

  test('leads to pages that exist, and names the version of a page if it is another', async ({
    page,
    request,
  }) => {
    for (const path of ['/docs/overview', '/ios-sdk/4.0/labels']) {
      await openDialog(page, path);
      await expect(tasks(page)).toHaveCount(8);
      for (const task of await tasks(page).all()) {
        const href = (await task.getAttribute('href')) ?? '';
        expect((await request.get(href)).status(), href).toBe(200);
      }
    }
    const routes = tasks(page).filter({ hasText: 'Draw a route' });
    await expect(routes).toHaveAttribute('href', '/ios-sdk/wayfinding');
    await expect(routes.locator('.DocSearch-Hit-tag--version')).toHaveText('5.0');
    await expect(tasks(page).first()).toHaveAttribute('href', '/ios-sdk/4.0/getting-started');
    await expect(tasks(page).first().locator('.DocSearch-Hit-tag')).toHaveCount(0);
  });

  test(
    'shows seven recent searches, four beside favourites [S2.40]',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/docs/overview');
      const entries = Array.from({ length: 9 }, (_, at) => ({
        objectID: String(at),
        url: `${brand.siteUrl}/docs/overview#${at}`,
        type: 'lvl1',
        hierarchy: { lvl0: `Page ${at}`, lvl1: `Page ${at}` },
      }));
      const store = (key: string, count: number) =>
        page.evaluate(
          ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
          [key, JSON.stringify(entries.slice(0, count))],
        );
      await store(RECENT, 9);
      await button(page).click();
      await expect(dialog(page).getByRole('row')).toHaveCount(7);
      await page.keyboard.press('Escape');
      await store(FAVORITE, 1);
      await button(page).click();
      await expect(dialog(page).getByRole('row')).toHaveCount(5);
      await page.keyboard.press('ArrowDown');
      await expect(dialog(page).getByRole('row').nth(1)).toHaveAttribute('aria-selected', 'true');
    },
  );
});
