import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
  expect,
  measureOverflow,
  open,
  saveData,
  sharedPageTest as test,
  test as ownPageTest,
} from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

const ENDS = { timeout: 40_000 };

test.describe('the first screen', () => {
  test('names indoor maps first, then the tagline, and two ways on [S1.02 S2.05]', async ({
    page,
  }) => {
    await open(page, '/');
    expect((await page.locator('main').innerText()).trim()).toMatch(/^Indoor maps/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Got a map? Build an app!');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/web-sdk/getting-started',
    );
    await expect(main.getByRole('link', { name: 'Open the playground' })).toHaveAttribute(
      'href',
      '/playground',
    );
  });

  test('shows the picture of the colour mode, and the code that draws it', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.webp')) pictures.push(request.url());
    });
    await open(page, '/');
    await expect(pictureOf(page)).toHaveJSProperty('complete', true);
    await expect(pictureOf(page)).toHaveAttribute('alt', /three floors of a shopping mall/);
    expect(pictures.filter((url) => url.includes('dark'))).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(codeOf(page)).toContainText("venueId: 'harbour-mall'");
  });

  test('changes picture and code with the venue before the map runs', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('radio', { name: 'Mall' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Airport' })).toBeChecked();
    await expect(pictureOf(page)).toHaveAttribute('alt', /airport/);
    await expect(codeOf(page)).toContainText("venueId: 'northwind-airport'");
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  for (const width of [320, 390]) {
    test(`does not scroll sideways at ${width} px, as picture and as map`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      expect(await measureOverflow(page)).toBe(0);
      await start(page);
      await expect(floors(page)).toHaveCount(4);
      expect(await measureOverflow(page)).toBe(0);
    });
  }
});

