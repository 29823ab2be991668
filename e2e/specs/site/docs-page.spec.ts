import { brand } from '../../../brand.ts';
import { VERSIONED_INSTANCES } from '../../../site/config/instances.ts';
import { expectCopiedState, stopClock } from '../../page-clock.ts';
import { expect, open, sharedPageTest as test, test as ownPageTest } from '../../test.ts';

const SITE_TITLE = `${brand.name} Developers`;

test('links back by breadcrumbs [S2.22 S1.05]', async ({ page }) => {
  await open(page, '/docs/mvf/v3/specification/core');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs).toContainText('Version 3');
  await crumbs.getByRole('link', { name: 'Version 3' }).click();
  await expect(page).toHaveURL('/docs/category/version-3');
});

test('names SDK and version in breadcrumbs, also for search engines [S2.22]', async ({ page }) => {
  await open(page, '/android-sdk/4.0/wayfinding');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    '',
    'Android SDK 4.0',
    'Routes and position',
    'Wayfinding',
  ]);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { itemListElement } = JSON.parse(data ?? '') as { itemListElement: object[] };
  expect(itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Android SDK 4.0',
      item: `${brand.siteUrl}/android-sdk/4.0/`,
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Wayfinding',
      item: `${brand.siteUrl}/android-sdk/4.0/wayfinding`,
    },
  ]);
  await crumbs.getByRole('link', { name: 'Android SDK 4.0' }).click();
  await expect(page).toHaveURL(/\/android-sdk\/4\.0\/?$/);
  await expect(crumbs.getByRole('listitem')).toHaveText(['', 'Android SDK 4.0']);
});

test('verifies the webhook example and detects a reserialised body', async ({ page }) => {
  await open(page, '/docs/integrations/webhooks');
  const check = page.getByRole('form', { name: 'Webhook check' });
  await check.getByRole('button', { name: 'Insert valid example' }).click();
  const body = check.getByRole('textbox', { name: 'Raw body' });
  await expect(body).toHaveValue(/venue\.published/);
  await check.getByRole('button', { name: 'Check' }).click();
  await expect(check.getByRole('status')).toContainText('Genuine.');
  await body.fill(JSON.stringify(JSON.parse(await body.inputValue()), null, 2));
  await check.getByRole('button', { name: 'Check' }).click();
  await expect(check.getByRole('status')).toContainText('parsed and serialised again');
});

test('keeps the sidebar visible, and other categories open when one opens [S9.06]', async ({
  page,
}) => {
  await open(page, '/docs/overview');
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveCount(0);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('button', { name: /Expand sidebar category 'REST APIs'/ }).click();
  await sidebar.getByRole('button', { name: /Expand sidebar category 'Data sync'/ }).click();
  await expect(sidebar.getByRole('link', { name: 'MVF export' })).toBeVisible();
});

for (const { id, label, versions } of VERSIONED_INSTANCES.filter((each) =>
  each.id.endsWith('-sdk'),
)) {
  for (const [index, { name }] of versions.entries()) {
    const base = index === 0 ? `/${id}` : `/${id}/${name}`;
    test(`leads from the start page over getting started to the API reference in the sidebar of ${label} ${name} [S2.21 S2.12]`, async ({
      request,
    }) => {
      const html = await (await request.get(base)).text();
      const [, sidebar = ''] = html.split('aria-label="Docs sidebar"');
      const links = [...sidebar.matchAll(/<a [^>]*href="?([^" >]+)/g)].slice(0, 3);
      expect(links.map(([, path = '']) => path.replace(/\/$/, ''))).toEqual([
        base,
        `${base}/getting-started`,
        `${base}/api-reference`,
      ]);
    });
  }
}

test('skips to the main content at the first tab stop [S1.10]', async ({ page }) => {
  await open(page, '/web-sdk/markers');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inBar = await page.evaluate(() => document.activeElement?.closest('.navbar') !== null);
  expect(inBar).toBe(false);
});

test('formats titles as title, delimiter, site title [S9.08]', async ({ page }) => {
  await open(page, '/docs/roadmap');
  await expect(page).toHaveTitle(`Roadmap | ${SITE_TITLE}`);
  await open(page, '/web-sdk/5.0/markers');
  await expect(page).toHaveTitle(`Markers (Web SDK 5.0) | ${SITE_TITLE}`);
});

