import type { RunReport } from '../run/run-messages.ts';
import type { SimulatorAnswer } from '../simulator/simulator-messages.ts';

// Captured before the program runs, which may replace them.
const send = parent.postMessage.bind(parent);
// A frame without an origin still has the page's host in its URL.
const pageOrigin = new URL(location.href).origin;

/** Reports on the run to the page around the frame. */
export function tellPage(report: RunReport): void {
  sendToPage(report);
}

export function sendToPage(message: RunReport | SimulatorAnswer): void {
  send(message, pageOrigin);
}

export function isFromPage({ source, origin }: MessageEvent<unknown>): boolean {
  return source === parent && origin === pageOrigin;
}
