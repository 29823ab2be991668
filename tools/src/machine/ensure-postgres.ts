import { findPostgres } from '../../../packages/service-kit/testing/find-postgres.ts';
import { aptInstall, canAptInstall } from './apt-install.ts';

/** Ensures that PostgreSQL is installed, for the tests of storage. Returns whether it is. */
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

// Not a failure if we cannot install it: those tests are skipped then.
if (import.meta.main) process.exitCode = ensurePostgres() || !canAptInstall() ? 0 : 1;
