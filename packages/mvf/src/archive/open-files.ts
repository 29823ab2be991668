import { normalizeEntries } from './normalize-entries.ts';
import type { MvfLimits } from './limits.ts';
import type { MvfArchive } from './mvf-archive.ts';
import { readBlob } from './read-blob.ts';
import { safePath } from './safe-path.ts';

/** The content of one file. Strings are written as UTF-8. */
export type FileContent = Uint8Array | string | Blob;

/**
 * A folder: contents by path, or the `File` objects of a dropped or selected folder, which contain
 * their own paths.
 */
export type FileSource =
  | Readonly<Record<string, FileContent>>
  | ReadonlyMap<string, FileContent>
  | Iterable<File>;

/** Opens a folder of files. `File` objects are read on demand. */
export function openFiles(source: FileSource, limits: Partial<MvfLimits> = {}): MvfArchive {
  const files = normalizeEntries(listFiles(source), limits);
  return {
    paths: [...files.keys()],
    sizeOf: (path) => files.get(path)?.size,
    async read(path) {
      const key = safePath(path, limits);
      const content = files.get(key)?.content;
      return (
        content &&
        (content instanceof Uint8Array ? new Uint8Array(content) : readBlob(content, key))
      );
    },
  };
}

function* listFiles(source: FileSource) {
  for (const item of Symbol.iterator in source ? source : Object.entries(source)) {
    const [name, given] = Array.isArray(item) ? item : [item.webkitRelativePath || item.name, item];
    const content = typeof given === 'string' ? new TextEncoder().encode(given) : given;
    yield { name, content, size: content instanceof Uint8Array ? content.length : content.size };
  }
}