test('names the latest equivalent of an old page as canonical and links to it', async ({
  page,
}) => {
  await open(page, '/web-sdk/5.0/markers');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${brand.siteUrl}/web-sdk/markers`,
  );
  const banner = page.getByRole('complementary', { name: 'Version' });
  await expect(banner).toContainText('Web SDK 5.0 receives fixes only.');
  await banner.getByRole('link', { name: 'Read this page for Web SDK 6.0' }).click();
  await expect(page).toHaveURL('/web-sdk/markers');
  await expect(banner).toHaveCount(0);
});

test('names an old page without an equivalent as canonical and links to the latest main page', async ({
  page,
}) => {
  await open(page, '/ios-sdk/4.0/callbacks');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${brand.siteUrl}/ios-sdk/4.0/callbacks`,
  );
  await page.getByRole('link', { name: 'Go to iOS SDK 5.0' }).click();
  await expect(page).toHaveURL('/ios-sdk/');
});

test('shows a card for each page on category indexes [S2.17]', async ({ page }) => {
  await open(page, '/docs/category/rest-apis');
  await expect(page.locator('article .card')).toHaveCount(3);
  await open(page, `/docs/category/${brand.slug}-venue-format-mvf`);
  await expect(page.locator('article .card')).toHaveCount(3);
});

test('serves unlisted pages without listing them in sidebar, sitemap and llms files [S2.19]', async ({
  page,
  request,
}) => {
  await open(page, '/docs/integrations/overview');
  await expect(page.getByRole('link', { name: /Data warehouse/ })).toHaveCount(0);
  for (const list of ['/sitemap.xml', '/llms.txt', '/llms-full.txt', '/docs/llms-full.txt']) {
    const text = await (await request.get(list)).text();
    expect(text).toContain('/docs/integrations/webhooks');
    expect(text).not.toContain('/data-warehouse/');
    expect(text).not.toContain('/meeting-rooms');
  }
  await open(page, '/docs/integrations/data-warehouse/schema');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('lists the pages in a weekly sitemap without tags [S9.07]', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<changefreq>weekly</changefreq>');
  expect(sitemap).not.toContain('/tags/');
  expect(sitemap).not.toContain('/search-results');
  expect(sitemap).toContain(`<loc>${brand.siteUrl}/web-sdk/markers</loc>`);
});

test('shows links, a logo and the copyright in the footer [S2.30 S9.11]', async ({ page }) => {
  await open(page, '/docs/overview');
  const footer = page.getByRole('contentinfo');
  const paths = [
    '/docs/overview',
    '/docs/category/share-a-map',
    '/docs/category/enterprise-apps',
    '/web-sdk/getting-started',
    '/react-native-sdk/getting-started',
    '/android-sdk/getting-started',
    '/ios-sdk/getting-started',
    `/docs/category/${brand.slug}-venue-format-mvf`,
    '/docs/category/data-sync',
  ];
  const { links } = brand;
  const targets = [
    links.demo,
    links.pricing,
    links.about,
    links.contact,
    links.privacy,
    links.terms,
  ];
  for (const target of [...paths, ...targets]) {
    await expect(footer.locator(`a[href="${target}"]`)).toHaveCount(1);
  }
  await expect(footer.getByRole('img').first()).toBeVisible();
  await expect(footer).toContainText(`© 2025 ${brand.name}`);
});

test('shows the tagline and offers the SDKs first on the home page [S1.02 S2.05]', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.tagline);
  const first = page.getByRole('main').getByRole('link').first();
  await expect(first).toHaveAttribute('href', '/web-sdk/getting-started');
});

test('links every reference on the API page [S2.07]', async ({ page }) => {
  await open(page, '/api/api');
  const main = page.getByRole('main');
  for (const { id, versions } of VERSIONED_INSTANCES.filter((each) => each.id.endsWith('-sdk'))) {
    for (const [index, { name }] of versions.entries()) {
      const path = index === 0 ? `/${id}` : `/${id}/${name}`;
      const link = main.locator(`a[href="${path}/api-reference"]`).filter({ hasText: name });
      await expect(link).toHaveCount(1);
    }
  }
});

