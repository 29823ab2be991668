import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../brand.ts';
import { expect, measureOverflow, open, sharedPageTest, test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

const STUDIO = `/docs/tools/${brand.slug}-studio`;
/** Tools with a start button, by page. */
const TOOLS = [
  [STUDIO, 'Start the studio'],
  ['/docs/tools/3d-model-mapper', 'Start the mapper'],
  ['/docs/tools/blue-dot-location-generator', 'Start the generator'],
  ['/docs/tools/flyover-generator', 'Start the generator'],
  ['/docs/tools/gis-exporter', 'Start the exporter'],
  ['/docs/tools/position-lab', 'Start the lab'],
  ['/docs/tools/print-map-styler', 'Start the styler'],
  ['/docs/mvf/v3/getting-started', 'Start with example'],
] as const;

/** What a tool shows on its stage: a map, or a page of paper. */
function pictureOf(page: Page): Locator {
  return page.locator('canvas').or(page.getByRole('region', { name: 'Preview' }).locator('img'));
}

async function start(page: Page, [path, action]: readonly [string, string]): Promise<void> {
  await open(page, path);
  await page.getByRole('button', { name: action }).click();
  await expect(pictureOf(page).first()).toBeVisible({ timeout: 40_000 });
}

/** The scrolling part of the panel. */
function panelOf(page: Page): Locator {
  return page.locator('[data-sheet] > :last-child > :last-child');
}

/** The colour of the studio's first entry, as a reader sets it. */
function colorOf(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Entry Walls' })
    .getByRole('textbox', { name: 'Colour', exact: true });
}

for (const [index, tool] of TOOLS.entries()) {
  sharedPageTest(
    `keeps stage and panel of ${tool[0]} in a window of 1100 by 800 [S2.18]`,
    { tag: index === 0 ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1100, height: 800 });
      await start(page, tool);
      await page.locator('[data-sheet]').evaluate((parts) => {
        parts.closest('section')?.scrollIntoView();
      });
      await panelOf(page).evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
      await expect(pictureOf(page).first()).toBeInViewport({ ratio: 0.99 });
      await expect(panelOf(page)).toBeInViewport({ ratio: 0.99 });
      const controls = panelOf(page).locator('button, summary, select, input');
      // Those of closed details are not part of it.
      const last = controls.filter({ visible: true }).last();
      await expect(last).toBeInViewport();
    },
  );

  sharedPageTest(
    `does not scroll ${tool[0]} sideways in a window of 320 [S2.18]`,
    { tag: index === 0 ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await start(page, tool);
      expect(await measureOverflow(page)).toBe(0);
      const { hidden, shown } = await panelOf(page).evaluate((panel) => ({
        hidden: panel.scrollWidth,
        shown: panel.clientWidth,
      }));
      expect(hidden).toBeLessThanOrEqual(shown);
    },
  );
}

sharedPageTest('shows a picture behind Start, in the colours of the page', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, STUDIO);
  const tool = page.getByRole('region', { name: 'Studio' });
  const picture = tool.locator('img:visible');
  await expect(picture).toHaveAttribute('src', '/img/tools/style-studio/dark.webp');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1280);
  expect(await picture.getAttribute('width')).toBe('1280');
  const [behind, button] = await Promise.all([
    picture.boundingBox(),
    tool.getByRole('button', { name: 'Start the studio' }).boundingBox(),
  ]);
  expect(button!.y).toBeGreaterThan(behind!.y);
  expect(button!.y + button!.height).toBeLessThan(behind!.y + behind!.height);
  // The map comes with the press, and the picture of the other colours never.
  expect(loaded.filter((path) => /\/sdk\/|light\.webp/.test(path))).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('keeps the work in full screen and back', async ({ page }) => {
  await start(page, TOOLS[0]);
  await colorOf(page).fill('#3355aa');
  const button = page.getByRole('button', { name: 'Full screen' });
  const layout = page.locator('[data-sheet]');
  const map = page.locator('canvas').first();
  await map.evaluate((canvas) => canvas.setAttribute('data-before', ''));
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => {
    const { width, height } = page.viewportSize()!;
    expect(await layout.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  }).toPass();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(colorOf(page)).toHaveValue('#3355aa');
  // The same map as before, not another one.
  await expect(map).toHaveAttribute('data-before', '');
});

