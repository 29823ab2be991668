import type { Page } from '@playwright/test';
import type { ScreenPoint } from './map-probe.ts';

/** Presses a mouse button and moves the mouse. The button stays pressed. */
export async function drag(
  page: Page,
  from: ScreenPoint,
  to: ScreenPoint,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button });
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
}
