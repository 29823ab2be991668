/** Theme and language that a frame takes from the page around it. */
export type FrameSettings = {
  readonly theme: 'light' | 'dark';
  /** BCP 47, such as `en`. */
  readonly language: string;
};

/** Messages from a frame to the page around it. */
export type FrameReport =
  /** The script has started. If this is missing soon after loading, the script failed to load. */
  | { readonly type: 'sample-start' }
  /** The map is visible. */
  | { readonly type: 'sample-drawn' }
  | { readonly type: 'sample-fail'; readonly message: string };

/** Messages from the page to the frame. */
export type PageMessage = { readonly type: 'look-change'; readonly look: FrameSettings };

export function isFrameReport(data: unknown): data is FrameReport {
  return /^sample-(?:start|drawn|fail)$/.test(typeOf(data));
}

export function isPageMessage(data: unknown): data is PageMessage {
  return typeOf(data) === 'look-change';
}

/** URL of a sample's page with the theme and language of the page around it. */
export function buildFrameUrl(page: string, { theme, language }: FrameSettings): string {
  return `${page}?${new URLSearchParams({ theme, language })}`;
}

function typeOf(data: unknown): string {
  return String((data as { type?: unknown } | null)?.type);
}