test('offers a quick start, ideas and a checklist on the hackathon page [S2.08]', async ({
  page,
}) => {
  await open(page, '/hack-the-north');
  for (const name of [
    'Show a map in ten minutes',
    'Choose what to build',
    'Check before you present',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.locator('.theme-code-block')).toHaveCount(3);
  await expect(page.locator('.theme-code-block').last()).toContainText(`@${brand.slug}/web-sdk`);
});

test('serves playground and showcase [S2.10 S2.11]', async ({ page }) => {
  await open(page, '/playground/');
  await expect(page.getByRole('main').locator('a[href^="/playground/"]').first()).toBeVisible();
  await open(page, '/showcase/5.0/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Showcase 5.0');
});

test('lists the page with a matching title first in results [S2.09]', async ({ page }) => {
  await open(page, '/search-results?q=web-sdk%20markers');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/web-sdk/markers');
});

test('lists the symbol with the exact name first in results, with its SDK', async ({ page }) => {
  await open(page, '/search-results?q=showVenue');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('showVenue');
  await expect(first.getByRole('link')).toHaveAttribute('href', '/web-sdk/api-reference#showVenue');
});

/** Milliseconds after which 'Copied!' is gone. */
const COPIED_RESET_MS = 2000;

ownPageTest(
  'copies a page as Markdown and serves the same by content negotiation',
  async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, '/web-sdk/markers');
    await stopClock(page);
    // Delays the code of the menu until after the click.
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const menu = page.locator('details', { hasText: 'Copy page' });
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(menu.getByRole('button')).toHaveText('Copied!');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Markers\n/);
    expect(copied).toContain('```ts\nimport { showVenue }');
    await menu.getByRole('button').click();
    await expect(menu.getByRole('button')).toHaveAttribute('data-label', 'Copy as Markdown');
    // The second copy may reach the clipboard after the clock has run, and show 'Copied!' again.
    await expect(async () => {
      await page.clock.runFor(COPIED_RESET_MS);
      await expect(menu.getByRole('button')).toHaveText('Copy as Markdown', { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    const headers = { accept: 'text/markdown' };
    expect(await (await request.get('/web-sdk/markers', { headers })).text()).toBe(copied);
  },
);

ownPageTest(
  "copies code and shows 'Copied!' for 1.5 s [S4.23 S9.04]",
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, '/hack-the-north');
    await stopClock(page);
    const block = page.locator('.theme-code-block').first();
    await block.hover();
    await block.getByRole('button', { name: 'Copy' }).click();
    await expectCopiedState(block.getByRole('button'), 'Copy');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('npm create vite');
  },
);

ownPageTest(
  'offers the whole sample beside a part, shown once and copied from each part',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/react-native-sdk/markers');
    const parts = page.locator('.theme-code-block:has(button + button)');
    for (const part of await parts.all()) {
      await part.hover();
      await part.getByRole('button', { name: 'Copy', exact: true }).click();
      const shown = await page.evaluate(() => navigator.clipboard.readText());
      await part.getByRole('button', { name: 'Copy whole sample' }).click();
      const whole = await page.evaluate(() => navigator.clipboard.readText());
      expect(whole.length).toBeGreaterThan(shown.length);
      expect(whole).toContain('import ');
    }
    const count = await parts.count();
    expect(count).toBeGreaterThan(1);
    const summaries = page.locator('main summary', { hasText: 'Whole sample' });
    const links = page.locator('main p.whole-sample a');
    expect((await summaries.count()) + (await links.count())).toBe(count);
  },
);

ownPageTest('names the portal that the page came from in code', async ({ page, baseURL }) => {
  await open(page, '/docs/embed-a-map/html');
  const code = page.locator('main code');
  await expect(code.filter({ hasText: new URL(baseURL!).origin })).not.toHaveCount(0);
  await expect(code.filter({ hasText: brand.siteUrl })).toHaveCount(0);
  await open(page, '/web-sdk/getting-started');
  await expect(code.filter({ hasText: brand.siteUrl })).toHaveCount(0);
});

ownPageTest('does not wrap names in the first column of a table at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, '/web-sdk/interactivity');
  const heightOf = async (name: string): Promise<number> => {
    const code = page.locator('td:first-child code', { hasText: new RegExp(`^${name}$`) });
    return (await code.boundingBox())!.height;
  };
  const oneLine = await heightOf('click');
  expect(await heightOf('double-click')).toBe(oneLine);
  expect(await heightOf('interaction-start')).toBe(oneLine);
});

ownPageTest('makes only scrollable tables focusable', async ({ page }) => {
  await open(page, '/docs/rest-apis/mvf-export');
  const table = page.locator('.markdown > table').first();
  await expect(table).toBeVisible();
  await expect(table).not.toHaveAttribute('tabindex');
  await table
    .locator('th')
    .first()
    .evaluate((cell) => (cell.style.minWidth = '1200px'));
  await expect(table).toHaveAttribute('tabindex', '0');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

ownPageTest('loads only the dark image variant in dark mode', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/react-native-sdk/markers');
  const dark = page.locator('.markdown img[src$="#dark"]').first();
  await dark.scrollIntoViewIfNeeded();
  await expect(dark).toBeVisible();
  await expect(page.locator('.markdown img[src$="#light"]').first()).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(asked.some((path) => /\/markers-dark-\w+\.webp$/.test(path))).toBe(true);
  expect(asked.filter((path) => /\/markers-(?!dark-)\w+\.webp$/.test(path))).toEqual([]);
});
