import { setPriority } from 'node:os';
import { join } from 'node:path';
import { BUILD_FOLDER } from './folders.ts';
import { precompress } from './precompress.ts';

/** Runs last, at low priority, because the server may already handle requests. */
const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
await precompress(BUILD_FOLDER, {
  cacheFolder: join(import.meta.dirname, '../../.cache/compressed'),
  isQuick: process.env['QUICK_COMPRESSION'] === '1',
});
