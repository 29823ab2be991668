import type { Locator, Page } from '@playwright/test';
import { expect, open, measureOverflow, sharedPageTest as test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

const PAGE = '/docs/rest-apis/mvf-export';

async function startExplorer(page: Page, path = PAGE): Promise<Locator> {
  await open(page, path);
  const explorer = page.getByRole('region', { name: 'API explorer' });
  await explorer.getByRole('button', { name: 'Open the API explorer' }).click();
  await expect(explorer.locator('.opblock').first()).toBeVisible();
  return explorer;
}

async function execute(explorer: Locator, operationId: string): Promise<Locator> {
  const block = explorer.locator(`.opblock[id$="-${operationId}"]`);
  await block.locator('.opblock-summary-control').click();
  await block.getByRole('button', { name: 'Execute' }).click();
  await expect(block.locator('.live-responses-table')).toBeVisible();
  return block;
}

test('gets a token for the demo key and lists venues with it', async ({ page }) => {
  const explorer = await startExplorer(page);
  const token = await execute(explorer, 'createToken');
  await expect(token.locator('.live-responses-table')).toContainText('"tokenType": "Bearer"');
  await expect(explorer.getByRole('status')).toContainText('You have a token.');

  const venues = await execute(explorer, 'listVenues');
  await expect(venues.locator('.live-responses-table')).toContainText('"kestrel-house"');
  await expect(venues.locator('.live-responses-table')).toContainText('ratelimit');
});

const LANGUAGES = {
  curl: 'curl ',
  TypeScript: 'await fetch(',
  Swift: 'URLSession.shared',
  Kotlin: 'OkHttpClient()',
  Python: 'requests.get(',
};

test('shows code before a request is sent, and updates it with the inputs', async ({ page }) => {
  const explorer = await startExplorer(page);
  const venues = explorer.locator('.opblock[id$="-listVenues"]');
  await venues.locator('.opblock-summary-control').click();
  const code = venues.getByRole('tabpanel');
  for (const [language, says] of Object.entries(LANGUAGES)) {
    await venues.getByRole('tab', { name: language }).click();
    await expect(code).toContainText(says);
  }
  await expect(code).toContainText("os.environ['TOKEN']");

  await venues.getByRole('textbox', { name: 'limit' }).fill('2');
  await execute(explorer, 'createToken');
  await expect(code).not.toContainText('environ');
  const [request] = await Promise.all([
    page.waitForRequest(/v1\/venues/),
    venues.getByRole('button', { name: 'Execute' }).click(),
  ]);
  await expect(code).toContainText(`"${request.url()}"`);
  await expect(code).toContainText(`"${request.headers()['authorization']}"`);
});

test(
  'shows the request of each operation in the selected language',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, `${PAGE}#operation-exportMvf`);
    const heading = page.getByRole('heading', { name: 'Export a bundle' });
    const tabs = page.getByRole('tablist', { name: 'Language of the request' });
    await expect(tabs).toHaveCount(5);
    const curl = tabs.nth(3).getByRole('tab', { name: 'curl' });
    await expect(curl).toHaveAttribute('aria-selected', 'true');
    const before = await heading.boundingBox();
    await curl.focus();
    await page.keyboard.press('ArrowLeft');
    const python = tabs.nth(3).getByRole('tab', { name: 'Python' });
    await expect(python).toBeFocused();
    await expect(python).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel', { name: 'Python' }).nth(3);
    await expect(panel).toContainText('/rest/v1/venues/kestrel-house/mvf');
    // The heading stays in place although requests above changed their height.
    expect((await heading.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'TypeScript' }).nth(3)).toContainText('fetch(');
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href$="#try-exportMvf"]')).toBeFocused();

    await open(page, '/docs/rest-apis/svg-export');
    await expect(page.getByRole('tabpanel', { name: 'TypeScript' }).first()).toContainText(
      'fetch(',
    );
  },
);

/** Distance in pixels of an element below the navbar. */
async function belowBar(element: Locator): Promise<number> {
  const bar = await element.page().locator('.navbar').boundingBox();
  const box = await element.boundingBox();
  return (box?.y ?? 0) - Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0));
}

