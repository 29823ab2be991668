import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export type StaticFile = {
  /** Path below the served folder, with forward slashes and without a leading one. */
  readonly name: string;
  readonly absolutePath: string;
  readonly size: number;
  readonly lastModified: Date;
  /** Precompressed copies beside the file. */
  readonly encodings: ReadonlySet<'br' | 'gzip'>;
};

export type FileTable = ReadonlyMap<string, StaticFile>;

const COMPRESSED_SUFFIX = /\.(?:br|gz)$/;

/**
 * Lists a folder once, at start. Requests are resolved in this table only, which prevents path
 * traversal.
 */
export function listFiles(folder: string): FileTable {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const present = new Set(names);
  const table = new Map<string, StaticFile>();
  for (const name of names) {
    if (COMPRESSED_SUFFIX.test(name) && present.has(name.replace(COMPRESSED_SUFFIX, ''))) continue;
    const absolutePath = join(folder, name);
    // Temporary files of a background compression may disappear in the meantime.
    const stats = statSync(absolutePath, { throwIfNoEntry: false });
    if (!stats) continue;
    const findEncodings = createCopyFinder(absolutePath);
    table.set(name, {
      name,
      absolutePath,
      size: stats.size,
      lastModified: stats.mtime,
      get encodings() {
        return findEncodings();
      },
    });
  }
  return table;
}

/** Files may be compressed while the server runs, so it checks for copies until both exist. */
function createCopyFinder(absolutePath: string): () => ReadonlySet<'br' | 'gzip'> {
  const found = new Set<'br' | 'gzip'>();
  return () => {
    if (!found.has('br') && existsSync(`${absolutePath}.br`)) found.add('br');
    if (!found.has('gzip') && existsSync(`${absolutePath}.gz`)) found.add('gzip');
    return found;
  };
}
