import { findPostgres } from '../../../packages/service-kit/testing/find-postgres.ts';
import { aptInstall, canAptInstall } from './apt-install.ts';

/** Makes sure that there is a PostgreSQL for the tests of what is kept in it; answers whether there is. */
export function ensurePostgres(): boolean {
  if (findPostgres() !== undefined) return true;
  if (canAptInstall()) {
    console.log('▸ Installing PostgreSQL from Debian');
    aptInstall(['postgresql']);
  }
  if (findPostgres() !== undefined) return true;
  console.error(
    'No PostgreSQL: what services keep is tested with SQLite alone. Install one ' +
      '(Debian: apt-get install postgresql) or name the folder of its programs in POSTGRES_BIN.',
  );
  return false;
}

// Where it cannot be installed by us, a contributor need not have it: those tests are skipped.
if (import.meta.main) process.exitCode = ensurePostgres() || !canAptInstall() ? 0 : 1;
