import type { RunReport } from '../run/run-messages.ts';
import type { SimulatorAnswer } from '../simulator/simulator-messages.ts';

// Taken before the program runs, which may replace them.
const send = parent.postMessage.bind(parent);
// A frame without an origin still knows from where it and its page come.
const pageOrigin = new URL(location.href).origin;

/** Tells the page around the frame how the program is doing. */
export function tellPage(report: RunReport): void {
  sendToPage(report);
}

export function sendToPage(message: RunReport | SimulatorAnswer): void {
  send(message, pageOrigin);
}

export function isFromPage({ source, origin }: MessageEvent<unknown>): boolean {
  return source === parent && origin === pageOrigin;
}
