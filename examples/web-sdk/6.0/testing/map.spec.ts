import { expect, test } from '@playwright/test';

test('shows the map and selects a shop', async ({ page }) => {
  await page.goto('/');

  // The map gets its name when the promise of showVenue resolves.
  const map = page.getByRole('region', { name: 'Harbour Mall' });
  await expect(map).toBeVisible({ timeout: 30_000 });

  // Takes screenshots until two in a row match, then compares.
  await expect(map).toHaveScreenshot('map.png', { maxDiffPixelRatio: 0.01 });

  // The keyboard list contains the places in view. Selecting one emits "click".
  await map.getByRole('listbox', { name: 'Places in view' }).focus();
  await map.getByRole('option', { name: 'Information desk' }).click();
  await expect(map).toHaveScreenshot('shop.png', { maxDiffPixelRatio: 0.01 });
});
