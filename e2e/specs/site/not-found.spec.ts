import { expect, open, sharedPageTest as test, waitUntilAlive } from '../../test.ts';

test.describe('unknown addresses', () => {
  test.use({ expectedPageErrors: /404 \(Not Found\)/ });

  test('an unknown address shows the not-found page with status 404 [S2.03 S8.04]', async ({
    page,
  }) => {
    const response = await page.goto('/nope');
    expect(response?.status()).toBe(404);
    await waitUntilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });

  test('a malformed path shows the not-found page, and its scripts work [S2.03 S8.04]', async ({
    page,
  }) => {
    const response = await page.goto('/web-sdk/%E0%A4%A?a=%zz#b');
    expect(response?.status()).toBe(404);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
    await waitUntilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search docs' })).toBeVisible();
  });

  test('the not-found page suggests near paths [S2.03]', async ({ page }) => {
    await page.goto('/web-sdk/makers');
    const suggestion = page.getByRole('link', { name: 'Markers, Web SDK', exact: true });
    await suggestion.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
  });
});

test('/404-not-found is the not-found page itself [S2.06]', async ({ page, request }) => {
  await open(page, '/404-not-found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain('/404-not-found');
});

for (const ending of ['.html', '/index.html', '/']) {
  test(`an address ending in ${ending} is the same page [S2.02]`, async ({ page }) => {
    const response = await page.goto(`/web-sdk/markers${ending}?a=1#where-next`);
    expect(response?.status()).toBe(200);
    await waitUntilAlive(page);
    await expect(page).toHaveURL(/\/web-sdk\/markers\/?\?a=1#where-next$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
    await page.getByRole('link', { name: 'Labels', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labels');
  });
}

test('moved paths answer 301 and keep the query', async ({ request }) => {
  const response = await request.get('/web-sdk/6.0/markers?a=1', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/web-sdk/markers?a=1');
});
