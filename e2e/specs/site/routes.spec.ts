import type { Page } from '@playwright/test';
import { type Route, ROUTES } from '../../routes.ts';
import { expect, open, sharedPageTest as test } from '../../test.ts';

/** Optional endings of a page's URL. */
const ENDINGS = ['', '/', '.html', '/index.html'];

test('serves the same page for every fixed path with and without each ending [S2.02]', async ({
  request,
}) => {
  const get = async (address: string): Promise<string> => {
    const response = await request.get(address, { maxRedirects: 0 });
    return response.status() === 200 ? response.text() : `${address}: ${response.status()}`;
  };
  const problems: string[] = [];
  for (const { path } of ROUTES) {
    const stem = path.replace(/\/$/, '');
    const addresses = (stem === '' ? ['/index.html'] : ENDINGS).map((ending) => stem + ending);
    const [page, ...others] = await Promise.all([path, ...addresses].map(get));
    problems.push(...addresses.filter((_, at) => others[at] !== page));
  }
  expect(problems).toEqual([]);
});

// Low, because fewer links in view mean fewer prefetches.
test.use({ viewport: { width: 1280, height: 120 } });

/** Pages per test, such that the workers finish at about the same time. */
const PAGES_PER_TEST = 20;
/** Loads one in this many pages and follows links to the others, which costs a third. */
const LOAD_EVERY = 4;

const groups = Object.entries(Object.groupBy(ROUTES, groupOf));

for (const [name, routes] of groups) {
  for (let from = 0; from < routes!.length; from += PAGES_PER_TEST) {
    const chunk = routes!.slice(from, from + PAGES_PER_TEST);
    const pages = `${name}, pages ${from + 1} to ${from + chunk.length}`;
    test(`hydrates ${pages} with a clean console and without an account [S1.01]`, async ({
      page,
      pageErrors,
    }) => {
      test.setTimeout(180_000);
      for (const [index, { path }] of chunk.entries()) {
        const isGoneTo = index % LOAD_EVERY !== 0 && (await follow(page, path));
        if (!isGoneTo) await open(page, path);
        expect(pageErrors, path).toEqual([]);
      }
    });
  }
}

/** Follows the current page's link to a path. Resolves to `false` if it has none. */
async function follow(page: Page, path: string): Promise<boolean> {
  const title = await page.title();
  const isLinked = await page.evaluate((href) => {
    const link = [...document.querySelectorAll('a')].find(
      ({ pathname, hash }) => pathname.replace(/\/$/, '') === href && hash === '',
    );
    link?.click();
    return link !== undefined;
  }, path);
  if (!isLinked) return false;
  await expect.poll(() => page.title()).not.toBe(title);
  await expect(page).toHaveURL(new RegExp(`${RegExp.escape(path)}/?$`));
  await expect(page.locator('h1')).toBeVisible();
  return true;
}

function groupOf({ group, version = '' }: Route): string {
  return `${group} ${version}`.trim();
}

test('serves pages in English, left to right [S1.03 S3.04]', async ({ page }) => {
  await open(page, '/docs/overview');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('uses the framework version of the specification [S9.10]', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('meta[name=generator]')).toHaveAttribute(
    'content',
    'Docusaurus v3.9.1',
  );
});
