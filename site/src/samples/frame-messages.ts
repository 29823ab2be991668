/** How the page around a sample looks, as the frame is told. */
export type FrameLook = {
  readonly theme: 'light' | 'dark';
  /** BCP 47, such as `en`. */
  readonly language: string;
};

/** What a frame says to the page around it. */
export type FrameReport =
  /** Its script runs. Without this soon after loading, it never will. */
  | { readonly type: 'sample-start' }
  /** The map can be seen. */
  | { readonly type: 'sample-drawn' }
  | { readonly type: 'sample-fail'; readonly message: string };

/** What the page says to the frame. */
export type PageMessage = { readonly type: 'look-change'; readonly look: FrameLook };

export function isFrameReport(data: unknown): data is FrameReport {
  return /^sample-(?:start|drawn|fail)$/.test(typeOf(data));
}

export function isPageMessage(data: unknown): data is PageMessage {
  return typeOf(data) === 'look-change';
}

/** The address of a sample's page that looks like the page around it. */
export function addressOfFrame(page: string, { theme, language }: FrameLook): string {
  return `${page}?${new URLSearchParams({ theme, language })}`;
}

function typeOf(data: unknown): string {
  return String((data as { type?: unknown } | null)?.type);
}
