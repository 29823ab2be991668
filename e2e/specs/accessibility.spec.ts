import { AxeBuilder } from '@axe-core/playwright';
import { brand } from '../../brand.ts';
import { expect, open, test } from '../test.ts';

/** One page of each kind. */
const PAGES = [
  '/',
  '/docs/overview',
  '/web-sdk/5.0/markers',
  `/docs/category/${brand.slug}-venue-format-mvf`,
  '/api/api',
  '/hack-the-north',
  '/playground/',
  '/showcase/',
  '/search-results?q=markers',
  '/404-not-found',
  '/docs/integrations/data-warehouse/overview',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const path of PAGES) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await open(page, path);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
            ),
          ).toEqual([]);
        });
      }
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of PAGES) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await open(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});
