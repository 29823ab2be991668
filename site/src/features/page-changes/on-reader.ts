import { findStorage } from '@site/src/kit/find-storage';

/** Key of the stored visits. */
export const VISITS_KEY = 'portal.page-visits';
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Calls back once somebody reads the page: immediately if a visit is stored, otherwise when the
 * reader scrolls, clicks or presses a key. Returns a function that cancels it.
 */
export function onReader(callback: () => void): () => void {
  if (findStorage('localStorage')?.getItem(VISITS_KEY) != null) {
    callback();
    return () => {};
  }
  const controller = new AbortController();
  for (const sign of SIGNS) {
    addEventListener(
      sign,
      () => {
        controller.abort();
        callback();
      },
      { passive: true, signal: controller.signal },
    );
  }
  return () => controller.abort();
}
