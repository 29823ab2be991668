import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { createPublicFiles } from './public-files.ts';

/**
 * Pages of running samples, which are part of the built site. They run in sandboxed frames, so
 * without an origin: their scripts have to be open to all.
 */
export function createSampleFrames(siteFolder: string): Hono {
  return createPublicFiles(join(siteFolder, 'samples'), {
    subject: 'The samples',
    notFound: (path) => `There is no sample "${path.slice(0, 100)}".`,
    pageHeaders: readFrameHeaders(join(siteFolder, 'security-headers.json')),
  });
}

function readFrameHeaders(path: string): Readonly<Record<string, string>> {
  if (!existsSync(path)) return {};
  const { frames = {} } = JSON.parse(readFileSync(path, 'utf8')) as {
    frames?: Readonly<Record<string, string>>;
  };
  return frames;
}
