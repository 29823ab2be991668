import { MvfError } from '../mvf-error.ts';
import { checkLimit, type MvfLimits } from './limits.ts';
import { safePath } from './safe-path.ts';

// Files that macOS adds to zips and folders, at any depth.
const CLUTTER = /(^|\/)(__MACOSX\/|\.DS_Store$)/;

/** A file as its source names it, before the path is checked. */
export type SourceFile = {
  readonly name: string;
  /** Unpacked size, in bytes. */
  readonly size: number;
};

/**
 * Normalizes the files of a source to the bundle's layout: validated paths, sorted; without folder
 * entries and macOS files; without a common top folder (people zip the folder itself). Throws for
 * unsafe and duplicate paths and for exceeded limits.
 */
export function normalizeEntries<File extends SourceFile>(
  files: Iterable<File>,
  limits: Partial<MvfLimits>,
): Map<string, File> {
  const found = new Map<string, File>();
  let count = 0;
  let total = 0;
  for (const file of files) {
    checkLimit(limits, 'maxEntries', ++count);
    const isFolder = /[/\\]$/.test(file.name);
    // Some packers list the root itself as `./`, which is harmless as a folder but not a valid path
    // of a file.
    const path = safePath(isFolder ? `${file.name}_` : file.name, limits);
    if (isFolder || CLUTTER.test(path)) continue;
    if (found.has(path)) {
      throw new MvfError(
        'mvf/duplicate-entry',
        `${path}: expected one file at this path, found several. Pack the bundle again.`,
        { path },
      );
    }
    checkLimit(limits, 'maxEntryBytes', file.size, path);
    checkLimit(limits, 'maxTotalBytes', (total += file.size), path);
    found.set(path, file);
  }
  const paths = [...found.keys()].toSorted();
  const folder = sharedFolder(paths[0] ?? '', paths.at(-1) ?? '');
  return new Map(paths.map((path) => [path.slice(folder.length), found.get(path) as File]));
}

/**
 * Returns the common folder of both. In a sorted list, the common prefix of first and last is
 * common to all.
 */
function sharedFolder(first: string, last: string): string {
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  while (!last.startsWith(folder)) {
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  }
  return folder;
}
