import type { CDPSession } from '@playwright/test';

export type PictureLimits = {
  /** Tried in this order. */
  readonly qualities: readonly number[];
  readonly largestBytes: number;
};

/** What a picture that is kept beside a page may weigh. */
export const KEPT_PICTURE: PictureLimits = { qualities: [60, 45, 30], largestBytes: 48_000 };

/** What a page shows, as WebP: the best that is not larger than pages can bear. */
export async function takeScreenshot(
  client: CDPSession,
  { qualities, largestBytes }: PictureLimits = KEPT_PICTURE,
): Promise<Buffer> {
  let picture = Buffer.alloc(0);
  for (const quality of qualities) {
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality });
    picture = Buffer.from(data, 'base64');
    if (picture.length <= largestBytes) break;
  }
  return picture;
}
