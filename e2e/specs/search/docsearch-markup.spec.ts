import {
  askAiEntry,
  button,
  dialog,
  field,
  openDialog,
  options,
  QUERIES,
  tasks,
} from './search-page.ts';
import { expect, test } from '../../test.ts';

// What the end-to-end tests of DocSearch 4 and 5 rely on. Both suites pass here unmodified.

test('gives list items the ids of DocSearch, the first of them to the assistant', async ({
  page,
}) => {
  await openDialog(page);
  await field(page).fill('g');
  const first = page.locator('#docsearch-hits_docsearch_0-item-1');
  await expect(first).toBeVisible();
  expect(await first.evaluate((it) => it.tagName)).toBe('LI');
  const link = page.locator('#docsearch-hits_docsearch_0-item-1 > a');
  await expect(link).toHaveAttribute('href', /^\//);
  await expect(page.locator('#docsearch-askAI-item-0')).toContainText('Ask AI: g');
  await expect(
    page.locator('#docsearch-hits_docsearch_0-list').getByRole('option').first(),
  ).toHaveId((await link.getAttribute('id')) ?? '');
});

test('has the best hit active, and the assistant one key above it, after every letter', async ({
  page,
}) => {
  await openDialog(page);
  for (const text of ['marker', 'marke', 'camera']) {
    await field(page).fill(text);
    await expect(askAiEntry(page)).toContainText(text);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await expect(askAiEntry(page)).toHaveAttribute('aria-selected', 'true');
  }
  await field(page).fill('zzqqxx');
  await expect(dialog(page).getByText('No results found for')).toBeVisible();
  await expect(askAiEntry(page)).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('');
  await expect(tasks(page).first()).toBeVisible();
  await expect(dialog(page).locator('[aria-selected="true"]')).toHaveCount(0);
});

test('opens nothing on Enter while the first response is pending', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(QUERIES, async (route) => {
    await isReleased;
    await route.continue();
  });
  await openDialog(page);
  await expect(tasks(page).first()).toBeVisible();
  await page.keyboard.type('marker');
  await page.keyboard.press('Enter');
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(page).toHaveURL('/docs/overview');
});

test('shows no list of hits before a query, and controls none', async ({ page }) => {
  await openDialog(page);
  await expect(tasks(page).first()).toBeVisible();
  await expect(dialog(page).locator('.DocSearch-Hits')).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-controls');
});

test('names the buttons of recent searches as DocSearch 4 and 5 do', async ({ page }) => {
  await openDialog(page);
  await field(page).fill('g');
  await options(page).first().click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  const recent = page.locator('#docsearch-recentSearches-item-0');
  await expect(recent.locator('[title="Remove this search from history"]')).toBeVisible();
  await expect(recent.locator('[title="Save this search"]')).toBeVisible();
  await recent.locator('[title="Pin this search"]').click();
  const favorite = page.locator('#docsearch-favoriteSearches-item-0');
  await expect(favorite.locator('[title="Remove this saved search"]')).toBeVisible();
  await favorite.locator('[title="Remove this search from favorites"]').click();
  await expect(dialog(page).locator('.DocSearch-Hits')).toHaveCount(0);
});
