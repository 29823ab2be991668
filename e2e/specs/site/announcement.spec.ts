import { expect, open, sharedPageTest as test, test as ownPageTest } from '../../test.ts';

test('stays closed after a reload [S4.12 S1.09]', async ({ page }) => {
  await open(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(bar).toHaveCount(0);
});

ownPageTest(
  'shows a new announcement to a reader who closed the last one [S4.13 S3.11]',
  async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('prepared')) return;
      sessionStorage.setItem('prepared', 'yes');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    });
    await open(page, '/');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  },
);
