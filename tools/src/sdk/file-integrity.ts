import { createHash } from 'node:crypto';

/**
 * Integrity metadata of files by name, for the `integrity` of a script tag or of an import map
 * (https://www.w3.org/TR/sri/).
 */
export function fileIntegrity(files: ReadonlyMap<string, string>): Record<string, string> {
  const entries = [...files].map(([name, text]): [string, string] => [
    name,
    `sha384-${createHash('sha384').update(text).digest('base64')}`,
  ]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
