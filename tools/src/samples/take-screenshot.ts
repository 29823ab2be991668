import type { CDPSession } from '@playwright/test';

export type ScreenshotLimits = {
  /** Qualities to try, in this order. */
  readonly qualities: readonly number[];
  readonly largestBytes: number;
};

/** Limits of an image that is committed beside a page. */
export const COMMITTED_IMAGE_LIMITS: ScreenshotLimits = {
  qualities: [60, 45, 30],
  largestBytes: 48_000,
};

/** A screenshot of a page as WebP, in the best quality within the size limit. */
export async function takeScreenshot(
  client: CDPSession,
  { qualities, largestBytes }: ScreenshotLimits = COMMITTED_IMAGE_LIMITS,
): Promise<Buffer> {
  let picture = Buffer.alloc(0);
  for (const quality of qualities) {
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality });
    picture = Buffer.from(data, 'base64');
    if (picture.length <= largestBytes) break;
  }
  return picture;
}
