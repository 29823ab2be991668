import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DRAWING_WIDTH } from '../../../site/src/features/diagrams/drawing.ts';
import { expect, open, test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';
import { findLayoutProblems } from './find-layout-problems.ts';
import { measureDrawing } from './measure-drawing.ts';

const PAGE = '/docs/mvf/v3/specification/overview';
const SEQUENCE_PAGE = '/docs/embed-a-map/private-map';
const PUBLISHED = join(import.meta.dirname, '../../../site/build/assets/diagrams');
const drawings = new Map(
  readdirSync(PUBLISHED, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [basename(file, '.svg'), readFileSync(join(PUBLISHED, file), 'utf8')] as const),
);

function titleOf(name: string): string {
  return /aria-label="([^"]+)"/.exec(drawings.get(name) ?? '')?.[1] ?? '';
}

function descriptionOf(name: string): string {
  return /<desc [^>]*>([^<]+)</.exec(drawings.get(name) ?? '')?.[1] ?? '';
}

test('are in the HTML of a page, with a name, a description and a caption', async ({ page }) => {
  const response = await page.request.get(PAGE);
  const html = await response.text();
  expect(html).toContain('<desc id="diagram-mvf3-files">');
  await open(page, PAGE);
  const drawing = page.getByRole('img', { name: titleOf('mvf3-references') });
  await expect(drawing).toBeVisible();
  await expect(drawing).toHaveAccessibleDescription(descriptionOf('mvf3-references'));
  await expect(page.locator('figure.diagram figcaption').first()).not.toBeEmpty();
});

test('are not in the scripts of a page', async ({ page }) => {
  await open(page, PAGE);
  const urls = await page
    .locator('script[src], link[rel="prefetch"], link[rel="modulepreload"]')
    .evaluateAll((elements) =>
      elements
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
        .filter((url) => url.endsWith('.js')),
    );
  expect(urls.length).toBeGreaterThan(0);
  const scripts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
  const text = descriptionOf('mvf3-references');
  expect(scripts.filter((script) => script.includes(text.slice(0, 40)))).toEqual([]);
});

test('appear after a navigation within the site', async ({ page }) => {
  await open(page, '/docs/mvf/v3/getting-started');
  await page.locator(`.markdown a[href^='${PAGE}']`).first().click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}/?(#|$)`));
  await expect(page.getByRole('img', { name: titleOf('mvf3-files'), exact: true })).toBeVisible();
});

for (const [width, height] of [
  [390, 900],
  [1440, 900],
] as const) {
  test(`have text that is legible and free at ${width} pixels`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await open(page, PAGE);
    await page.evaluate(() => document.fonts.ready);
    const place = page.locator('.diagram-drawing').first();
    const problems: string[] = [];
    for (const [name, svg] of drawings) {
      await place.evaluate((element, text) => {
        const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
        element.replaceChildren(document.importNode(parsed.documentElement, true));
      }, svg);
      const measured = await place.locator('svg').evaluate(measureDrawing, DRAWING_WIDTH);
      problems.push(...findLayoutProblems(measured).map((problem) => `${name}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test('pass axe in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, SEQUENCE_PAGE);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await findAxeViolations(page, { rules: 'colours' })).toEqual([]);
});

test('stay in their column at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, PAGE);
  const edges = await page
    .locator('.diagram, .diagram *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(320);
});

test('have lines and text in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, SEQUENCE_PAGE);
  const [text, ground] = await page
    .locator('.diagram .box')
    .first()
    .evaluate((box) => [
      getComputedStyle(box.querySelector('text')!).fill,
      getComputedStyle(box.querySelector('rect')!).fill,
    ]);
  expect(text).not.toBe(ground);
});
