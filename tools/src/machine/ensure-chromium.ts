import { spawnSync } from 'node:child_process';
import { aptInstall, canAptInstall } from './apt-install.ts';
import { ensureMesa } from './ensure-mesa.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Ensures that there is a browser for the tests: the machine's own, else Debian's package, else
 * Playwright's download. Returns its path; `undefined` means Playwright's own.
 */
export function ensureChromium(): string | undefined {
  ensureMesa();
  const found = findChromium();
  if (found !== undefined) return found;
  if (canAptInstall()) {
    console.log('▸ Installing Chromium from Debian');
    aptInstall(['chromium']);
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  console.log('▸ Installing Chromium by Playwright');
  const { status } = spawnSync('playwright', ['install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return undefined;
  throw new Error(
    'The tests need Chromium, and it cannot be installed from here. On Debian or Ubuntu run:\n' +
      '  sudo apt-get install chromium\n' +
      'Elsewhere name the browser: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
