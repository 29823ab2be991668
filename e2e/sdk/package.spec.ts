import { brand } from '../../brand.ts';
import { globalNameOf } from '../../tools/src/sdk/script-tag.ts';
import { expect, openMap, openPage, waitForTwoFrames, test } from './sdk-test.ts';

const SHOWN = { venueId: 'harbour-mall', key: 'demo', motion: 'reduced' } as const;

test('shows a venue from modules under a strict content security policy', async ({ page }) => {
  const map = await openMap(page, { venue: 'harbour-mall' });
  expect(await map.evaluate(({ venue }) => venue.floors.length)).toBeGreaterThan(1);
  await expect(page.locator('#map canvas')).toBeVisible();
});

test('shows a venue from a script tag and loads modules on demand', async ({ page }) => {
  await page.goto('/script-tag.html');
  const globalName = globalNameOf(brand);
  const shown = await page.evaluate(
    async ([name, options]) => {
      const sdk = (window as unknown as Record<string, Window['sdk'] & { ready: Promise<object> }>)[
        name
      ]!;
      const map = await sdk.showVenue(document.querySelector<HTMLElement>('#map')!, options);
      const loaded = await sdk.ready;
      return {
        floors: map.venue.floors.length,
        hasAllExports: Object.keys(loaded).every((key) => key in sdk),
      };
    },
    [globalName, SHOWN] as const,
  );
  expect(shown.floors).toBeGreaterThan(1);
  expect(shown.hasAllExports).toBe(true);
});

test('shows two maps on a page and keeps one when the other is removed', async ({ page }) => {
  await openPage(page, '/two-maps.html');
  const remaining = await page.evaluate(async (options) => {
    const show = (selector: string): ReturnType<typeof window.sdk.showVenue> =>
      window.sdk.showVenue(document.querySelector<HTMLElement>(selector)!, options);
    const [left, right] = await Promise.all([show('#left'), show('#right')]);
    left.remove();
    const [floor] = right.venue.floors;
    await right.floors.set(floor!);
    return {
      canvases: document.querySelectorAll('canvas').length,
      floor: right.floors.current.id,
      first: floor!.id,
    };
  }, SHOWN);
  await waitForTwoFrames(page);
  expect(remaining.canvases).toBe(1);
  expect(remaining.floor).toBe(remaining.first);
});
