import { MvfError, type MvfLimits, readBundle } from '@brand/mvf';
import { detectFileFormat } from '@brand/mvf/convert';

/** Limits of `MVF_LIMITS`, each at least ten times the size of the demo venues. */
export const ARCHIVE_LIMITS: Partial<MvfLimits> = {
  maxArchiveBytes: 2 ** 23,
  maxEntries: 2000,
  maxEntryBytes: 2 ** 25,
  maxTotalBytes: 2 ** 26,
};

/**
 * Rejects a zip that would unpack to more than the limits, in any format. Importers have the wider
 * limits of `MVF_LIMITS`, and unpacked bytes do not count towards the heap limit of a worker.
 */
export async function assertArchiveLimits(bytes: Uint8Array): Promise<void> {
  if (detectFileFormat(bytes) !== 'zip') return;
  try {
    await readBundle(bytes, { limits: ARCHIVE_LIMITS });
  } catch (error) {
    // The importer reports files that are not bundles.
    if (error instanceof MvfError && error.code === 'mvf/limit-exceeded') throw error;
  }
}
