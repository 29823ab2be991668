import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { compareScreenshots, MIN_COLORS } from '../../compare-screenshots.ts';
import {
  expect,
  open,
  measureOverflow,
  sharedPageTest as test,
  test as ownPageTest,
} from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';
import { INTERACTIONS } from './showcase-interactions.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples/showcase');
const ITEMS = ['6.0', '5.0'].flatMap((version) =>
  readdirSync(join(EXAMPLES, version), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ version, id: name })),
);
const ALL = ITEMS.filter(({ version }) => version === '6.0').length;

// Without animations, effects of an interaction are immediate.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
});

test.describe('app', () => {
  // A small viewport, because the time of a frame grows with its pixels.
  test.use({ viewport: { width: 900, height: 600 } });

  for (const { version, id } of ITEMS) {
    test(`draws the map of ${version}/${id} and runs its interaction [S2.11]`, async ({ page }) => {
      await openItem(page, version, id);
      const app = page.frameLocator('iframe');
      const { colours } = await compareScreenshots(page, await app.locator('#map').screenshot());
      expect(colours).toBeGreaterThan(MIN_COLORS);
      await INTERACTIONS[`${version}/${id}`]?.(app);
      await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'running');
    });
  }
});

ownPageTest('resets the kiosk when it is idle [S2.11]', async ({ page }) => {
  await page.clock.install();
  await openItem(page, '6.0', 'kiosk-directory');
  const app = page.frameLocator('iframe');
  await app.getByRole('button', { name: 'Leisure' }).click();
  await expect(app.getByRole('button', { name: 'Start over' })).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(app.getByRole('button', { name: 'Start over' })).toBeHidden();
  await expect(app.getByRole('heading', { name: 'Touch to find the way' })).toBeVisible();
});

test('tests an interaction with every item [S2.11]', () => {
  const names = ITEMS.map(({ version, id }) => `${version}/${id}`);
  expect(Object.keys(INTERACTIONS).toSorted()).toEqual(names.toSorted());
});

