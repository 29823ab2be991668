import type { Page } from '@playwright/test';
import type { DrawCallTracker } from './draw-call-tracker.ts';

export type IdleTimes = {
  /** Milliseconds without drawing after which a map is idle. */
  readonly quiet: number;
  /** Milliseconds after which a map that never stops moving is captured anyway. */
  readonly limit: number;
};

/** Waits until the page stops drawing; `trackDrawCalls` must have run in it. */
export function waitForRenderIdle(page: Page, { quiet, limit }: IdleTimes): Promise<void> {
  return page.evaluate(
    ([quietMs, limitMs]) =>
      (globalThis as unknown as { quietMark: DrawCallTracker }).quietMark.whenQuiet(
        quietMs,
        limitMs,
      ),
    [quiet, limit] as const,
  );
}
