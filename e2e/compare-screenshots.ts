import type { Page } from '@playwright/test';

/** A map has hundreds of colours; an empty one only those of its background and of a hint. */
export const MIN_COLORS = 40;

export type ScreenshotComparison = {
  /** Colours of the last screenshot, with 16 levels per channel. */
  readonly colours: number;
  /** Ratio of pixels that differ from the first screenshot, 0 to 1. */
  readonly changed: number;
};

/** Compares two screenshots of the same part of a page. The browser decodes them. */
export function compareScreenshots(
  page: Page,
  first: Buffer,
  last: Buffer = first,
): Promise<ScreenshotComparison> {
  const screenshots = [first, last].map((screenshot) => screenshot.toString('base64'));
  return page.evaluate(async (encoded) => {
    const [before, after] = await Promise.all(
      encoded.map(async (text) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data;
      }),
    );
    const colours = new Set<number>();
    let changed = 0;
    for (let at = 0; at < after!.length; at += 4) {
      const color = [0, 1, 2].reduce((sum, part) => sum * 16 + (after![at + part]! >> 4), 0);
      colours.add(color);
      const isSame = [0, 1, 2].every(
        (part) => Math.abs(after![at + part]! - (before![at + part] ?? 0)) < 24,
      );
      if (!isSame) changed += 1;
    }
    return { colours: colours.size, changed: (changed * 4) / after!.length };
  }, screenshots);
}