test('opens an operation in the explorer from the URL', { tag: '@long' }, async ({ page }) => {
  await open(page, `${PAGE}#try-exportMvf`);
  const block = page.locator('.opblock[id$="-exportMvf"]');
  await expect(block.getByRole('button', { name: 'Execute' })).toBeVisible();
  await expect(block.locator('.opblock-summary-control')).toBeFocused();
  expect(await belowBar(block)).toBeGreaterThanOrEqual(0);
  await page.locator('a[href$="#try-getVenue"]').click();
  const other = page.locator('.opblock[id$="-getVenue"]');
  await expect(other.getByRole('button', { name: 'Execute' })).toBeInViewport();
  expect(await belowBar(other)).toBeGreaterThanOrEqual(0);
});

test(
  'scrolls from search to an operation, below the navbar',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/search-results?q=export%20a%20bundle');
    await page.locator('main a[href$="mvf-export#operation-exportMvf"]').first().click();
    const heading = page.getByRole('heading', { name: 'Export a bundle' });
    await expect(heading).toBeInViewport();
    await expect.poll(() => belowBar(heading)).toBeGreaterThanOrEqual(0);
  },
);

test('accepts a token of the reader and clears it', { tag: '@long' }, async ({ page }) => {
  const explorer = await startExplorer(page);
  await explorer.getByLabel('A token that you have').fill('abc.def');
  await page.keyboard.press('Enter');
  await expect(explorer.getByRole('status')).toContainText('You have a token.');
  const venues = explorer.locator('.opblock[id$="-listVenues"]');
  await venues.locator('.opblock-summary-control').click();
  await expect(venues.getByRole('tabpanel')).toContainText('Bearer abc.def');
  await explorer.getByRole('button', { name: 'Forget the token' }).click();
  await expect(venues.getByRole('tabpanel')).toContainText('Bearer $TOKEN');
  await expect(explorer.getByLabel('A token that you have')).toBeFocused();
});

test.describe('without a token', () => {
  // The browser logs every response with an error status.
  test.use({ expectedPageErrors: /status of 401/ });

  test('shows a problem response that links to its row', async ({ page }) => {
    const explorer = await startExplorer(page);
    const venues = await execute(explorer, 'listVenues');
    const answer = venues.locator('.live-responses-table');
    await expect(answer).toContainText('"code": "token-missing"');
    await expect(answer).toContainText('application/problem+json');
    await page.goto(`${PAGE}#problem-token-missing`);
    await expect(page.locator('#problem-token-missing')).toBeInViewport();
  });
});

test('links operations in the table of contents', { tag: '@long' }, async ({ page }) => {
  await open(page, PAGE);
  const contents = page.locator('.table-of-contents');
  await contents.getByRole('link', { name: 'Export a bundle' }).click();
  await expect(page).toHaveURL(/#operation-exportMvf$/);
  await expect(page.getByRole('heading', { name: 'Export a bundle' })).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, { tag: '@long' }, () => {
    test.use({ colorScheme });

    test('passes axe in the explorer', async ({ page }) => {
      const explorer = await startExplorer(page);
      await execute(explorer, 'createToken');
      const bundle = explorer.locator('.opblock[id$="-exportMvf"]');
      await bundle.locator('.opblock-summary-control').click();
      await bundle.getByRole('textbox', { name: 'venueId' }).fill('');
      await bundle.getByRole('combobox', { name: 'version' }).selectOption('2');
      await expect(bundle.getByRole('tabpanel')).toContainText('version=2');
      await bundle.getByRole('button', { name: 'Execute' }).click();
      await expect(bundle.locator('.invalid')).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', { tag: '@long' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const api of ['mvf-export', 'svg-export', 'partner']) {
    test(`shows ${api} without horizontal overflow and passes axe`, async ({ page }) => {
      // Pages with many operations take axe a long time.
      test.slow();
      const explorer = await startExplorer(page, `/docs/rest-apis/${api}`);
      await execute(explorer, 'createToken');
      expect(await measureOverflow(page)).toBe(0);
      expect(await findAxeViolations(page)).toEqual([]);
    });
  }
});
