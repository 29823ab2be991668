import type { RunReport } from '../run/run-messages.ts';

// Taken before the program runs, which may replace them.
const send = parent.postMessage.bind(parent);
// A frame without an origin still knows from where it and its page come.
const pageOrigin = new URL(location.href).origin;

/** Tells the page around the frame; the document says it too, for who opened it alone. */
export function tellPage(report: RunReport): void {
  send(report, pageOrigin);
}

export function isFromPage({ source, origin }: MessageEvent<unknown>): boolean {
  return source === parent && origin === pageOrigin;
}