test.describe('the live map', () => {
  test('starts on request, and leaves the wheel to the page', async ({ page }) => {
    await open(page, '/');
    await start(page);
    await expect(page.locator('main iframe')).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(pictureOf(page)).toBeHidden();
    await page.locator('main iframe').hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  test('shows one floor or all of them by keyboard', async ({ page }) => {
    await open(page, '/');
    await start(page);
    await expect(floors(page)).toHaveCount(4);
    await expect(page.getByRole('radio', { name: 'All floors' })).toBeChecked();
    const [origin, end] = [markerOf(page, 'Start'), markerOf(page, 'Destination')];
    await expect(origin).toHaveAttribute('data-state', 'shown', ENDS);
    await page.getByRole('radio', { name: 'All floors' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Upper floor' })).toBeChecked();
    await expect(origin).toHaveAttribute('data-state', 'absent', ENDS);
    await expect(end).toHaveAttribute('data-state', 'shown', ENDS);
    await page.keyboard.press('ArrowLeft');
    await expect(origin).toHaveAttribute('data-state', 'shown', ENDS);
  });

  test('changes with the venue', async ({ page }) => {
    await open(page, '/');
    await start(page);
    await page.getByRole('radio', { name: 'Campus' }).check();
    await expect(page.getByRole('radio', { name: 'Library, second floor' })).toBeVisible(ENDS);
    await expect(editor(page)).toContainText("venueId: 'alder-campus'", ENDS);
  });

  test('follows the colour mode', async ({ page }) => {
    await open(page, '/');
    await start(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(inFrame(page).locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  test('passes axe as picture and as map', async ({ page }) => {
    await open(page, '/');
    expect(await findAxeViolations(page)).toEqual([]);
    await start(page);
    await expect(editor(page)).toBeVisible(ENDS);
    expect(await findAxeViolations(page, { except: 'iframe' })).toEqual([]);
  });
});

test.describe('the code', () => {
  test('changes the map, and is restored', async ({ page }) => {
    await open(page, '/');
    await start(page);
    const body = inFrame(page).locator('body');
    await append(page, "document.body.dataset.author = 'Me';");
    await expect(page.getByText('The map runs your code.')).toBeVisible(ENDS);
    await expect(body).toHaveAttribute('data-author', 'Me', ENDS);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(editor(page)).not.toContainText('author');
    await expect(body).not.toHaveAttribute('data-author', ENDS);
  });

  for (const { problem, edit, message } of [
    {
      problem: 'a syntax error',
      edit: (page: Page) => append(page, 'const = 5;'),
      message: /main\.ts, line 21.*Syntax error/,
    },
    {
      problem: 'an unknown place',
      edit: (page: Page) => replaceWord(page, 'cinema', 'cinnema'),
      message: /main\.ts, line 13.*found "cinnema"/,
    },
  ]) {
    test(`reports ${problem} and keeps the last map`, async ({ page }) => {
      await open(page, '/');
      await start(page);
      await expect(floors(page)).toHaveCount(4);
      await inFrame(page)
        .locator('html')
        .evaluate((html) => html.setAttribute('data-last', ''));
      await edit(page);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(message, ENDS);
      await expect(page.getByText('The map shows the last version that worked.')).toBeVisible();
      // The map that failed is removed after a while.
      await expect(page.locator('main iframe')).toHaveCount(1);
      await expect(inFrame(page).locator('html')).toHaveAttribute('data-last', '');
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(alert).toHaveCount(0);
    });
  }

  test('does not keep the Tab key', async ({ page }) => {
    await open(page, '/');
    await start(page);
    await expect(editor(page)).toBeVisible(ENDS);
    await editor(page).focus();
    await page.keyboard.press('Tab');
    await expect(editor(page)).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(editor(page)).toBeFocused();
  });
});

ownPageTest.describe('with graphics hardware', () => {
  ownPageTest.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      if (globalThis.top !== globalThis.self) return;
      WebGL2RenderingContext.prototype.getParameter = () => 'A graphics card';
    });
  });

  ownPageTest('the map takes over when the page is idle', async ({ page }) => {
    await open(page, '/');
    await expect(pictureOf(page)).toHaveCount(1);
    await expectDrawn(page);
    await expect(page.getByRole('button', { name: 'Start the live map' })).toHaveCount(0);
  });

  ownPageTest('loads map and editor after the page', async ({ page }) => {
    const early: string[] = [];
    page.on('request', (request) => early.push(request.url()));
    await page.goto('/', { waitUntil: 'load' });
    const before = early.filter((url) => /home-live|pg-|\/sdk\/|mvf-3/.test(url));
    expect(before).toEqual([]);
    await expectDrawn(page);
  });

  ownPageTest('the picture stays on a slow connection', async ({ page }) => {
    await saveData(page);
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Start the live map' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  ownPageTest('the picture stays on 3G', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType: '3g', saveData: false },
      }),
    );
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Start the live map' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  ownPageTest('with reduced motion the picture stays, and starts on request', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Start the live map' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await start(page);
  });
});

ownPageTest.describe('under failure', () => {
  ownPageTest('without WebGL the picture stays', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await open(page, '/');
    await page.getByRole('button', { name: 'Start the live map' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'WebGL 2 is turned off or missing',
    );
    await expect(pictureOf(page)).toBeVisible();
    await expect(codeOf(page)).toContainText('showVenue');
  });

  ownPageTest.describe('of the network', () => {
    ownPageTest.use({ expectedPageErrors: /.*/ });

    ownPageTest('keeps the picture if the map does not load', async ({ page }) => {
      await page.route(/playground\/sources.*\.json/, (route) => route.fulfill({ status: 503 }));
      await open(page, '/');
      await page.getByRole('button', { name: 'Start the live map' }).click();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('The sample did not load.');
      await expect(pictureOf(page)).toBeVisible();
      await page.unroute(/playground\/sources.*\.json/);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expectDrawn(page);
    });
  });
});

ownPageTest.describe('without JavaScript', () => {
  ownPageTest.use({ javaScriptEnabled: false });

  ownPageTest('shows the picture and the code', async ({ page }) => {
    await page.goto('/');
    await expect(pictureOf(page)).toBeVisible();
    await expect(codeOf(page)).toContainText('routeThrough');
    await expect(page.getByRole('button', { name: 'Start the live map' })).toHaveCount(0);
  });
});

function pictureOf(page: Page): Locator {
  return page.locator('main img[src*="light.webp"]');
}

function codeOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Code' });
}

function editor(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Code of main.ts' });
}

function floors(page: Page): Locator {
  return page.getByRole('group', { name: 'Floor' }).getByRole('radio');
}

function inFrame(page: Page): FrameLocator {
  return page.frameLocator('main iframe[data-shown]');
}

/** A marker of the route. Floors that are not shown have none. */
function markerOf(page: Page, name: string): Locator {
  return inFrame(page).locator(`.mv-marker:has([aria-label="${name}"])`);
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the live map' }).click();
  await expectDrawn(page);
}

async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('main iframe[data-shown]')).toHaveCount(1, ENDS);
  await expect(inFrame(page).locator('canvas')).toBeVisible();
}

/** Adds a line to the end of the code. */
async function append(page: Page, line: string): Promise<void> {
  await expect(editor(page)).toBeVisible(ENDS);
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(line);
}

async function replaceWord(page: Page, word: string, replacement: string): Promise<void> {
  await expect(editor(page)).toBeVisible(ENDS);
  await editor(page).getByText(word).dblclick();
  await page.keyboard.insertText(replacement);
}
