import { type FrameLook, type FrameReport, isPageMessage } from '../frame-messages.ts';

/** Opened in a tab of its own, a sample has no page around it. */
export const isFramed: boolean = parent !== window;

// A sandboxed frame has no origin, but its address still tells where it and the page are from.
const pageOrigin = new URL(location.href).origin;

/** The document says it too, for who opened it alone: a test, or whoever takes its picture. */
export function postToParent(report: FrameReport): void {
  document.documentElement.dataset['sample'] = report.type;
  if (isFramed) parent.postMessage(report, pageOrigin);
}

/** How the page looked when it made the frame; alone, a sample follows the reader's system. */
export function readLook(): FrameLook {
  const query = new URLSearchParams(location.search);
  const isDark = query.has('theme')
    ? query.get('theme') === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  return { theme: isDark ? 'dark' : 'light', language: query.get('language') ?? 'en' };
}

/** Only the page around the frame may tell it how to look. */
export function onLookChange(listener: (look: FrameLook) => void): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const isFromPage = source === parent && (origin === pageOrigin || !isFramed);
    if (isFromPage && isPageMessage(data)) listener(data.look);
  });
}

let busy = 0;

/** Marks the document as long as work is under way. */
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
