import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { renderAll } from '../../page-clock.ts';
import { expect, open, sharedPageTest as test, test as ownPageTest } from '../../test.ts';
import { findClippedText } from '../site/clipped-text.ts';

const PAGE = '/web-sdk/markers';

test.describe('live sample', () => {
  test('shows a screenshot first and loads only that of the colour mode', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.webp')) pictures.push(request.url());
    });
    const sample = await openSample(page);
    const [shown] = await sample.getByRole('img').all();
    await expect(shown!).toHaveAttribute('alt', /\w+ \w+/);
    await expect(shown!).toHaveJSProperty('complete', true);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((url) => url.includes('dark'))).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('runs in a sandboxed frame on request, leaves the wheel to the page, and stops', async ({
    page,
  }) => {
    const sample = await openSample(page);
    await run(sample);
    const frame = sample.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame).toHaveAttribute('data-drawn', '');
    await frame.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await sample.getByRole('button', { name: 'Stop' }).click();
    await expect(frame).toHaveCount(0);
  });

  test('shows all its buttons in full on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const sample = await openSample(page);
    await expect(sample.getByRole('link', { name: 'Edit in playground' })).toBeVisible();
    expect(await findClippedText(page)).toEqual([]);
  });

  test('starts on a click on its screenshot', async ({ page }) => {
    const sample = await openSample(page);
    await expect(sample.getByRole('button', { name: 'Run sample' })).toBeVisible();
    await sample.click({ position: { x: 100, y: 100 } });
    await expectDrawn(sample);
  });
});

