import { ensureChromium } from './ensure-chromium.ts';
import { ensureHeadlessShell } from './ensure-headless-shell.ts';

/** The environment with the browser for tests, installed if possible; exits if there is none. */
export function requireBrowser(): Readonly<Record<string, string>> {
  try {
    const path = ensureHeadlessShell() ?? ensureChromium();
    return path === undefined ? {} : { CHROMIUM_PATH: path };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
