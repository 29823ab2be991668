import { join } from 'node:path';
import type { Hono } from 'hono';
import { readFrameHeaders } from './frame-headers.ts';
import { createPublicFiles } from './public-files.ts';

/**
 * Pages of running samples and of programs of the playground, which are part of the built site. They
 * run in sandboxed frames, so without an origin: their scripts have to be open to all.
 */
export function createSampleFrames(siteFolder: string): Hono {
  const { frames = {}, programs = {} } = readFrameHeaders(siteFolder);
  return createPublicFiles(join(siteFolder, 'samples'), {
    subject: 'The samples',
    notFound: (path) => `There is no sample "${path.slice(0, 100)}".`,
    pageHeaders: (path) => (path.startsWith('playground/') ? programs : frames),
  });
}
