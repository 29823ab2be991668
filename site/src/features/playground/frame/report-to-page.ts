import type { RunReport } from '../run/run-messages.ts';
import type { FloorReport } from '../floors/floor-messages.ts';
import type { SimulatorResponse } from '../simulator/simulator-messages.ts';

// Captured before the program runs, which may replace them.
const send = parent.postMessage.bind(parent);
// A frame without an origin still has the page's host in its URL.
const pageOrigin = new URL(location.href).origin;

/** Reports on the run to the page around the frame. */
export function reportToPage(report: RunReport): void {
  sendToPage(report);
}

export function sendToPage(message: RunReport | SimulatorResponse | FloorReport): void {
  send(message, pageOrigin);
}

export function isFromPage({ source, origin }: MessageEvent<unknown>): boolean {
  return source === parent && origin === pageOrigin;
}
