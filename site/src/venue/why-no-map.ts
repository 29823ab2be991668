/** Advice for readers. The message of the SDK is for programmers, as they can show something else. */
export const NO_WEBGL =
  'This browser cannot draw maps because WebGL 2 is turned off or missing. Turn on hardware acceleration in the browser settings, or open the page in another browser.';

export const NO_ANSWER =
  'The map could not be loaded. Check your connection, then reload the page.';

const ADVICE: Readonly<Record<string, string>> = {
  'map-view/no-webgl': NO_WEBGL,
  'map-view/network': NO_ANSWER,
};

/** The reason why a map could not be drawn, with advice for the reader. */
export function whyNoMap(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  const advice = typeof code === 'string' ? ADVICE[code] : undefined;
  if (advice !== undefined) return advice;
  return error instanceof Error ? error.message : String(error);
}
