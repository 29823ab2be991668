import { brand } from '../../../brand.ts';
import { ROUTES } from '../../routes.ts';
import { expect, measureOverflow, open, sharedPageTest as test } from '../../test.ts';

const CATEGORIES = ROUTES.filter(({ path }) => path.startsWith('/docs/category/')).map(
  ({ path }) => path,
);

test('shows a picture on every card of every category page [S2.17]', async ({ page }) => {
  expect(CATEGORIES).toHaveLength(9);
  for (const path of CATEGORIES) {
    await open(page, path);
    const cards = page.locator('article .card');
    const pictures = cards.locator(':is(svg, img):visible');
    await expect(pictures).toHaveCount(await cards.count());
    for (const { width, height } of await pictures.evaluateAll((all) =>
      all.map((picture) => picture.getBoundingClientRect()),
    )) {
      expect(width / height).toBeCloseTo(12 / 5, 0);
    }
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('shows the sample of the page, decorative, lazy and with its dimensions', async ({
      page,
    }) => {
      await open(page, '/docs/category/examples');
      const picture = page.locator('article .card img:visible').first();
      await expect(picture).toHaveAttribute(
        'src',
        `/samples/mvf/3/deck-gl-floor-by-floor/${colorScheme}.webp`,
      );
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect(picture).toHaveAttribute('alt', '');
      await expect(picture).toHaveAttribute('width', '1440');
      await expect(picture).toHaveAttribute('height', '840');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
  });
}

test('names each card by its page', async ({ page }) => {
  await open(page, `/docs/category/${brand.slug}-venue-format-mvf`);
  const card = page.locator('article .card').first();
  await expect(card.locator('svg')).toHaveAttribute('aria-hidden', 'true');
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('Version 3');
});

test('fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/docs/category/share-a-map');
  expect(await measureOverflow(page)).toBe(0);
});
