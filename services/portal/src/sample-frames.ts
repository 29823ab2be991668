import { join } from 'node:path';
import type { Hono } from 'hono';
import { readFrameHeaders } from './frame-headers.ts';
import { createPublicFiles } from './public-files.ts';

/**
 * Serves pages of running samples and playground programs, which are part of the built site. They
 * run in sandboxed iframes without an origin, so their scripts must be open to all origins.
 */
export function createSampleFrames(siteFolder: string): Hono {
  const { frames = {}, programs = {} } = readFrameHeaders(siteFolder);
  return createPublicFiles(join(siteFolder, 'samples'), {
    subject: 'The samples',
    notFound: (path) => `There is no sample "${path.slice(0, 100)}".`,
    pageHeaders: (path) => (path.startsWith('playground/') ? programs : frames),
  });
}
