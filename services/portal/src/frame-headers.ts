import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Headers = Readonly<Record<string, string>>;

/** Headers of pages in frames, by their content, as written by the site's build. */
export function readFrameHeaders(
  siteFolder: string,
): Readonly<Partial<Record<'frames' | 'programs' | 'viewer', Headers>>> {
  const path = join(siteFolder, 'security-headers.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as object) : {};
}
