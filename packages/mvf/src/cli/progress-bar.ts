import type { CliIo } from './cli-io.ts';

export type ProgressBar = {
  readonly update: (progress: { readonly done: number; readonly total: number }) => void;
  readonly clear: () => void;
};

/**
 * Minimum size of an input with a progress bar, in bytes. Smaller inputs finish before a bar would
 * be visible.
 */
const LARGE = 2_000_000;
const REDRAW_EVERY = 80;

/**
 * Creates a progress bar on the error stream for large inputs. The bar is silent unless the stream
 * is a terminal.
 */
export function createProgressBar(io: CliIo, label: string, bytes: number): ProgressBar {
  if (!io.isTerminal || bytes < LARGE) return { update: () => {}, clear: () => {} };
  const width = Math.max(10, Math.min(40, io.columns - label.length - 10));
  let drawn = 0;
  return {
    update: ({ done, total }) => {
      const now = performance.now();
      if (done < total && now - drawn < REDRAW_EVERY) return;
      drawn = now;
      const share = total > 0 ? Math.min(1, done / total) : 1;
      const filled = Math.round(share * width);
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
      io.err(`\r${label} ${bar} ${Math.round(share * 100)} %`);
    },
    clear: () => io.err(`\r${' '.repeat(Math.min(io.columns - 1, label.length + width + 8))}\r`),
  };
}
