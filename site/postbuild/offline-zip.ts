import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFLINE_PATHS, type OfflineManifest } from '@brand/wire/offline';
import { BUILD_FOLDER } from './folders.ts';
import { createArchiveEntries } from './offline/archive-entries.ts';
import { packArchive, readEntries } from './offline/pack-archive.ts';

/** Packs all parts of a built site for static servers. `npm run offline-zip` builds first. */
const manifestFile = join(BUILD_FOLDER, OFFLINE_PATHS.manifest);
if (!existsSync(manifestFile)) {
  throw new Error(`${manifestFile}: expected a list of parts, found none. Run npm run build.`);
}
const { files } = JSON.parse(readFileSync(manifestFile, 'utf8')) as OfflineManifest;
const target = join(BUILD_FOLDER, OFFLINE_PATHS.archive);
const paths = files.map(([path]) => path);
const bytes = await packArchive(target, createArchiveEntries(readEntries(BUILD_FOLDER, paths)));
writeFileSync(
  join(BUILD_FOLDER, OFFLINE_PATHS.archiveInfo),
  JSON.stringify({ bytes, files: paths.length }),
);
console.log(`${target}: ${(bytes / 1e6).toFixed(1)} MB, ${paths.length} files`);
