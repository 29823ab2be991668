import { inflateEntry } from './inflate-entry.ts';
import { checkLimit, type MvfLimits } from './limits.ts';
import type { MvfArchive } from './mvf-archive.ts';
import { readBlob } from './read-blob.ts';
import { safePath } from './safe-path.ts';
import { readZipDirectory } from './zip-directory.ts';

/**
 * Opens a zip. Reads only its directory; files are inflated on demand. The bytes are not copied and
 * must not change while the archive is in use.
 */
export async function openZip(
  source: Uint8Array | ArrayBuffer | Blob,
  limits: Partial<MvfLimits> = {},
): Promise<MvfArchive> {
  let buffer = source;
  if ('arrayBuffer' in buffer) {
    checkLimit(limits, 'maxArchiveBytes', buffer.size);
    buffer = await readBlob(buffer, 'zip');
  }
  const bytes = (
    'buffer' in buffer
      ? new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)
      : new Uint8Array(buffer)
  ) as Uint8Array<ArrayBuffer>;
  const entries = readZipDirectory(bytes, limits);
  return {
    paths: [...entries.keys()],
    sizeOf: (path) => entries.get(path)?.size,
    async read(path) {
      const key = safePath(path, limits);
      const entry = entries.get(key);
      return entry && inflateEntry(bytes, entry, key);
    },
  };
}
