import { expect, open, sharedPageTest as test, test as ownPageTest } from '../../test.ts';

const toggle = /Switch between dark and light mode/;

test('cycles system, light, dark, system, and defaults to light [S4.09 S4.10 S1.06]', async ({
  page,
}) => {
  await open(page, '/docs/overview');
  const html = page.locator('html');
  const button = page.getByRole('button', { name: toggle });
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await expect(html).toHaveAttribute('data-theme', 'light');
  for (const choice of ['light', 'dark', 'system']) {
    await button.click();
    await expect(html).toHaveAttribute('data-theme-choice', choice);
  }
});

ownPageTest(
  'stores the choice and applies it in other tabs [S4.11 S3.11 S3.12]',
  async ({ page, context }) => {
    await open(page, '/docs/overview');
    const other = await context.newPage();
    await open(other, '/docs/roadmap');
    const button = page.getByRole('button', { name: toggle });
    await button.click();
    await button.click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

ownPageTest('applies a stored dark mode before the first paint [S4.11]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // Without the bundle, only the inline script can have set it.
  await page.route('**/assets/js/**', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.goto('/docs/overview');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('follows the system in system mode [S1.06]', async ({ page }) => {
    await open(page, '/docs/overview');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('on a system that asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('changes colours without transitions', async ({ page }) => {
    await open(page, '/web-sdk/markers');
    const running = await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
      return document.getAnimations().length;
    });
    expect(running).toBe(0);
  });
});
