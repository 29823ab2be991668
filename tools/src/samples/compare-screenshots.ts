import type { Browser } from '@playwright/test';

/** Images are compared at this size, so that antialiasing and compression have no effect. */
const SIZE = { width: 240, height: 140 };
/** A pixel differs if one of its channels does by this many of 256 levels. */
const CHANNEL_TOLERANCE = 28;
/** Maximum ratio of differing pixels in images that count as equal. */
export const MAX_CHANGED_RATIO = 0.01;

/** Runs in a page, which can decode WebP. A string, because there are no DOM types here. */
const COMPARE = `async (pictures, { width, height }, tolerance) => {
  const [before, after] = await Promise.all(
    pictures.map(async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }), {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      });
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, width, height).data;
    }),
  );
  let changed = 0;
  for (let at = 0; at < after.length; at += 4) {
    const differs = (channel) => Math.abs(after[at + channel] - before[at + channel]) >= tolerance;
    if ([0, 1, 2].some(differs)) changed += 1;
  }
  return changed / (width * height);
}`;

/** The ratio of differing pixels of two WebP images, from 0 to 1. */
export async function compareScreenshots(
  browser: Browser,
  before: Buffer,
  after: Buffer,
): Promise<number> {
  const page = await browser.newPage();
  try {
    const pictures = [before, after].map((picture) => picture.toString('base64'));
    const args = [pictures, SIZE, CHANNEL_TOLERANCE].map((arg) => JSON.stringify(arg));
    return await page.evaluate<number>(`(${COMPARE})(${args.join(', ')})`);
  } finally {
    await page.close();
  }
}
