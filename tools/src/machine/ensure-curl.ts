import { hasCurl } from '../../../packages/service-kit/testing/has-curl.ts';
import { aptInstall, canAptInstall } from './apt-install.ts';

/** Makes sure that there is a curl for the samples that readers run in a shell; answers whether there is. */
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

// Where it cannot be installed by us, a contributor need not have it: those tests are skipped.
if (import.meta.main) process.exitCode = ensureCurl() || !canAptInstall() ? 0 : 1;
