import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Headers = Readonly<Record<string, string>>;

/** What the site's build says that pages in frames are sent with, by what they hold. */
export function readFrameHeaders(
  siteFolder: string,
): Readonly<Partial<Record<'frames' | 'programs' | 'viewer', Headers>>> {
  const path = join(siteFolder, 'security-headers.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as object) : {};
}
