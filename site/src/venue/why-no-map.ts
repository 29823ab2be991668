/** Advice for readers. The message of the SDK is for programmers, as they can show something else. */
export const NO_WEBGL =
  'This browser cannot draw maps: WebGL 2 is off or missing. Turn on hardware acceleration in its settings, or open the page in another browser.';

/** The reason why a map could not be drawn, with advice for the reader. */
export function whyNoMap(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  if (code === 'map-view/no-webgl') return NO_WEBGL;
  return error instanceof Error ? error.message : String(error);
}
