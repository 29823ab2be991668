import { createWriteStream, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Is compressed already. */
const COMPRESSED = /\.(?:zip|webp|png|jpe?g|woff2?|glb|pdf)$/;
/** The same for every build, so that equal contents make equal archives. */
const MODIFIED = new Date(2000, 0, 1);
const LEVEL = 9;

export type ArchiveEntry = { readonly path: string; readonly content: Uint8Array };

/** Writes a zip file. Entries are read one by one, so memory does not limit its size. */
export async function packArchive(
  target: string,
  entries: Iterable<ArchiveEntry>,
): Promise<number> {
  const draft = `${target}.draft`;
  const output = createWriteStream(draft);
  const zip = new Zip((error, chunk, isLast) => {
    if (error) output.destroy(error);
    else if (isLast) output.end(chunk);
    else output.write(chunk);
  });
  for (const { path, content } of entries) {
    const entry = COMPRESSED.test(path)
      ? new ZipPassThrough(path)
      : new ZipDeflate(path, { level: LEVEL });
    entry.mtime = MODIFIED;
    zip.add(entry);
    entry.push(content, true);
    if (output.writableNeedDrain) await once(output, 'drain');
  }
  zip.end();
  await once(output, 'close');
  renameSync(draft, target);
  return statSync(target).size;
}

/** Reads the files of a folder on demand. */
export function* readEntries(folder: string, paths: Iterable<string>): Iterable<ArchiveEntry> {
  for (const path of paths) yield { path, content: readFileSync(join(folder, path)) };
}
