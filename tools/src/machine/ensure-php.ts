import { aptInstall, canAptInstall } from './apt-install.ts';
import { hasPhp } from './run-php.ts';

/** Ensures that PHP is installed, for the tests of the WordPress plugin. Returns whether it is. */
export function ensurePhp(): boolean {
  if (hasPhp()) return true;
  if (canAptInstall()) {
    console.log('▸ Installing PHP from Debian');
    aptInstall(['php-cli']);
  }
  if (hasPhp()) return true;
  console.error(
    'No PHP: the WordPress plugin is not tested in it. Install one (Debian: apt-get install php-cli) ' +
      'or name it in PHP_PATH.',
  );
  return false;
}

// Not a failure if we cannot install it: those tests are skipped then.
if (import.meta.main) process.exitCode = ensurePhp() || !canAptInstall() ? 0 : 1;
