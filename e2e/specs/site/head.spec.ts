import type { Page } from '@playwright/test';
import { expect, open, test } from '../../test.ts';

/** Reads the head of the current page, or of HTML from the server, independent of order. */
function readHead(page: Page, html?: string): Promise<object> {
  return page.evaluate((source) => {
    const parsed =
      source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const { lang, dir, className } = parsed.documentElement;
    const listElements = (selector: string) => [...parsed.head.querySelectorAll(selector)];
    return {
      title: parsed.title,
      frame: { lang, dir, className },
      tags: listElements(':is(meta, link)[data-rh]')
        // The minifier writes the viewport shorter.
        .map(({ outerHTML }) => outerHTML.replace(', initial-scale=1.0', ',initial-scale=1'))
        .toSorted(),
      data: listElements('script[type="application/ld+json"]').map(
        ({ textContent }) => JSON.parse(textContent) as unknown,
      ),
    };
  }, html);
}

for (const { from, to } of [
  { from: '/web-sdk/markers', to: '/web-sdk/labels' },
  { from: '/web-sdk/markers', to: '/' },
  { from: '/web-sdk/5.0/markers', to: '/web-sdk/markers' },
  { from: '/docs/overview', to: '/docs/category/data-sync' },
]) {
  test(`updates the head from ${from} to ${to} to match the server's [S9.08]`, async ({ page }) => {
    await open(page, from);
    const html = await page.request.get(to).then((response) => response.text());
    const expected = await readHead(page, html);
    await page.locator(`a[href="${to}"]:visible`).first().click();
    await expect(page).toHaveURL(to);
    await expect.poll(() => readHead(page)).toEqual(expected);
  });
}
