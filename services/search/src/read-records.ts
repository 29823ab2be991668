import { existsSync, readFileSync } from 'node:fs';
import type { DocsRecord } from '@brand/wire/search';

/** The records that the site's build wrote, a line each. */
export function readRecords(file: string): DocsRecord[] {
  if (!existsSync(file)) {
    throw new Error(`There are no search records at ${file}. Build the site first: npm run build`);
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as DocsRecord);
}
