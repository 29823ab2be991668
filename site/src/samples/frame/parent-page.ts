import {
  type FrameSettings,
  type FrameReport,
  isPageMessage,
  type PageMessage,
  type VenueReport,
} from '../frame-messages.ts';

/** `false` if a sample is opened in its own tab. */
export const isFramed: boolean = parent !== window;

// A sandboxed frame has an opaque origin, but its URL still has the origin of the page.
const pageOrigin = new URL(location.href).origin;

/** Also marks the document, for tests and screenshots that open it without a page around it. */
export function postToParent(report: FrameReport): void {
  document.documentElement.dataset['sample'] = report.type;
  if (isFramed) parent.postMessage(report, pageOrigin);
}

/** Reports on the venue, without an effect on the mark. */
export function sendToParent(report: VenueReport): void {
  if (isFramed) parent.postMessage(report, pageOrigin);
}

/** Theme and language from the URL of the frame. Without them, a sample follows the system. */
export function readFrameSettings(): FrameSettings {
  const query = new URLSearchParams(location.search);
  const isDark = query.has('theme')
    ? query.get('theme') === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  return { theme: isDark ? 'dark' : 'light', language: query.get('language') ?? 'en' };
}

/** Only accepts messages of the page around the frame. */
export function onPageMessage(listener: (message: PageMessage) => void): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const isFromPage = source === parent && (origin === pageOrigin || !isFramed);
    if (isFromPage && isPageMessage(data)) listener(data);
  });
}

export function onFrameSettingsChange(listener: (look: FrameSettings) => void): void {
  onPageMessage((message) => {
    if (message.type === 'look-change') listener(message.look);
  });
}

let busy = 0;

/** Marks the document while work is pending. */
export async function whileBusy<T>(work: Promise<T>): Promise<T> {
  busy += 1;
  document.documentElement.dataset['busy'] = '';
  try {
    return await work;
  } finally {
    busy -= 1;
    if (busy === 0) delete document.documentElement.dataset['busy'];
  }
}
