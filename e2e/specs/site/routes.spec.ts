import type { Page } from '@playwright/test';
import { type Route, ROUTES } from '../../routes.ts';
import { expect, open, sharedPageTest as test } from '../../test.ts';

/** What an address may end in. */
const ENDINGS = ['', '/', '.html', '/index.html'];

test('every fixed path is the same page with and without each ending [S2.02]', async ({
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

// Low: the fewer links are in view, the less is fetched ahead.
test.use({ viewport: { width: 1280, height: 120 } });

/** So many that the workers are done at about the same time. */
const AT_ONCE = 20;
/** A page that is gone to costs a third of one that is loaded: of pages that link to each other, one in so many. */
const LOADED = 4;

const groups = Object.entries(Object.groupBy(ROUTES, groupOf));

for (const [name, routes] of groups) {
  for (let from = 0; from < routes!.length; from += AT_ONCE) {
    const chunk = routes!.slice(from, from + AT_ONCE);
    const pages = `${name}, pages ${from + 1} to ${from + chunk.length}`;
    test(`${pages}: each comes alive with a clean console, without an account [S1.01]`, async ({
      page,
      pageErrors,
    }) => {
      test.setTimeout(180_000);
      for (const [index, { path }] of chunk.entries()) {
        const isGoneTo = index % LOADED !== 0 && (await follow(page, path));
        if (!isGoneTo) await open(page, path);
        expect(pageErrors, path).toEqual([]);
      }
    });
  }
}

/** Goes to a page by the link to it that the page has; answers whether it has one. */
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

test('pages are English, left to right [S1.03 S3.04]', async ({ page }) => {
  await open(page, '/docs/overview');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the framework is the version that the specification names [S9.10]', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('meta[name=generator]')).toHaveAttribute(
    'content',
    'Docusaurus v3.9.1',
  );
});
