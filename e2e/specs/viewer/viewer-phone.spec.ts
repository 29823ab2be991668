import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../test.ts';
import { ViewerPage, viewerPath } from './viewer-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** What lies on the map or around it. */
const CONTROLS = ['.vw-panel', '.vw-buttons', '.vw-floors ul', '.vw-floors select', '.vw-notices'];

const PHONES = [
  ['upright', { width: 390, height: 844 }],
  ['on its side', { width: 844, height: 390 }],
] as const;

for (const [held, viewport] of PHONES) {
  test.describe(`a phone ${held}`, () => {
    test.use({ viewport });

    test('shows both ends of a route beside the controls', async ({ page }) => {
      await open(page, { from: 'loc_bakery', to: 'bookshop' });
      await expectClear(page, '.mv-end-start', '.mv-end-destination');
    });

    test('keeps both ends in view while the panel and the keyboard come and go', async ({
      page,
    }) => {
      const viewer = await open(page, { to: 'bookshop' });
      await page.getByRole('searchbox', { name: /^From/ }).fill('bakery');
      await viewer.place(/^Forno do Cais/).click();
      await expect(viewer.steps).toBeVisible();
      await expectClear(page, '.mv-end-start', '.mv-end-destination');
      // A keyboard that takes space from the page.
      await page.setViewportSize({ ...viewport, height: Math.round(viewport.height * 0.6) });
      await expectClear(page, '.mv-end-start', '.mv-end-destination');
      await page.setViewportSize({ width: viewport.height, height: viewport.width });
      await expectClear(page, '.mv-end-start', '.mv-end-destination');
    });

    test('shows a selected place in the middle of what is free', async ({ page }) => {
      const viewer = await open(page, { location: 'bookshop' });
      await expect(viewer.heading('Maré de Papel')).toBeVisible();
      const map = await boxOf(viewer.map);
      const floors = await boxOf(page.locator('.vw-floors'));
      // From the middle of the map, because that stays where it is when the panel leaves.
      const toPlace = (floors.x - map.x) / 2 - map.width / 2;
      await viewer.place('Back').click();
      await expect(viewer.heading('Maré de Papel')).toBeHidden();
      const { x, y, width, height } = await boxOf(viewer.map);
      await page.mouse.click(x + width / 2 + toPlace, y + height / 2 + 16);
      await expect(viewer.heading('Maré de Papel')).toBeVisible();
    });

    test(
      'gives its height to a keyboard that lies on the page',
      { tag: '@long' },
      async ({ page }) => {
        await open(page, { from: 'loc_bakery', to: 'bookshop' });
        const height = Math.round(viewport.height * 0.6);
        await page.evaluate((visible) => {
          Object.defineProperty(visualViewport, 'height', { value: visible, configurable: true });
          visualViewport?.dispatchEvent(new Event('resize'));
        }, height);
        expect((await boxOf(page.locator('#viewer'))).height).toBe(height);
        await expectClear(page, '.mv-end-start', '.mv-end-destination');
      },
    );

    test(
      'shows the end of each floor of a route over floors',
      { tag: '@long' },
      async ({ page }) => {
        const viewer = await open(page, { from: 'loc_bakery', to: 'cinema' });
        await expectClear(page, '.mv-end-start');
        await viewer.floor('Upper floor').click();
        await expectClear(page, '.mv-end-destination');
      },
    );

    test('leaves the map where the visitor moved it', { tag: '@long' }, async ({ page }) => {
      const viewer = await open(page, { from: 'loc_bakery', to: 'bookshop' });
      const start = page.locator('.mv-end-start');
      await expectClear(page, '.mv-end-start');
      const { x, y, width, height } = await boxOf(viewer.map);
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 - 60, y + height / 2, { steps: 4 });
      await page.mouse.up();
      const before = await boxOf(start);
      await page.setViewportSize({ ...viewport, height: viewport.height - 40 });
      await expect.poll(async () => (await boxOf(viewer.map)).height).not.toBe(height);
      expect(Math.abs((await boxOf(start)).x - before.x)).toBeLessThan(8);
    });
  });
}

async function open(page: Page, parameters: Readonly<Record<string, string>>): Promise<ViewerPage> {
  await page.goto(viewerPath(parameters));
  const viewer = new ViewerPage(page);
  await viewer.waitForMap();
  return viewer;
}

/** Expects markers within the map, and none of them under a control. */
async function expectClear(page: Page, ...markers: readonly string[]): Promise<void> {
  await expect(async () => {
    const map = await boxOf(page.locator('.vw-map'));
    const covers = await Promise.all(CONTROLS.map((control) => boxesOf(page.locator(control))));
    for (const marker of markers) {
      const box = await boxOf(page.locator(marker));
      expect(isInside(box, map), `${marker} ${show(box)} in the map ${show(map)}`).toBe(true);
      for (const cover of covers.flat()) {
        expect(overlap(box, cover), `${marker} ${show(box)} under ${show(cover)}`).toBe(false);
      }
    }
  }).toPass({ timeout: 15_000 });
}

async function boxesOf(locator: Locator): Promise<Box[]> {
  const boxes = await Promise.all((await locator.all()).map((one) => one.boundingBox()));
  return boxes.filter((box): box is Box => box !== null);
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error(`${String(locator)} is not shown.`);
  return box;
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function overlap(a: Box, b: Box): boolean {
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width;
  const isAboveOrBelow = a.y >= b.y + b.height || b.y >= a.y + a.height;
  return !isBeside && !isAboveOrBelow;
}

function show({ x, y, width, height }: Box): string {
  return `${[x, y, x + width, y + height].map(Math.round).join(' ')}`;
}
