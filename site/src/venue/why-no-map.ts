/** For readers: what the SDK says of it is for programmers, who can show something else. */
export const NO_WEBGL =
  'This browser cannot draw maps: WebGL 2 is off or missing. Turn on hardware acceleration in its settings, or open the page in another browser.';

/** Why a map of a page could not be drawn, and what its reader can do. */
export function whyNoMap(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  if (code === 'map-view/no-webgl') return NO_WEBGL;
  return error instanceof Error ? error.message : String(error);
}
