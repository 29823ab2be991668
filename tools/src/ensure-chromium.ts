import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

/**
 * Makes sure that there is a browser for the tests: the machine's own, else Debian's package, else
 * the one that Playwright downloads. Answers its path; `undefined` means Playwright's own.
 */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('▸ Installing Chromium from Debian');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  console.log('▸ Installing Chromium by Playwright');
  if (run('playwright', ['install', 'chromium'])) return undefined;
  throw new Error(
    'No Chromium for the end-to-end tests. Install one (Debian: apt-get install chromium) ' +
      'or name it in CHROMIUM_PATH.',
  );
}

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
