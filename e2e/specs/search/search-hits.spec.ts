import { brand } from '../../../brand.ts';
import {
  fulfillQueries,
  button,
  dialog,
  type FakeHit,
  field,
  openDialog,
  options,
} from './search-page.ts';
import { expect, test } from '../../test.ts';

function hit(objectID: string, path: string, more: Partial<FakeHit> = {}): FakeHit {
  const hierarchy = { lvl0: 'Markers', lvl1: 'Markers', lvl2: 'Icons' };
  return { objectID, url: brand.siteUrl + path, type: 'lvl1', hierarchy, ...more };
}

test('groups hits by page title and shows five of each group [S2.42 S2.43 S9.03]', async ({
  page,
}) => {
  const labels = { lvl0: 'Labels', lvl1: 'Labels' };
  const markers = Array.from({ length: 7 }, (_, at) => hit(`m${at}`, `/web-sdk/markers#${at}`));
  await fulfillQueries(page, [
    ...markers.slice(0, 2),
    hit('l', '/web-sdk/labels', { hierarchy: labels }),
    ...markers.slice(2),
  ]);
  await openDialog(page);
  await field(page).fill('x');
  const groups = dialog(page).locator('.DocSearch-Hits');
  await expect(groups.locator('.DocSearch-Hit-source')).toHaveText(['Markers', 'Labels']);
  await expect(groups.nth(0).getByRole('option')).toHaveCount(5);
  await expect(groups.nth(1).getByRole('option')).toHaveCount(1);
});

test('shows icons for page, heading and sentence, and nests parts below their page [S2.44 S3.07]', async ({
  page,
}) => {
  await fulfillQueries(page, [
    hit('heading', '/web-sdk/markers#icons', { type: 'lvl2' }),
    hit('text', '/web-sdk/markers#icons', { type: 'content', content: 'A sentence.' }),
    hit('page', '/web-sdk/markers'),
    hit('symbol', '/web-sdk/api-reference#Marker', {
      type: 'lvl2',
      content: 'A marker of the map.',
      hierarchy: { lvl0: 'API reference', lvl1: 'API reference', lvl2: 'Marker' },
    }),
  ]);
  await openDialog(page);
  await field(page).fill('x');
  await expect(options(page)).toHaveCount(4);
  await expect(options(page).locator('.DocSearch-Hit-title')).toHaveText([
    'Markers',
    'Icons',
    'A sentence.',
    'Marker',
  ]);
  const icons = await options(page)
    .locator('svg')
    .evaluateAll((all) => all.map((icon) => icon.innerHTML));
  expect(new Set(icons.slice(0, 3)).size).toBe(3);
  expect(icons[3]).toBe(icons[1]);
  await expect(dialog(page).locator('.DocSearch-Hit--Child')).toHaveCount(2);
  await expect(options(page).nth(2)).toContainText('Markers › Icons');
  await expect(options(page).nth(3)).toContainText('A marker of the map.');
});

test('sets symbols as code, with their kind', async ({ page }) => {
  await fulfillQueries(page, [
    hit('symbol', '/web-sdk/api-reference#Marker.update', {
      type: 'lvl2',
      kind: 'symbol',
      symbolKind: 'method',
      content: 'Changes options.',
      hierarchy: { lvl0: 'API reference', lvl1: 'API reference', lvl2: 'Marker.update' },
      _snippetResult: { hierarchy: { lvl2: { value: '<mark>Marker</mark>.update' } } },
    }),
    hit('heading', '/web-sdk/markers#icons', { type: 'lvl2', kind: 'heading' }),
  ]);
  await openDialog(page);
  await field(page).fill('x');
  await expect(options(page)).toHaveCount(2);
  await expect(options(page).first().locator('code')).toHaveText('Marker.update');
  await expect(options(page).first().locator('code mark')).toHaveText('Marker');
  await expect(options(page).first().locator('.DocSearch-Hit-kind')).toHaveText('method');
  await expect(options(page).last().locator('code, .DocSearch-Hit-kind')).toHaveCount(0);
  // A recent search is drawn in the same way.
  await options(page).first().click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  const recent = page.locator('#docsearch-recentSearches-item-0');
  await expect(recent.locator('code')).toHaveText('Marker.update');
  await expect(recent.locator('.DocSearch-Hit-kind')).toHaveText('method');
});

test('tags hits with their SDK, except paths that only start like one [S2.46]', async ({
  page,
}) => {
  const paths = ['web-sdk', 'react-native-sdk', 'android-sdk', 'ios-sdk', 'web-sdk-tools', 'docs'];
  await fulfillQueries(
    page,
    paths.map((path) => hit(path, `/${path}/a`, { hierarchy: { lvl0: path, lvl1: path } })),
  );
  await openDialog(page);
  await field(page).fill('x');
  await expect(options(page)).toHaveCount(6);
  const tags = await options(page).evaluateAll((all) =>
    all.map((option) => option.querySelector('.DocSearch-Hit-tag')?.textContent),
  );
  expect(tags).toEqual([
    `${brand.name} JS`,
    'React Native SDK',
    'Android SDK',
    'iOS SDK',
    undefined,
    undefined,
  ]);
});

test('loads pages of other sites in full, and its own by the router [S7.05]', async ({ page }) => {
  await page.route('**/search/config.json', async (route) => {
    const settings = (await (await route.fetch()).json()) as object;
    // Treats a path of this host as another site, because tests may not request others.
    await route.fulfill({ json: { ...settings, externalUrls: '/api/api$' } });
  });
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const api = { objectID: 'api', url: `${origin}/api/api`, type: 'lvl1' };
  await fulfillQueries(page, [hit('own', '/web-sdk/markers'), api]);
  await openDialog(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await field(page).fill('x');
  await options(page).first().click();
  await expect(page).toHaveURL('/web-sdk/markers');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await button(page).click();
  await field(page).fill('x');
  await expect(options(page).last()).toHaveAttribute('href', api.url);
  await options(page).last().click();
  await expect(page).toHaveURL('/api/api');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

test('stays open on a navigation from outside the dialog', async ({ page }) => {
  await page.goto('/web-sdk/markers');
  await openDialog(page, '/docs/overview');
  await field(page).fill('camera');
  await expect(options(page).first()).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/web-sdk/markers');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Markers');
  await expect(field(page)).toHaveValue('camera');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});
