import { existsSync, readFileSync } from 'node:fs';

/** The documents of a file that the site's build wrote, one in each line; none without the file. */
export function readLines<T>(file: string): T[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
