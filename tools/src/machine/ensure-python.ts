import { spawnSync } from 'node:child_process';
import { aptInstall, canAptInstall } from './apt-install.ts';

/** Ensures that Python is installed, for programs of pages. Returns whether it is. */
export function ensurePython(): boolean {
  if (isInstalled()) return true;
  if (canAptInstall()) {
    console.log('▸ Installing Python from Debian');
    aptInstall(['python3']);
  }
  if (isInstalled()) return true;
  console.error(
    'No Python: programs of pages cannot be tried. Install it (Debian: apt-get install python3).',
  );
  return false;
}

function isInstalled(): boolean {
  return spawnSync('python3', ['--version']).status === 0;
}

if (import.meta.main) process.exitCode = ensurePython() ? 0 : 1;
