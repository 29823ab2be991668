import { expect, test } from '@playwright/test';

test('lists packages of others, and links to the texts of their licences', async ({ page }) => {
  await page.goto('/third-party-notices');
  await expect(page.getByRole('row', { name: /^three [\d.]+ MIT$/ })).toBeVisible();
  const link = page.getByRole('link', { name: 'Read the full licence texts' });
  const response = await page.request.get((await link.getAttribute('href'))!);
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(await response.text()).toMatch(/^## three [\d.]+ \(MIT\)\n\nThe MIT License/m);
});
