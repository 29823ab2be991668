import { spawnSync } from 'node:child_process';
import { aptInstall, canAptInstall } from './apt-install.ts';

/** Ensures that strace is installed, which slows disks down in tests. Returns whether it is. */
export function ensureStrace(): boolean {
  if (isInstalled()) return true;
  if (canAptInstall()) {
    console.log('▸ Installing strace from Debian');
    aptInstall(['strace']);
  }
  if (isInstalled()) return true;
  console.error(
    'No strace: slow disks are not tested. Install it (Debian: apt-get install strace).',
  );
  return false;
}

function isInstalled(): boolean {
  return spawnSync('strace', ['--version']).status === 0;
}

// Not a failure if we cannot install it: that test is skipped then.
if (import.meta.main) process.exitCode = ensureStrace() || !canAptInstall() ? 0 : 1;
