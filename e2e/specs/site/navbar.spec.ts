import { brand } from '../../../brand.ts';
import { createNavbar } from '../../../site/config/navbar.ts';
import { expect, open, sharedPageTest as test, test as ownPageTest } from '../../test.ts';

const DROPDOWNS = [
  { path: '/web-sdk/camera', label: 'Web SDK 6.0', versions: ['6.0', '5.0', '4.0'] },
  {
    path: '/react-native-sdk',
    label: 'React Native SDK 6.0',
    versions: ['6.0', '5.0', '4.0', '3.0'],
  },
  { path: '/ios-sdk', label: 'iOS SDK 5.0', versions: ['5.0', '4.0', '3.0'] },
  { path: '/android-sdk', label: 'Android SDK 5.0', versions: ['5.0', '4.0', '3.0'] },
  { path: '/showcase', label: 'Showcase 6.0', versions: ['6.0', '5.0'] },
];

test('links to every area [S2.23 S1.05]', async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const targets = await bar
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    );
  expect(targets).toEqual(
    expect.arrayContaining([
      ['Docs', '/docs/overview'],
      ['API', '/api/api'],
      ['Showcase', '/showcase'],
      ['Playground', '/playground'],
      ['Integrations', '/docs/integrations/overview'],
      ['Community', brand.links.community],
      ['Blog', brand.links.blog],
      ['GitHub', brand.links.sourceCode],
    ]),
  );
});

test('opens links by keyboard and marks the active one [S2.25]', async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path, heading] of [
    ['Docs', '/docs/overview', 'Platform overview'],
    ['API', '/api/api', 'API reference'],
    ['Showcase', '/showcase', 'Showcase'],
    ['Playground', '/playground', 'Playground'],
    ['Integrations', '/docs/integrations/overview', 'Integrations overview'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}/?$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(bar.locator('.navbar__link--active')).toHaveText([name]);
  }
});

