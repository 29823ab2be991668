import { readdirSync, renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseUnavailableError } from './database.ts';

const MARK = '.corrupt-';
/** Maximum number of copies, so that a broken disk does not fill up with them. */
const MAX_SET_ASIDE = 10;

/**
 * Renames a corrupt database with its journal. Returns its new path; `undefined` if another process
 * was faster.
 */
export function setAside(file: string): string | undefined {
  const prefix = `${basename(file)}${MARK}`;
  const earlier = readdirSync(dirname(file)).filter(
    (name) => name.startsWith(prefix) && !/-(?:wal|shm)$/.test(name),
  );
  if (earlier.length >= MAX_SET_ASIDE) {
    throw new DatabaseUnavailableError(
      `${file} is corrupt again, and ${earlier.length} corrupt files were already set aside. Check the disk, then remove ${file}${MARK}*.`,
    );
  }
  const target = `${file}${MARK}${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  if (!renameIfExists(file, target)) return undefined;
  for (const suffix of ['-wal', '-shm']) renameIfExists(file + suffix, target + suffix);
  return target;
}

function renameIfExists(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
