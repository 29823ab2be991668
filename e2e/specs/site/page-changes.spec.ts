import type { Page } from '@playwright/test';
import { expect, open, sharedPageTest, test } from '../../test.ts';

const PAGE = '/web-sdk/labels';
const FILE = '/page-changes/web-sdk/6.0/labels.json';
const KEY = 'portal.page-visits';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const lineOf = (page: Page) => page.locator('main details > summary', { hasText: /chang/i });

sharedPageTest(
  'shows on a first visit when the page changed, and a list on request',
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, PAGE);
    await expect(lineOf(page)).toHaveText(/^Last changed on \d+ \w+ \d{4}$/);
    await page.keyboard.press('Shift');
    await expect.poll(() => storedIds(page)).not.toEqual([]);
    expect(requests).not.toContain(FILE);

    await lineOf(page).focus();
    await page.keyboard.press('Enter');
    const list = page.locator('main details[open] ul');
    await expect(list.getByRole('listitem').first()).toContainText(/(?:New|Changed|Corrected) on /);
    expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(5);
    const link = list.locator('a[href^="#"]').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.press('Enter');
    await expect(page).toHaveURL(PAGE + target);
  },
);

sharedPageTest(
  'lists on a later visit what changed since, and marks the sections',
  async ({ page }) => {
    await open(page, PAGE);
    await page.keyboard.press('Shift');
    await expect.poll(() => storedIds(page)).not.toEqual([]);
    const before = await topOfIntro(page);
    const changes = (await (await page.request.get(FILE)).json()) as {
      id: string;
      sections: { anchor: string }[];
    }[];
    const unseen = changes.findIndex(({ sections }) =>
      sections.some(({ anchor }) => anchor !== ''),
    );
    await visitBefore(
      page,
      changes.slice(unseen + 1).map(({ id }) => id),
    );
    await open(page, PAGE);
    const count = unseen === 0 ? '1 change' : `${unseen + 1} changes`;
    await expect(lineOf(page)).toHaveText(
      new RegExp(`^${count} since your last visit on \\d+ \\w+`),
    );
    expect(await topOfIntro(page)).toBe(before);

    const marked = changes[unseen]?.sections.map(({ anchor }) => anchor) ?? [];
    await expect(page.locator(`#${marked[0]}`)).toHaveClass(/heading/);
    await lineOf(page).click();
    await expect(page.locator('main details[open] ul > li')).toHaveCount(unseen + 1);
  },
);

sharedPageTest('says on a later visit that nothing changed', async ({ page }) => {
  await open(page, PAGE);
  expect(await storedIds(page)).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => storedIds(page)).not.toEqual([]);
  await visitBefore(page, await storedIds(page));
  await open(page, PAGE);
  await expect(lineOf(page)).toHaveText(/^No changes since your last visit on \d+ \w+/);
});

test.describe('without storage', () => {
  test.use({ expectedPageErrors: /browser storage is not available/ });

  test('shows the last changes on every visit', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    for (let visit = 0; visit < 2; visit += 1) {
      await open(page, PAGE);
      await lineOf(page).click();
      await expect(page.locator('main details[open] ul > li').first()).toBeVisible();
      await expect(lineOf(page)).toHaveText(/^Last changed on /);
    }
  });
});

test.describe('without a connection', () => {
  test.use({ expectedPageErrors: /Failed to load resource/ });

  test('says that the list could not be loaded, and tries again', async ({ page }) => {
    await page.route(`**${FILE}`, (route) => route.abort());
    await open(page, PAGE);
    await lineOf(page).click();
    await expect(page.getByRole('alert')).toContainText('The changes could not be loaded.');
    await page.unroute(`**${FILE}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main details[open] ul > li').first()).toBeVisible();
  });
});

sharedPageTest(
  'lists all changes by SDK and kind, and keeps the choice in the URL',
  async ({ page }) => {
    await open(page, '/docs/changes');
    const status = page.getByRole('status').filter({ hasText: /of \d+ changes/ });
    const [all] = /\d+/.exec((await status.textContent()) ?? '') ?? [];
    await page.getByRole('combobox', { name: 'Pages' }).selectOption('Android SDK');
    await expect(status).not.toHaveText(new RegExp(`^${all} of`));
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Corrected');
    await expect(page).toHaveURL('/docs/changes?area=android-sdk&kind=corrected');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Pages' })).toHaveValue('android-sdk');
    await page.locator('main').getByRole('link', { name: /: / }).first().click();
    await expect(page).toHaveURL(/\/android-sdk\/.*#/);
  },
);

test('serves feeds and a text of all changes for agents', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  expect(await textOf('/docs/changes/atom.xml')).toMatch(/<entry>[^]*<category label="Web SDK"/);
  expect(await textOf('/docs/changes/rss.xml')).toContain('<item>');
  expect(JSON.parse(await textOf('/docs/changes/feed.json'))).toHaveProperty('items');
  expect(await textOf('/llms-changes.txt')).toMatch(
    /^## \d{4}-\d\d-\d\d\n\n- \w+: .+\n {2}- http/m,
  );
  expect(await textOf('/llms.txt')).toContain('/llms-changes.txt');
});

/** The first paragraph must stay where it is when the line above it changes. */
async function topOfIntro(page: Page): Promise<number | undefined> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const intro = page.locator('main article p', { hasText: 'A label is text' });
  return (await intro.boundingBox())?.y;
}

function storedIds(page: Page): Promise<string[]> {
  return page.evaluate((key) => {
    const visits = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<
      string,
      { last: { ids: string[] } }
    >;
    return Object.values(visits)[0]?.last.ids ?? [];
  }, KEY);
}

/** Stores a visit a week ago, when the page had the given changes. */
async function visitBefore(page: Page, ids: readonly string[]): Promise<void> {
  const visits = { [FILE]: { last: { at: Date.now() - WEEK_MS, ids } } };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    KEY,
    JSON.stringify(visits),
  ] as const);
}