test.describe('index', () => {
  test('filters by venue and feature, and stores both in the URL [S2.11]', async ({ page }) => {
    await open(page, '/showcase/');
    await expect(cards(page)).toHaveCount(ALL);
    await page.getByLabel('Venue', { exact: true }).selectOption({ label: 'Hospital (2)' });
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\?venue=Hospital$/);
    await page.getByLabel('Feature', { exact: true }).selectOption('Annotations');
    await expect(page).toHaveURL(/\?venue=Hospital&feature=Annotations$/);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('status')).toHaveText(`1 of ${ALL} apps`);
    await expect(cards(page).getByRole('link', { name: 'Safety annotations' })).toHaveAttribute(
      'href',
      '/showcase/item?id=safety-annotations',
    );
  });

  test('searches while typing, and offers to show all when nothing matches [S2.11]', async ({
    page,
  }) => {
    await open(page, '/showcase/');
    const field = page.getByLabel('Search the showcase');
    await field.pressSequentially('parcels', { delay: 30 });
    await expect(field).toHaveValue('parcels');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=parcels$/);
    await field.fill('submarine');
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: `Show all ${ALL} apps` }).click();
    await expect(cards(page)).toHaveCount(ALL);
    await expect(page).toHaveURL(/\/showcase\/$/);
  });

  test('shows a screenshot of the running app [S2.11]', async ({ page }) => {
    await open(page, '/showcase/?q=store+finder');
    const picture = cards(page).first().locator('img').first();
    await expect(picture).toHaveAttribute('src', /showcase\/6\.0\/store-finder\/light\.webp/);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('fits a narrow screen [S2.11]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/showcase/5.0/');
    expect(await measureOverflow(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

test.describe('item', () => {
  for (const [width, poster] of [
    [390, 'light-phone.webp'],
    [1280, 'light-stage.webp'],
  ] as const) {
    ownPageTest(`shows the app as it looks at ${width} pixels while it loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      // The app never arrives.
      await page.route('**/store-finder/main.html*', () => {});
      await page.goto('/showcase/item?id=store-finder', { waitUntil: 'commit' });
      const picture = page.locator('[data-phase] img');
      await expect(picture).toHaveJSProperty('complete', true);
      const { name, enlarged } = await picture.evaluate((image: HTMLImageElement) => ({
        name: image.currentSrc.split('/').at(-1),
        enlarged: image.clientHeight / image.naturalHeight,
      }));
      expect(name).toBe(poster);
      expect(enlarged).toBeLessThanOrEqual(1);
    });
  }

  test('shows title, source, guides, playground and neighbours [S2.11]', async ({ page }) => {
    await openItem(page, '6.0', 'desk-booking');
    await expect(page).toHaveTitle(/^Desk booking \(Showcase\)/);
    const main = page.getByRole('main');
    await expect(main.locator('pre').first()).toContainText('/web-sdk');
    await expect(main.locator('pre').first()).not.toContainText('@brand/');
    await expect(main.locator('summary', { hasNotText: /Copy page|change/i })).toHaveText([
      'data.ts',
      'app.css',
    ]);
    await expect(main.getByRole('link', { name: 'Spaces' })).toHaveAttribute(
      'href',
      '/web-sdk/spaces',
    );
    await expect(main.getByRole('link', { name: 'Open in playground' })).toHaveAttribute(
      'href',
      '/playground/?sample=showcase/6.0/desk-booking',
    );
    await main.getByRole('link', { name: 'Next item' }).click();
    await expect(page).toHaveTitle(/^Event map \(Showcase\)/);
    await expect(page.getByRole('heading', { name: 'Event map' })).toBeInViewport();
  });

  test('suggests similar names and all items for an unknown id [S2.11]', async ({ page }) => {
    await open(page, '/showcase/item?id=stor-finder');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'No item stor-finder' })).toBeVisible();
    await expect(main.locator('a[href="/showcase/item?id=store-finder"]')).toHaveCount(2);
    await expect(main.locator('a[href="/showcase/item?id=event-map"]')).toHaveCount(1);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('links to another version that has the id [S2.11]', async ({ page }) => {
    await open(page, '/showcase/item?id=mall-directory');
    await page.getByRole('main').getByRole('link', { name: 'Mall directory' }).click();
    await expect(page).toHaveURL(/\/showcase\/5\.0\/item\?id=mall-directory$/);
    await expect(page).toHaveTitle(/^Mall directory \(Showcase 5\.0\)/);
  });

  test('restarts 5.0 in the colours of the page, because its maps keep theirs [S2.11]', async ({
    page,
  }) => {
    await openItem(page, '5.0', 'campus-tour');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const html = page.frameLocator('iframe').locator('html');
    await expect(html).toHaveCSS('color-scheme', 'dark');
    await expect(html).toHaveAttribute('data-sample', 'sample-drawn');
  });

  test('lists all items without an id [S2.11]', async ({ page }) => {
    await open(page, '/showcase/5.0/item');
    await expect(page.getByRole('main').locator('a[href*="item?id="]')).toHaveCount(
      ITEMS.length - ALL,
    );
  });

  test('fits a narrow screen and passes axe [S2.11]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openItem(page, '6.0', 'store-finder');
    expect(await measureOverflow(page)).toBe(0);
    await expect(page.getByRole('main').locator('pre').first()).toBeVisible();
    expect(await findAxeViolations(page, { except: 'iframe' })).toEqual([]);
  });

  ownPageTest('copies its link [S2.11]', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/showcase/item?id=gate-finder');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/showcase\/item\?id=gate-finder$/);
  });
});

ownPageTest.describe('without JavaScript', () => {
  ownPageTest.use({ javaScriptEnabled: false });

  ownPageTest('lists the showcase as cards [S2.11]', async ({ page }) => {
    await page.goto('/showcase/');
    await expect(cards(page)).toHaveCount(ALL);
    await expect(page.getByLabel('Search the showcase')).toBeHidden();
    await page.goto('/showcase/item');
    const apps = page.getByRole('main').locator('noscript strong');
    expect(await apps.allTextContents()).toContain('Store finder');
    await expect(apps.first()).toBeVisible();
  });
});

function cards(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
}

async function openItem(page: Page, version: string, id: string): Promise<void> {
  const folder = version === '6.0' ? '/showcase' : `/showcase/${version}`;
  await open(page, `${folder}/item?id=${id}`);
  await expect(page.locator('iframe')).toHaveAttribute('data-drawn', '');
}
