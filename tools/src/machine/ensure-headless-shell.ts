import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, canAptInstall } from './apt-install.ts';
import { ensureMesa } from './ensure-mesa.ts';

/** Not in `/usr/bin`: the file there is a shell that would be killed in place of the browser. */
const PATH = '/usr/lib/chromium/chromium-headless-shell';

/**
 * Makes sure that there is Debian's Chromium without windows, which runs pages as Chromium does and
 * costs a quarter less, for it draws no window around them. Answers its path; `undefined` where
 * there is none for the machine, and where a browser is named.
 */
export function ensureHeadlessShell(): string | undefined {
  if ((process.env['CHROMIUM_PATH'] ?? '') !== '') return undefined;
  ensureMesa();
  if (isWorking()) return PATH;
  if (!canAptInstall()) return undefined;
  console.log('▸ Installing Chromium without windows from Debian');
  aptInstall(['chromium-headless-shell'], ['--no-remove']);
  return isWorking() ? PATH : undefined;
}

function isWorking(): boolean {
  return existsSync(PATH) && spawnSync(PATH, ['--version'], { stdio: 'ignore' }).status === 0;
}
