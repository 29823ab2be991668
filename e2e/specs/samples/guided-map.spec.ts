import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../test.ts';

const PAGE = '/web-sdk/markers';
const SHOW = 'Show the map beside the text';

test.describe('map beside the text', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('costs nothing until the reader opens it', async ({ page }) => {
    const requests = recordRequests(page);
    await open(page, PAGE);
    await expect(page.getByRole('button', { name: SHOW })).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(requests.filter((url) => /guided-map|\/samples\/.*\.html|mvf-3/.test(url))).toEqual([]);
  });

  test('shows the sample of the section, down and up, in at most two frames', async ({ page }) => {
    await open(page, PAGE);
    const widthBefore = await widthOfText(page);
    await countFrames(page);
    await openMap(page);
    await expectSample(page, 'markers');
    expect(await widthOfText(page)).toBeGreaterThanOrEqual(widthBefore);
    await expect(screenshots(page).first()).toBeHidden();
    await scrollToHeading(page, 'marker-rank');
    await expectSample(page, 'markers-rank');
    await expect(sections(page)).toHaveValue('1');
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expectSample(page, 'markers');
    await expect(sections(page)).toHaveValue('0');
    await expect(frames(page)).toHaveCount(1);
    expect(await page.evaluate(() => (globalThis as unknown as Counted).maxFrames)).toBe(2);
  });

  test('follows links to a section, and its own list', async ({ page }) => {
    await open(page, PAGE);
    await openMap(page);
    await page.getByRole('link', { name: 'Show a card with a button' }).first().click();
    await expect(page).toHaveURL(/#a-card-with-a-button$/);
    await expectSample(page, 'markers-card');
    await sections(page).selectOption({ label: 'Marker rank' });
    await expectSample(page, 'markers-rank');
    await expect(page.locator('#marker-rank')).toBeInViewport();
  });

  test('works by keyboard, and returns the focus', async ({ page }) => {
    await open(page, PAGE);
    await page.getByRole('button', { name: SHOW }).focus();
    await page.keyboard.press('Enter');
    await expectSample(page, 'markers');
    const next = page.getByRole('button', { name: 'Next section' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expectSample(page, 'markers-rank');
    await expect(next).toBeFocused();
    await pane(page).getByRole('button', { name: 'Hide the map' }).press('Enter');
    await expect(pane(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: SHOW })).toBeFocused();
  });

  test('lets the map fly to a sample of the same venue', async ({ page }) => {
    await open(page, '/web-sdk/dynamic-focus');
    await openMap(page);
    await expectSample(page, 'dynamic-focus');
    const flights = await countFlights(page);
    // A busy machine may take longer to draw than a reader would wait for a flight.
    await expect(async () => {
      await scrollToHeading(page, 'leave-a-building-out-or-keep-one-open');
      await expectSample(page, 'dynamic-focus-choose');
      await scrollToHeading(page, 'open-buildings-as-the-camera-comes-near');
      await expectSample(page, 'dynamic-focus');
      expect(await flights()).toBeGreaterThan(0);
    }).toPass();
  });
});

test.describe('open map beside the text', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('passes axe', async ({ page }) => {
    await open(page, PAGE);
    await openMap(page);
    await expectSample(page, 'markers');
    const { violations } = await new AxeBuilder({ page })
      .include('[data-guided-map-control]')
      .exclude('iframe')
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('keeps the choice, in its place, and asks before it draws without a graphics card', async ({
    page,
  }) => {
    await recordShifts(page);
    await open(page, '/web-sdk/release-notes');
    await page.evaluate(() => localStorage.setItem('docusaurus.guided-map', 'open'));
    await open(page, PAGE);
    const start = page.getByRole('button', { name: 'Start the map' });
    await expect(start).toBeVisible();
    await expect(pane(page).getByRole('img')).toBeVisible();
    await expect(frames(page)).toHaveCount(0);
    expect(await page.evaluate(() => (globalThis as unknown as Shifts).shift)).toBeLessThan(0.02);
    await start.click();
    await expectSample(page, 'markers');
    await pane(page).getByRole('button', { name: 'Hide the map' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: SHOW })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-guided-map');
  });
});

test.describe('map beside the text under failure', () => {
  test.use({ viewport: { width: 1440, height: 900 }, expectedPageErrors: /.*/ });

  test('says why there is no map without WebGL, and leaves the text', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await open(page, PAGE);
    await openMap(page);
    await expect(pane(page).getByRole('alert')).toContainText('WebGL 2 is turned off or missing');
    await expect(frames(page)).toHaveCount(0);
    await expect(page.getByText('showVenue').first()).toBeVisible();
    await pane(page).getByRole('button', { name: 'Hide the map' }).click();
    await expect(pane(page)).toHaveCount(0);
  });

  test('continues when the connection is back', async ({ page, context }) => {
    await open(page, PAGE);
    await openMap(page);
    await expectSample(page, 'markers');
    await context.setOffline(true);
    await scrollToHeading(page, 'marker-rank');
    await expect(pane(page).getByText('Loading the map…')).toBeVisible();
    await context.setOffline(false);
    await expectSample(page, 'markers-rank');
  });

  test('says that its code did not load, and loads it on the next attempt', async ({ page }) => {
    await page.route(/guided-map/, (route) => route.abort());
    await open(page, PAGE);
    await openMap(page);
    await expect(page.getByText('The map did not load.')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-guided-map');
    await page.unroute(/guided-map/);
    await page.getByRole('button', { name: 'Hide the map' }).click();
    await openMap(page);
    await expectSample(page, 'markers');
  });

  test('opens without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new Error('SecurityError');
        },
      });
    });
    await open(page, PAGE);
    await openMap(page);
    await expect(pane(page)).toBeVisible();
  });
});

