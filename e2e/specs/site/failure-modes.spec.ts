import { expect, open, test } from '../../test.ts';

test.describe('storage is unavailable', () => {
  test.use({ expectedPageErrors: /browser storage is not available/ });

  test('a warning is logged and the site works [S8.13]', async ({ page, pageErrors }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open(page, '/docs/overview');
    const html = page.locator('html');
    const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
    await toggle.click();
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    expect(pageErrors.join()).toContain('Docusaurus browser storage is not available');
  });
});

test.describe('the base path is wrong', () => {
  test.use({ expectedPageErrors: /404|Failed to load|MIME type|Refused/ });

  test('a banner suggests the right one [S8.03]', async ({ page, request }) => {
    const home = await request.get('/');
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('**/portal/', async (route) =>
      route.fulfill({ status: 200, headers: home.headers(), body: await home.text() }),
    );
    await page.goto('/portal/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner-container');
    await expect(banner).toContainText('Your Docusaurus site did not load properly');
    await expect(banner).toContainText('/portal/');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a docs page can be read and walked', async ({ page }) => {
    await page.goto('/web-sdk/markers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
    await page.getByRole('link', { name: 'Labels', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labels');
  });

  test('the bar links to the page of results in place of the search button', async ({ page }) => {
    await page.goto('/web-sdk/markers');
    await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search-results');
  });
});
