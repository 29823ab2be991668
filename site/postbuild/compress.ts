import { setPriority } from 'node:os';
import { join } from 'node:path';
import { BUILD_FOLDER } from './folders.ts';
import { writeManifest } from './offline/index.ts';
import { precompress } from './precompress.ts';

/** Runs last, at low priority, because the server may already handle requests. */
const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
await precompress(BUILD_FOLDER, {
  cacheFolder: join(import.meta.dirname, '../../.cache/compressed'),
  isQuick: process.env['QUICK_COMPRESSION'] === '1',
});
// It lists the size of each download, which is that of the compressed files.
await writeManifest({ buildFolder: BUILD_FOLDER, environment: process.env });