test.describe('where the map does not fit', () => {
  for (const [name, size, reducedMotion] of [
    ['in a narrow window', { width: 1024, height: 800 }, 'no-preference'],
    ['on a phone', { width: 390, height: 800 }, 'no-preference'],
    ['with reduced motion', { width: 1440, height: 900 }, 'reduce'],
  ] as const) {
    test(`a guide is the same as before ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion });
      await storeOpen(page);
      await open(page, PAGE);
      await expect(page.locator('[data-guided-map-control]')).toBeHidden();
      await expect(screenshots(page).first()).toBeVisible();
      await expect(pane(page)).toHaveCount(0);
      await expect(frames(page)).toHaveCount(0);
    });
  }

  test('paper and pages without samples have no space for it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await storeOpen(page);
    await open(page, PAGE);
    await expect(pane(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(pane(page)).toBeHidden();
    await expect(screenshots(page).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await open(page, '/web-sdk/release-notes');
    await expect(pane(page)).toHaveCount(0);
    await expect(page.locator('.theme-doc-sidebar-container')).toHaveCSS('width', '300px');
  });
});

type Counted = { maxFrames: number; flights: number };
type Shifts = { shift: number };

function pane(page: Page): Locator {
  return page.getByRole('region', { name: 'Map of this guide' });
}

/** Of the samples in the text. */
function screenshots(page: Page): Locator {
  return page.locator('article [data-variant] img');
}

function frames(page: Page): Locator {
  return page.locator('iframe');
}

function sections(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Section on the map' });
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: SHOW }).click();
}

/** The visible map is the drawn one of this sample. */
async function expectSample(page: Page, name: string): Promise<void> {
  const frame = page.locator('[data-role="shown"] iframe[data-drawn]');
  await expect(frame).toHaveAttribute('src', new RegExp(`/web-sdk/6\\.0/${name}/main\\.html`));
  await expect(frame.contentFrame().locator('canvas')).toBeVisible();
}

async function scrollToHeading(page: Page, id: string): Promise<void> {
  await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView());
}

function widthOfText(page: Page): Promise<number> {
  return page.locator('article .markdown').evaluate((text) => text.clientWidth);
}

function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = globalThis as unknown as Counted;
    state.maxFrames = 0;
    new MutationObserver(() => {
      state.maxFrames = Math.max(state.maxFrames, document.querySelectorAll('iframe').length);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Returns a function that counts the maps that have flown to the state of another sample. */
async function countFlights(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const state = globalThis as unknown as Counted;
    state.flights = 0;
    addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
      if (data.type === 'sample-arrive') state.flights += 1;
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as Counted).flights);
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = globalThis as unknown as Shifts;
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        state.shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** As if the reader had opened the map on another guide. */
async function storeOpen(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('docusaurus.guided-map', 'open'));
}