test('lists the workbench, the viewer and every tool in a menu [S2.25]', async ({ page }) => {
  await open(page, '/web-sdk/labels');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const tools = bar.getByRole('button', { name: 'Tools' });
  await tools.press('Enter');
  await expect(tools).toHaveAttribute('aria-expanded', 'true');
  await expect(bar.getByRole('link', { name: 'Map viewer' })).toHaveAttribute('href', '/viewer/');
  await bar.getByRole('link', { name: 'GIS exporter' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GIS exporter');
  await tools.press('Enter');
  await bar.getByRole('link', { name: 'Workbench' }).press('Enter');
  await expect(page).toHaveURL('/docs/mvf/v3/getting-started#try-it-with-your-own-venue');
});

test('opens and follows dropdowns by keyboard [S2.25]', async ({ page }) => {
  await open(page, '/web-sdk/labels');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const locales = bar.getByRole('button', { name: 'English' });
  await locales.press('Enter');
  await expect(locales).toHaveAttribute('aria-expanded', 'true');
  await expect(bar.locator('.dropdown__link[lang=en]')).toBeVisible();
  const versions = bar.getByRole('button', { name: 'Web SDK 6.0' });
  await versions.press('Enter');
  await expect(versions).toHaveAttribute('aria-expanded', 'true');
  await expect(bar.getByRole('link', { name: 'Web SDK 5.0' })).toBeVisible();
  for (const name of ['Web SDK 6.0', 'Web SDK 5.0']) {
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/web-sdk/5.0/labels');
});

ownPageTest(
  'opens links to other sites in a new tab and labels them [S2.25]',
  async ({ page, context }) => {
    await context.route(/^https:/, (route) => route.fulfill({ body: route.request().url() }));
    await open(page, '/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [label, target] of [
      ['Community', brand.links.community],
      ['Blog', brand.links.blog],
      ['GitHub', brand.links.sourceCode],
    ] as const) {
      const opened = context.waitForEvent('page');
      await bar.getByRole('link', { name: `${label}(opens in new tab)` }).press('Enter');
      const tab = await opened;
      await expect(tab.locator('body')).toHaveText(new RegExp(`^${RegExp.escape(target)}/?$`));
      expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      await tab.close();
    }
    await expect(page).toHaveURL('/');
  },
);

for (const { path, label, versions } of DROPDOWNS) {
  test(`shows on ${path} its own version dropdown and no other [S2.24 S2.13 S9.01 S1.07]`, async ({
    page,
  }) => {
    await open(page, path);
    const bar = page.getByRole('navigation', { name: 'Main' });
    const buttons = bar.locator('.navbar__link[aria-haspopup]');
    await expect(buttons.filter({ hasText: /\d\.0/ })).toHaveText([label]);
    await buttons.filter({ hasText: label }).hover();
    const base = label.replace(/ \d\.0$/, '');
    await expect(bar.locator('.dropdown--hoverable:hover .dropdown__link')).toHaveText(
      versions.map((version) => `${base} ${version}`),
    );
  });
}

test('shows no version dropdown in the general docs [S2.24]', async ({ page }) => {
  await open(page, '/docs/overview');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.locator('.navbar__link[aria-haspopup]')).toHaveText(['Tools', 'English']);
});

test('stores the preferred version of a group [S3.11]', async ({ page }) => {
  await open(page, '/web-sdk/labels');
  await page.getByRole('button', { name: 'Web SDK 6.0' }).hover();
  await page.getByRole('link', { name: 'Web SDK 5.0' }).click();
  await expect(page).toHaveURL('/web-sdk/5.0/labels');
  const stored = await page.evaluate(() => localStorage.getItem('docs-preferred-version-web-sdk'));
  expect(stored).toBe('5.0');
});

test.describe('with a hash in the URL', () => {
  // Tall enough for the whole page, so that following a hash does not scroll the bar away.
  test.use({ viewport: { width: 1280, height: 2400 } });

  test('links the same page of another version with query and hash [S2.27]', async ({ page }) => {
    await open(page, '/web-sdk/labels?a=1#where-next');
    await page.getByRole('button', { name: 'Web SDK 6.0' }).hover();
    await page.getByRole('link', { name: 'Web SDK 5.0' }).click();
    await expect(page).toHaveURL('/web-sdk/5.0/labels?a=1#where-next');
  });

  test('links the version’s main page without an equivalent page [S2.27]', async ({ page }) => {
    await open(page, '/web-sdk/shapes?a=1#x');
    await page.getByRole('button', { name: 'Web SDK 6.0' }).hover();
    await page.getByRole('link', { name: 'Web SDK 4.0' }).click();
    await expect(page).toHaveURL('/web-sdk/4.0/?a=1#x');
  });

  test('keeps path, query and hash in the locale dropdown [S2.28]', async ({ page }) => {
    await open(page, '/web-sdk/labels?a=1#where-next');
    await page.getByRole('button', { name: 'English' }).hover();
    const entry = page.locator('.dropdown__link[lang=en]');
    await expect(entry).toHaveAttribute('href', /\/web-sdk\/labels\?a=1#where-next$/);
  });
});

test('places items on the left by setting, and on the right by default [S2.26]', async ({
  page,
}) => {
  const items = createNavbar(brand)?.items ?? [];
  const sides = Object.groupBy(items, (item) => item?.position ?? 'default');
  expect(Object.keys(sides).toSorted()).toEqual(['default', 'left']);
  await open(page, '/web-sdk/markers');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.locator('.navbar__items').first().locator('.navbar__link')).toHaveText(
    sides.left!.map((item) => String(item?.label)),
  );
  await expect(bar.locator('.navbar__items--right .navbar__link')).toHaveText([
    'Web SDK 6.0',
    'Community',
    'Blog',
    'GitHub',
    'English',
  ]);
});

test.describe('below 996 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens the menu with both views by a hamburger [S2.29 S9.02]', async ({ page }) => {
    await open(page, '/web-sdk/markers');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.locator('.navbar-sidebar');
    // On a docs page the secondary view, the docs sidebar, is shown first.
    await expect(menu.getByRole('link', { name: 'Blue dot' })).toBeVisible();
    await menu.getByRole('button', { name: 'Back to main menu' }).click();
    await expect(menu.getByRole('link', { name: 'Playground' })).toBeVisible();
  });

  test('collapses dropdowns in the menu [S2.29]', async ({ page }) => {
    await open(page, '/web-sdk/markers');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('button', { name: 'Back to main menu' }).click();
    const older = menu.getByRole('link', { name: 'Web SDK 4.0' });
    await expect(older).toBeVisible();
    await menu.getByRole('button', { name: 'Versions' }).click();
    await expect(older).toBeHidden();
  });

  test('closes the menu when the window grows [S4.15]', async ({ page }) => {
    await open(page, '/docs/overview');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});

test('shows the wide bar without wrapping at 997 px [S9.02]', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await open(page, '/react-native-sdk/markers');
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
  const { height } = (await page.locator('.navbar').boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(70);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
