import type { Page } from '@playwright/test';
import { brand } from '../../../brand.ts';
import { expect, open, measureOverflow, sharedPageTest as test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

/** One page of each kind. */
const PAGES = [
  '/',
  '/docs/overview',
  `/docs/category/${brand.slug}-venue-format-mvf`,
  '/api/api',
  '/hack-the-north',
  '/playground/',
  '/showcase/',
  '/search-results?q=markers',
  '/404-not-found',
];
/** Further pages of the same kinds, with different parts. */
const MORE_PAGES = ['/docs/integrations/data-warehouse/overview', '/web-sdk/5.0/markers'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...PAGES, ...MORE_PAGES]) {
  const details = MORE_PAGES.includes(path) ? { tag: '@long' } : {};
  test(`passes axe on ${path}, light and dark, narrow and wide`, details, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, path);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    await useColours(page, 'dark');
    expect(await findAxeViolations(page, { rules: 'colours' })).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    expect(await findAxeViolations(page)).toEqual([]);
    await useColours(page, 'light');
    expect(await findAxeViolations(page, { rules: 'colours' })).toEqual([]);
  });
}

/** Changes the system's colour scheme, which the site follows. */
async function useColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}