test.describe('live sample under failure', () => {
  test.use({ expectedPageErrors: /.*/ });
  ownPageTest.use({ expectedPageErrors: /.*/ });
  ownPageTest('runs without our origin and reaches no other host', async ({ page }) => {
    const sample = await openSample(page);
    const response = page.waitForResponse(/\/samples\/.*\.html/);
    await run(sample);
    const policy = (await (await response).allHeaders())['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|https?:/);
    const frame = page.frames().find((candidate) => candidate.url().includes('/samples/'));
    expect(await frame?.evaluate(() => globalThis.origin)).toBe('null');
    const reached = frame?.evaluate(() =>
      fetch('https://example.com/').then(
        () => 'reached',
        () => 'refused',
      ),
    );
    expect(await reached).toBe('refused');
  });

  ownPageTest('shows the error and retries', async ({ page }) => {
    await page.route(/mvf-3\.zip/, (route) => route.fulfill({ status: 404 }));
    const sample = await openSample(page);
    await run(sample, 'any');
    const alert = sample.getByRole('alert');
    await expect(alert).toContainText('has no venue "harbour-mall"');
    await expect(alert.getByRole('link')).toHaveAttribute('href', '/web-sdk/getting-started');
    await expect(sample.locator('iframe')).toHaveCount(0);
    await page.unroute(/mvf-3\.zip/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expectDrawn(sample);
  });

  ownPageTest('waits for a slow venue', async ({ page }) => {
    await page.clock.install();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route(/mvf-3\.zip/, async (route) => {
      await isReleased;
      await route.continue();
    });
    const sample = await openSample(page);
    const asked = page.waitForRequest(/mvf-3\.zip/);
    await run(sample, 'any');
    await asked;
    await sample
      .locator('iframe')
      .contentFrame()
      .locator(':root')
      .evaluate(
        () =>
          new Promise<void>((resolve) => {
            if (document.readyState === 'complete') resolve();
            else addEventListener('load', () => resolve());
          }),
      );
    await page.clock.fastForward(11_000);
    await renderAll(page);
    await expect(sample.getByRole('alert')).toHaveCount(0);
    release();
    await expectDrawn(sample);
  });

  ownPageTest('reports a script that does not load', async ({ page }) => {
    await page.clock.install();
    await page.route(/\/samples\/assets\/.*\.js/, (route) => route.abort());
    const sample = await openSample(page);
    const loaded = page.waitForResponse(/\/samples\/.*\.html/);
    await run(sample, 'any');
    await loaded;
    await expect(async () => {
      await page.clock.fastForward(11_000);
      await expect(sample.getByRole('alert')).toContainText('did not load', { timeout: 500 });
    }).toPass();
  });
});

test.describe('live samples of a page', () => {
  test('run one at a time', { tag: '@long' }, async ({ page }) => {
    await open(page, PAGE);
    const [first, second] = [sampleAt(page, 0), sampleAt(page, 1)];
    await first.scrollIntoViewIfNeeded();
    await run(first);
    await second.scrollIntoViewIfNeeded();
    await run(second, 'any');
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(second.locator('iframe')).toHaveCount(1);
  });

  test('change their language together and store it', { tag: '@long' }, async ({ page }) => {
    const sample = await openSample(page);
    await expect(sample.getByRole('tabpanel')).toHaveCount(1);
    await sample.getByRole('tab', { name: 'TypeScript' }).press('ArrowRight');
    const react = sample.getByRole('tab', { name: 'React' });
    await expect(react).toBeFocused();
    await expect(react).toHaveAttribute('aria-selected', 'true');
    await expect(sample.getByRole('tabpanel')).toContainText('createRoot');
    await run(sample);
    await expect(sample.locator('iframe')).toHaveAttribute('src', /react\.html/);
    await page.reload();
    await sample.scrollIntoViewIfNeeded();
    await expect(react).toHaveAttribute('aria-selected', 'true');
  });

  test('work by keyboard, without a focus trap in the map', async ({ page }) => {
    const sample = await openSample(page);
    const button = sample.getByRole('button', { name: 'Run sample' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expectDrawn(sample);
    await expect(sample.getByRole('button', { name: 'Stop' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(sample.getByRole('button', { name: 'Reset' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectDrawn(sample);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).not.toHaveJSProperty('tagName', 'IFRAME');
  });

  test('follow the colour mode without a restart', async ({ page }) => {
    const sample = await openSample(page);
    await run(sample);
    const html = inFrame(sample).locator('html');
    await expect(html).toHaveCSS('color-scheme', 'light');
    await html.evaluate((element) => element.setAttribute('data-mine', ''));
    const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ }).first();
    // Switches from system to light, then to dark.
    await toggle.click();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveCSS('color-scheme', 'dark');
    await expect(html).toHaveAttribute('data-mine', '');
  });

  test('pass axe as screenshot and while running', async ({ page }) => {
    const sample = await openSample(page);
    await expect(sample.getByRole('button', { name: 'Run sample' })).toBeVisible();
    // The frame contains the map, which has its own tests.
    const look = () =>
      new AxeBuilder({ page }).include('[data-variant]').exclude('iframe').analyze();
    expect((await look()).violations.map(({ id }) => id)).toEqual([]);
    await run(sample);
    expect((await look()).violations.map(({ id }) => id)).toEqual([]);
  });

  ownPageTest('cause no layout shift while loading', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => {
      const state = globalThis as unknown as { shift: number };
      state.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          state.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const sample = await openSample(page);
    await run(sample);
    const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
    expect(shift).toBeLessThan(0.02);
  });
});

test.describe('where maps are drawn by graphics hardware', () => {
  ownPageTest('starts a live sample when it scrolls into view', async ({ page }) => {
    await page.addInitScript(() => {
      if (globalThis.top !== globalThis.self) return;
      WebGL2RenderingContext.prototype.getParameter = () => 'A graphics card';
    });
    await open(page, PAGE);
    const sample = sampleAt(page, 0);
    await sample.scrollIntoViewIfNeeded();
    await expectDrawn(sample);
  });
});

test.describe('standalone live sample', () => {
  ownPageTest('opens in a new tab', { tag: '@long' }, async ({ page }) => {
    const sample = await openSample(page);
    const address = await sample
      .getByRole('link', { name: 'Open in new tab' })
      .getAttribute('href');
    await page.goto(address ?? '');
    await expect(page.locator('html')).toHaveAttribute('data-sample', 'sample-drawn');
    await expect(page.locator('canvas')).toBeVisible();
    expect(await page.evaluate(() => globalThis.origin)).toBe('null');
  });
});

ownPageTest.describe('without JavaScript', () => {
  ownPageTest.use({ javaScriptEnabled: false });

  ownPageTest('shows screenshot and code of a live sample', async ({ page }) => {
    await page.goto(PAGE);
    const sample = sampleAt(page, 0);
    await expect(sample.getByRole('img')).toBeVisible();
    await expect(sample.getByText('showVenue').first()).toBeVisible();
    await expect(sample.getByText('createRoot').first()).toBeVisible();
    await expect(sample.getByRole('button', { name: 'Run sample' })).toHaveCount(0);
  });
});

function sampleAt(page: Page, index: number): Locator {
  return page.locator('[data-variant]:has(> div > [data-variant])').nth(index);
}

async function openSample(page: Page): Promise<Locator> {
  await open(page, PAGE);
  const sample = sampleAt(page, 0);
  await sample.scrollIntoViewIfNeeded();
  return sample;
}

/** Starts a sample. `any` does not wait for the outcome. */
async function run(sample: Locator, ending: 'drawn' | 'any' = 'drawn'): Promise<void> {
  await sample.getByRole('button', { name: 'Run sample' }).click();
  if (ending === 'drawn') await expectDrawn(sample);
}

function inFrame(sample: Locator): FrameLocator {
  return sample.frameLocator('iframe');
}

async function expectDrawn(sample: Locator): Promise<void> {
  await expect(sample.locator('iframe')).toHaveAttribute('data-drawn', '');
  await expect(inFrame(sample).locator('canvas')).toBeVisible();
}
