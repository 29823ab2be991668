import { CONSOLE_LEVELS, type ConsoleLine } from '../run/run-messages.ts';
import { describeValue } from './describe-value.ts';
import { tellPage } from './tell-page.ts';

const REPORT_EVERY_MS = 50;
const MAX_LINES = 100;

let lines: ConsoleLine[] = [];
let left = 0;

/** Sends what the program writes to the console to the page as well, a few times a second. */
export function forwardConsole(): void {
  for (const level of CONSOLE_LEVELS) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      if (lines.length >= MAX_LINES) {
        left += 1;
        return;
      }
      addLine({ level, text: values.map((value) => describeValue(value)).join(' ') });
      write(...values);
    };
  }
  // A frame may not open dialogs: what they would say is not lost.
  globalThis.alert = (message?: unknown) =>
    addLine({ level: 'info', text: `alert: ${describeValue(message)}` });
}

export function addLine(line: ConsoleLine): void {
  if (lines.length === 0) setTimeout(report, REPORT_EVERY_MS);
  lines.push(line);
}

/** Sends what is left, before the frame does something else. */
export function report(): void {
  if (lines.length > 0) tellPage({ type: 'run-console', lines, left });
  lines = [];
  left = 0;
}
