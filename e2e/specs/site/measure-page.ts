import type { Page } from '@playwright/test';

/** Font sizes of all visible text in pixels, each with some of its text. */
export async function measureTextSizes(page: Page): Promise<Map<number, string>> {
  const sizes = await page.evaluate(() => {
    const found = new Map<number, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = (walker.currentNode as Text).data.trim();
      const element = walker.currentNode.parentElement!;
      const isSeen = element.checkVisibility({ visibilityProperty: true });
      if (text === '' || !isSeen || element.closest('script, style, noscript, svg')) continue;
      found.set(Number.parseFloat(getComputedStyle(element).fontSize), text.slice(0, 40));
    }
    return [...found];
  });
  return new Map(sizes);
}

export type Control = { readonly name: string; readonly height: number };

/** Heights of visible buttons, chips and fields in one line. */
export function measureControls(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const fields = ['text', 'search', 'number', 'url'].map((type) => `input[type=${type}]`);
    const selector = ['.button', '.chip', 'select', ...fields].join();
    return Array.from(document.querySelectorAll<HTMLElement>(`main :is(${selector})`))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        name: element.outerHTML.slice(0, 120),
        height: Math.round(element.getBoundingClientRect().height),
      }));
  });
}

/** Visible controls that are lower or narrower than 24 pixels. A label counts with its field. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'button, select, input, textarea, summary, .button, .chip, [role=tab]';
    return Array.from(document.querySelectorAll<HTMLElement>(`main :is(${selector})`))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        return Math.min(width, height) < 24;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
