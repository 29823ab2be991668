import { CONSOLE_LEVELS, type ConsoleLine } from '../run/run-messages.ts';
import { describeValue } from './describe-value.ts';
import { reportToPage } from './report-to-page.ts';

const REPORT_EVERY_MS = 50;
const MAX_LINES = 100;

let lines: ConsoleLine[] = [];
let left = 0;

/** Also sends console output to the page, batched a few times a second. */
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
  // A sandboxed frame cannot open dialogs, so their texts are logged.
  globalThis.alert = (message?: unknown) =>
    addLine({ level: 'info', text: `alert: ${describeValue(message)}` });
}

export function addLine(line: ConsoleLine): void {
  if (lines.length === 0) setTimeout(report, REPORT_EVERY_MS);
  lines.push(line);
}

/** Flushes the pending lines. */
export function report(): void {
  if (lines.length > 0) reportToPage({ type: 'run-console', lines, left });
  lines = [];
  left = 0;
}
