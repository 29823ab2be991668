import type { Page } from '@playwright/test';
import type * as V4 from '@brand/web-sdk-legacy/v4';
import type * as V5 from '@brand/web-sdk-legacy/v5';
import { openPage } from './sdk-test.ts';

/** The older SDK versions by the name that pages use for them. */
export type LegacyVersions = { '5.0': typeof V5; '4.0': typeof V4 };

declare global {
  interface Window {
    /** The older SDK version that the page loaded. */
    legacy: unknown;
    /** The view under test. */
    legacyView: unknown;
    /** Events that the view emitted. */
    viewEvents: string[];
  }
}

/** Opens a page with an older SDK version and reduced motion. */
export async function openLegacyVersion(page: Page, line: keyof LegacyVersions): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, `/legacy.html?line=${line}`);
}

/** The colour at a point of the page, as red, green and blue from 0 to 255. */
export async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  }, picture.toString('base64'));
}
