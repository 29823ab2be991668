import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const COPIED_STATE_MS = 1500;

/**
 * Pauses the installed clock, because a busy machine may check only after a short state is over.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Expects 'Copied!' for 1.5 s of a paused clock, then the label again. */
export async function expectCopiedState(copy: Locator, label: string): Promise<void> {
  const page = copy.page();
  await expect(copy).toHaveText('Copied!');
  await renderAll(page);
  await page.clock.runFor(COPIED_STATE_MS - 1);
  await renderAll(page);
  await expect(copy).toHaveText('Copied!');
  await page.clock.runFor(1);
  await expect(copy).toHaveText(label);
}

/** Waits until React has rendered and run its effects, which it schedules as tasks, not timers. */
export async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => window.scheduler.postTask(() => {}, { priority: 'background' }));
}
