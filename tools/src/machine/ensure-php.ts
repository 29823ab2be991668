import { aptInstall, canAptInstall } from './apt-install.ts';
import { hasPhp } from './run-php.ts';

/** Makes sure that there is a PHP for the tests of the WordPress plugin; answers whether there is. */
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

// Where it cannot be installed by us, a contributor need not have it: those tests are skipped.
if (import.meta.main) process.exitCode = ensurePhp() || !canAptInstall() ? 0 : 1;
