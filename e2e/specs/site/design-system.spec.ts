import type { Page } from '@playwright/test';
import { expect, open, measureOverflow, sharedPageTest as test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';
import { findSmallTargets, measureControls, measureTextSizes } from './measure-page.ts';

const PAGE = '/design-system';
/** `--portal-text-*` on a wide screen. The display size is on the home page alone. */
const TEXT_SIZES = { caption: 12, small: 14, body: 16, lead: 20, title: 24, headline: 40 };
/** `--portal-control-*` for a mouse. */
const CONTROL_HEIGHTS = new Set([32, 40]);
/** Guides of each area, with code, tables, callouts, samples, forms and tools. */
const GUIDES = [
  '/web-sdk/markers',
  '/ios-sdk/wayfinding',
  '/docs/overview',
  '/docs/mvf/v3/specification/core',
  '/docs/tools/print-map-styler',
  '/docs/integrations/webhooks',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // As high as the page: code below the window is not drawn.
    test.use({ colorScheme, viewport: { width: 800, height: 7000 } });

    test('shows every part of the design system as before', async ({ page }) => {
      await open(page, PAGE);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('main')).toHaveScreenshot(`design-system-${colorScheme}.png`, {
        // The page is large: one button is a thousandth of it.
        maxDiffPixelRatio: 0.001,
        // At 0.2, a whole palette could change unnoticed.
        threshold: 0.06,
      });
    });

    test('passes axe with every part of the design system', async ({ page }) => {
      await open(page, PAGE);
      expect(await findAxeViolations(page)).toEqual([]);
      await page.getByRole('spinbutton', { name: 'Height' }).fill('12');
      await page.getByLabel('Longitude').fill('200');
      await page.getByRole('button', { name: 'Move venue' }).click();
      expect(await findAxeViolations(page)).toEqual([]);
    });
  });
}

test('marks hover and focus of buttons', async ({ page }) => {
  await open(page, PAGE);
  const button = page.locator('main .button--secondary', { hasText: 'Open' }).first();
  const border = () => button.evaluate((element) => getComputedStyle(element).borderTopColor);
  const atRest = await border();
  await button.hover();
  await expect.poll(border).not.toBe(atRest);
  await page.locator('main .button--primary').first().focus();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus-visible');
  await expect(focused).toHaveCSS('outline-style', 'solid');
});

test('is in no list of pages', async ({ request }) => {
  for (const list of ['/sitemap.xml', '/llms.txt', '/llms-full.txt']) {
    expect(await (await request.get(list)).text(), list).not.toContain(PAGE);
  }
  expect(await (await request.get(PAGE)).text()).toContain('content="noindex, nofollow"');
});

for (const path of [PAGE, ...GUIDES]) {
  test(`has sizes of the scales alone: ${path}`, async ({ page }) => {
    await open(page, path);
    const sizes = await measureTextSizes(page);
    if (path === PAGE) sizes.delete(68);
    const names = new Set<number>(Object.values(TEXT_SIZES));
    expect([...sizes].filter(([size]) => !names.has(size))).toEqual([]);
    const controls = await measureControls(page);
    expect(controls.filter(({ height }) => !CONTROL_HEIGHTS.has(height))).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  for (const path of [PAGE, ...GUIDES]) {
    test(`has targets of 24 pixels, and no sideways scrolling: ${path}`, async ({ page }) => {
      await open(page, path);
      expect(await findSmallTargets(page)).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
    });
  }
});

test('draws code in its own typeface, letter by letter', async ({ page }) => {
  await open(page, PAGE);
  const code = page.locator('.theme-code-block code').first();
  await expect(code).toHaveCSS('font-variant-ligatures', 'none');
  await expect.poll(() => listLoadedFonts(page)).toContain('JetBrains Mono');
  await open(page, '/third-party-notices');
  await expect(page.getByText('@fontsource-variable/jetbrains-mono')).toBeVisible();
});

test('does not load the typeface of code for a page without code', async ({ page }) => {
  await open(page, '/404-not-found');
  await page.evaluate(() => document.fonts.ready);
  expect(await listLoadedFonts(page)).not.toContain('JetBrains Mono');
});

test('does not move text when the typeface of code arrives', async ({ page }) => {
  await open(page, '/web-sdk/getting-started');
  await expect.poll(() => listLoadedFonts(page)).toContain('JetBrains Mono');
  const fallbacks = await page.evaluate(async () => {
    const sample = document.createElement('code');
    sample.textContent = 'const map = await showVenue(element, venue);';
    document.querySelector('article')!.append(sample);
    const measure = (family: string): DOMRect => {
      sample.style.fontFamily = family;
      return sample.getBoundingClientRect();
    };
    const [own, ...families] = getComputedStyle(sample).fontFamily.split(', ').slice(0, -1);
    const { width, height } = measure(own!);
    const installed = await Promise.all(
      families.map((family) =>
        document.fonts.load(`16px ${family}`).then(
          () => [family],
          () => [],
        ),
      ),
    );
    return installed.flat().map((family) => {
      const fallback = measure(family);
      return { family, ratio: fallback.width / width, shift: fallback.height - height };
    });
  });
  expect(fallbacks.length).toBeGreaterThan(0);
  for (const { family, ratio, shift } of fallbacks) {
    expect(ratio, family).toBeCloseTo(1, 2);
    expect(Math.abs(shift), family).toBeLessThan(1);
  }
});

function listLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll(/["']/g, '')),
  );
}