test('fills the window where the browser allows no full screen, until Escape', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'fullscreenEnabled', { value: false }),
  );
  await start(page, TOOLS[0]);
  await colorOf(page).fill('#3355aa');
  const button = page.getByRole('button', { name: 'Full screen' });
  await button.click();
  const { width, height } = page.viewportSize()!;
  const layout = page.locator('[data-sheet]');
  await expect.poll(() => layout.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  // Behind it, nothing can be reached.
  const navbar = page.locator('nav.navbar');
  await expect(navbar).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toBeFocused();
  await expect(navbar).toHaveJSProperty('inert', false);
  await expect(colorOf(page)).toHaveValue('#3355aa');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('moves the sheet by touch and by keyboard, and the map stays in view', async ({ page }) => {
    await start(page, TOOLS[0]);
    const handle = page.getByRole('button', { name: /the panel$/ });
    const map = page.locator('canvas').first();
    const venue = page.getByRole('combobox', { name: 'Venue' });
    await expect(handle).toHaveAccessibleName('Enlarge the panel');
    await expect(map).toBeInViewport({ ratio: 0.99 });

    await test.step('by keyboard', async () => {
      await handle.press('ArrowDown');
      await expect(handle).toHaveAccessibleName('Open the panel');
      await expect(handle).toHaveAttribute('aria-expanded', 'false');
      await expect(venue).toBeHidden();
      await handle.press('Enter');
      await expect(venue).toBeVisible();
      await handle.press('ArrowUp');
      await expect(handle).toHaveAccessibleName('Close the panel');
    });
    await test.step('by touch', async () => {
      await swipe(page, handle, 600);
      await expect(handle).toHaveAccessibleName('Open the panel');
      await swipe(page, handle, -250);
      await expect(handle).toHaveAccessibleName('Enlarge the panel');
      await handle.tap();
      await expect(handle).toHaveAccessibleName('Close the panel');
    });
    await test.step('above the highest sheet, some of the map is seen', async () => {
      await expect(async () => {
        const [sheet, behind] = await Promise.all([handle.boundingBox(), map.boundingBox()]);
        expect(sheet!.y - behind!.y).toBeGreaterThan(100);
      }).toPass();
    });
    await test.step('the page scrolls', async () => {
      await page.getByRole('heading', { level: 1 }).hover();
      const top = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    });
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('keeps the work when the window becomes wide', async ({ page }) => {
    await start(page, TOOLS[0]);
    await colorOf(page).fill('#3355aa');
    await page
      .locator('canvas')
      .first()
      .evaluate((canvas) => canvas.setAttribute('data-before', ''));
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(page.getByRole('button', { name: /the panel$/ })).toBeHidden();
    await expect(colorOf(page)).toHaveValue('#3355aa');
    await expect(page.locator('canvas').first()).toHaveAttribute('data-before', '');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  });
});

/** Drags an element with a finger, downwards if the distance is positive. */
async function swipe(page: Page, element: Locator, distance: number): Promise<void> {
  // A sheet that still moves would be caught on its way.
  await element.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  const box = (await element.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: number): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: to === undefined ? [] : [{ x, y: to }],
    });
  await touch('touchStart', y);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', y + (distance * step) / 10);
  // The finger rests before it is lifted, because a flick would carry the sheet on.
  await page.waitForTimeout(100);
  await touch('touchMove', y + distance - 1);
  await touch('touchEnd');
  await client.detach();
}

sharedPageTest('leads from a card with a picture to each tool [S2.18]', async ({ page }) => {
  await open(page, '/docs/tools/overview');
  const cards = page.locator('.markdown [role=list] > [role=listitem]');
  await expect(cards).toHaveCount(TOOLS.length);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator('img:visible');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1280);
  }
  // Everywhere on the card.
  await cards.filter({ hasText: 'GIS exporter' }).click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/docs\/tools\/gis-exporter$/);
  await expect(page.getByRole('button', { name: 'Start the exporter' })).toBeVisible();
});
