import { spawnSync } from 'node:child_process';
import { aptInstall, canAptInstall } from './apt-install.ts';

/** Programs by Debian package. */
const PACKAGES = { 'nginx-light': 'nginx', caddy: 'caddy' } as const;

/** Ensures that nginx and Caddy are installed, for the tests of host files. Returns whether they are. */
export function ensureWebServers(): boolean {
  const missing = Object.entries(PACKAGES).filter(([, program]) => !isInstalled(program));
  if (missing.length === 0) return true;
  if (canAptInstall()) {
    console.log('▸ Installing nginx and Caddy from Debian');
    aptInstall(missing.map(([name]) => name));
  }
  if (Object.values(PACKAGES).every(isInstalled)) return true;
  console.error(
    'No nginx or no Caddy: the configuration that the build writes for them is not tested. ' +
      'Install them (Debian: apt-get install nginx-light caddy).',
  );
  return false;
}

function isInstalled(program: string): boolean {
  return spawnSync(program, [program === 'nginx' ? '-v' : 'version']).status === 0;
}

// Not a failure if we cannot install them: those tests are skipped then.
if (import.meta.main) process.exitCode = ensureWebServers() || !canAptInstall() ? 0 : 1;
