import { expect, open, test } from '../../test.ts';

test.describe('unavailable storage', () => {
  test.use({ expectedPageErrors: /browser storage is not available/ });

  test('logs a warning and keeps the site usable [S8.13]', async ({ page, pageErrors }) => {
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

test.describe('wrong base path', () => {
  test.use({ expectedPageErrors: /404|Failed to load|MIME type|Refused/ });

  test('suggests the right one in a banner [S8.03]', async ({ page, request }) => {
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

  test('renders and links docs pages', async ({ page }) => {
    await page.goto('/web-sdk/markers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
    await page.getByRole('link', { name: 'Labels', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labels');
  });

  test('links the results page instead of the search button', async ({ page }) => {
    await page.goto('/web-sdk/markers');
    await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search-results');
  });
});
