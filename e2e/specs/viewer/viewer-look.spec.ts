import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../test.ts';
import { ViewerPage, viewerPath } from './viewer-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1000, height: 640 } });

/** Brotli bytes of all scripts that a map needs, SDK included. */
const MAX_SCRIPT = 250_000;
/** The site's own colours. */
const TOKENS = join(import.meta.dirname, '../../../site/src/ui/css/tokens.css');

test.describe('look of the viewer', () => {
  const accents = [
    ...readFileSync(TOKENS, 'utf8').matchAll(/--ifm-color-primary: #(..)(..)(..);/g),
  ].map(([, ...parts]) => `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`);

  test('shows a map with at most 250 kB of script', async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(viewerPath({}));
    await new ViewerPage(page).waitForMap();
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).map((code) => brotliCompressSync(code).length);
    expect(bytes.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAX_SCRIPT);
  });

  for (const [index, theme] of (['light', 'dark'] as const).entries()) {
    test(`has the typeface and the accent of the site in the ${theme} theme`, async ({ page }) => {
      await page.goto(viewerPath({ theme, location: 'cinema' }));
      const viewer = new ViewerPage(page);
      const button = viewer.place('Directions');
      await expect(button).toHaveCSS('background-color', accents[index]!, { timeout: 40_000 });
      await expect(button).toHaveCSS('font-family', /^Figtree/);
      expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
    });
  }

  test('marks places without a logo by the icon of their category', async ({ page }) => {
    await page.goto(viewerPath({ mode: 'directory' }));
    const viewer = new ViewerPage(page);
    await expect(viewer.place(/^Cinema Quatro Velas/).locator('img.vw-logo')).toBeVisible({
      timeout: 40_000,
    });
    const icon = viewer.place(/^Accessible toilet/).locator('.vw-mark-icon');
    await expect(icon).toBeVisible();
    await expect(icon).toHaveCSS('mask-image', /^url\("blob:/);
  });
});
