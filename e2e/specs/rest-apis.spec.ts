import type { Locator, Page } from '@playwright/test';
import { expect, open, overflowOf, sharedPageTest as test } from '../test.ts';
import { violationsOf } from '../violations.ts';

const PAGE = '/docs/rest-apis/mvf-export';

async function startExplorer(page: Page, path = PAGE): Promise<Locator> {
  await open(page, path);
  const explorer = page.getByRole('region', { name: 'API explorer' });
  await explorer.getByRole('button', { name: 'Open the API explorer' }).click();
  await expect(explorer.locator('.opblock').first()).toBeVisible();
  return explorer;
}

/** Opens an operation and sends its request. */
async function execute(explorer: Locator, operationId: string): Promise<Locator> {
  const block = explorer.locator(`.opblock[id$="-${operationId}"]`);
  await block.locator('.opblock-summary-control').click();
  await block.getByRole('button', { name: 'Execute' }).click();
  await expect(block.locator('.live-responses-table')).toBeVisible();
  return block;
}

test('a reader gets a token by the demo key, and lists venues with it', async ({ page }) => {
  const explorer = await startExplorer(page);
  const token = await execute(explorer, 'createToken');
  await expect(token.locator('.live-responses-table')).toContainText('"tokenType": "Bearer"');
  await expect(explorer.getByRole('status')).toContainText('You have a token.');

  const venues = await execute(explorer, 'listVenues');
  await expect(venues.locator('.live-responses-table')).toContainText('"kestrel-house"');
  await expect(venues.locator('.live-responses-table')).toContainText('ratelimit');

  for (const [language, says] of Object.entries({
    curl: "--header 'Authorization: Bearer ",
    TypeScript: 'await fetch(',
    Swift: 'URLSession.shared',
    Kotlin: 'OkHttpClient()',
    Python: 'requests.get(',
  })) {
    await venues.locator('.curl-command').getByRole('heading', { name: language }).click();
    await expect(venues.locator('.curl-command')).toContainText(says);
  }
});

test.describe('without a token', () => {
  // The browser says so of every answer that is a refusal.
  test.use({ expectedComplaints: /status of 401/ });

  test('the answer is a problem that leads to its row', async ({ page }) => {
    const explorer = await startExplorer(page);
    const venues = await execute(explorer, 'listVenues');
    const answer = venues.locator('.live-responses-table');
    await expect(answer).toContainText('"code": "token-missing"');
    await expect(answer).toContainText('application/problem+json');
    await page.goto(`${PAGE}#problem-token-missing`);
    await expect(page.locator('#problem-token-missing')).toBeInViewport();
  });
});

test('operations have links of their own, and stand in the table of contents', async ({ page }) => {
  await open(page, PAGE);
  const contents = page.locator('.table-of-contents');
  await contents.getByRole('link', { name: 'Export a bundle' }).click();
  await expect(page).toHaveURL(/#operation-exportMvf$/);
  await expect(page.getByRole('heading', { name: 'Export a bundle' })).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the explorer has no violations', async ({ page }) => {
      const explorer = await startExplorer(page);
      await execute(explorer, 'createToken');
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const api of ['mvf-export', 'svg-export', 'partner']) {
    test(`${api} fits`, async ({ page }) => {
      const explorer = await startExplorer(page, `/docs/rest-apis/${api}`);
      await execute(explorer, 'createToken');
      expect(await overflowOf(page)).toBe(0);
    });
  }
});
