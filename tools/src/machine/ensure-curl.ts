import { hasCurl } from '../../../packages/service-kit/testing/has-curl.ts';
import { aptInstall, canAptInstall } from './apt-install.ts';

/**
 * Ensures that curl is installed, for the samples that readers run in a shell. Returns whether it
 * is.
 */
export function ensureCurl(): boolean {
  if (hasCurl()) return true;
  if (canAptInstall()) {
    console.log('▸ Installing curl from Debian');
    aptInstall(['curl', 'ca-certificates']);
  }
  if (hasCurl()) return true;
  console.error(
    'No curl: samples for the shell are not run. Install it (Debian: apt-get install curl).',
  );
  return false;
}

// Not a failure if we cannot install it: those tests are skipped then.
if (import.meta.main) process.exitCode = ensureCurl() || !canAptInstall() ? 0 : 1;
