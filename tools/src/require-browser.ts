import { ensureChromium } from './ensure-chromium.ts';
import { ensureHeadlessShell } from './ensure-headless-shell.ts';
import type { BrowserSetting } from './test-run.ts';

/** The browser of the tests, installed if that can be done; ends the command if there is none. */
export function requireBrowser(): BrowserSetting {
  try {
    const path = ensureHeadlessShell() ?? ensureChromium();
    return path === undefined ? {} : { CHROMIUM_PATH: path };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
