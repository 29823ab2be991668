import { gunzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, open, test } from '../../test.ts';

const TAG_HOST = 'https://tags.example';
const PRODUCT_HOST = 'https://product.example';
const CONFIGURED = `analytics:{pageTag:{domain:"docs.example",endpoint:"${TAG_HOST}/api/event"},product:{key:"k",host:"${PRODUCT_HOST}"}}`;

/**
 * Patches the built site as if both services had been configured at build time. Returns the page
 * views sent.
 */
async function configureAnalytics(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    expect(code).toContain('analytics:{}');
    await route.fulfill({ response, body: code.replace('analytics:{}', CONFIGURED) });
  });
  await page.route(
    (url) => url.pathname === '/docs/overview',
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers() };
      delete headers['content-security-policy'];
      await route.fulfill({ response, headers });
    },
  );
  for (const host of [TAG_HOST, PRODUCT_HOST]) {
    await page.route(`${host}/**`, async (route) => {
      const body = readBody(route.request());
      if (/pageview/.test(body))
        seen.push(`${new URL(route.request().url()).hostname} ${pathIn(body)}`);
      await route.fulfill({
        status: 200,
        headers: { 'access-control-allow-origin': '*' },
        body: '{}',
      });
    });
  }
  return seen;
}

/** The client of the product service compresses its requests. */
function readBody(request: Request): string {
  const bytes = request.postDataBuffer() ?? Buffer.alloc(0);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isGzip ? gunzipSync(bytes) : bytes).toString();
}

function pathIn(body: string): string {
  return /https?:\/\/localhost:\d+(\/[^"?#\\]*)/.exec(body)?.[1] ?? '';
}

test('sends nothing unless configured [S7.10]', async ({ page, pageErrors }) => {
  await open(page, '/docs/overview');
  await page.waitForLoadState('networkidle');
  expect(pageErrors).toEqual([]);
});

test.describe('configured', () => {
  test.use({ expectedPageErrors: /foreign host: https:\/\/(tags|product)\.example/ });

  test('sends one page view per path change to each service [S4.08 S7.10]', async ({ page }) => {
    const seen = await configureAnalytics(page);
    await open(page, '/docs/overview');
    await expect
      .poll(() => seen.toSorted())
      .toEqual(['product.example /docs/overview', 'tags.example /docs/overview']);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Roadmap' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roadmap');
    await expect.poll(() => seen.length).toBe(4);
    await page.locator('.table-of-contents a').first().click();
    await expect(page).toHaveURL(/#/);
    await page.waitForTimeout(500);
    expect(seen.slice(2).toSorted()).toEqual([
      'product.example /docs/roadmap',
      'tags.example /docs/roadmap',
    ]);
  });

  test('respects Do Not Track [S7.10]', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    const seen = await configureAnalytics(page);
    await open(page, '/docs/overview');
    await page.waitForLoadState('networkidle');
    expect(seen).toEqual([]);
  });
});
