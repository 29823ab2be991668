import { ROUTES, trimPath } from '../../routes.ts';
import {
  expect,
  measureOverflow,
  open,
  sharedPageTest as test,
  waitForHydration,
} from '../../test.ts';

test.describe('unknown URLs', () => {
  test.use({ expectedPageErrors: /404 \(Not Found\)/ });

  test('shows the not-found page with status 404 for an unknown URL [S2.03 S8.04]', async ({
    page,
  }) => {
    const response = await page.goto('/nope');
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });

  test('shows a working not-found page for a malformed path [S2.03 S8.04]', async ({ page }) => {
    const response = await page.goto('/web-sdk/%E0%A4%A?a=%zz#b');
    expect(response?.status()).toBe(404);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search docs' })).toBeVisible();
  });

  test('suggests similar paths [S2.03]', async ({ page }) => {
    await page.goto('/web-sdk/makers');
    const suggestion = page.getByRole('link', { name: 'Markers, Web SDK', exact: true });
    await suggestion.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
  });
});

test.describe('the not-found page', () => {
  test.use({ expectedPageErrors: /404 \(Not Found\)/ });

  test('searches for the words of the address [S2.03]', async ({ page }) => {
    await page.goto('/web-sdk/blue_dots.html');
    const field = page.getByRole('searchbox', { name: 'Search docs for' });
    await expect(field).toHaveValue('web sdk blue dots');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search-results?q=web+sdk+blue+dots');
    await expect(page.getByRole('link', { name: /Blue dot/ }).first()).toBeVisible();
  });

  test('links the main sections and shows a plan in words too [S2.03]', async ({ page }) => {
    await page.goto('/zzzz/qqqq');
    await expect(page.getByRole('img', { name: /room without a door/ })).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Or start from a section' });
    const links = sections.getByRole('link');
    await expect(links).toHaveCount(12);
    const targets = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    const paths = new Set(ROUTES.map(({ path }) => trimPath(path)));
    expect(targets.filter((target) => !paths.has(trimPath(target)))).toEqual([]);
    await sections.getByRole('link', { name: 'Playground' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground');
  });

  for (const width of [320, 390, 768, 1440, 1920]) {
    test(`fits a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/web-sdk/makers');
      await expect(page.getByRole('img', { name: /room without a door/ })).toBeVisible();
      expect(await measureOverflow(page)).toBe(0);
    });
  }
});

test('serves the not-found page at /404-not-found [S2.06]', async ({ page, request }) => {
  await open(page, '/404-not-found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain('/404-not-found');
  await expect(page.getByRole('searchbox', { name: 'Search docs for' })).toHaveValue('');
});

for (const ending of ['.html', '/index.html', '/']) {
  test(`serves the same page at a URL ending in ${ending} [S2.02]`, async ({ page }) => {
    const response = await page.goto(`/web-sdk/markers${ending}?a=1#where-next`);
    expect(response?.status()).toBe(200);
    await waitForHydration(page);
    await expect(page).toHaveURL(/\/web-sdk\/markers\/?\?a=1#where-next$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
    await page.getByRole('link', { name: 'Labels', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labels');
  });
}

test('redirects moved paths with status 301 and keeps the query', async ({ request }) => {
  const response = await request.get('/web-sdk/6.0/markers?a=1', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/web-sdk/markers?a=1');
});
