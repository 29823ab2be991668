import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mvfPageOf } from './page-of-file.ts';

const TABLE = /<MvfFields of="([^"]+)"/g;

/** Paths of the pages that have the tables of types, by version and type: `3 Details`. */
export type TypeSections = ReadonlyMap<string, string>;

/** Finds the page with the table of each type. Throws if two pages have one. */
export function findTypeSections(docsFolder: string): TypeSections {
  const sections = new Map<string, string>();
  const folder = join(docsFolder, 'mvf');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => each.endsWith('.mdx')).toSorted()) {
    const page = mvfPageOf(join(folder, file));
    if (!page) continue;
    for (const [, names = ''] of readFileSync(join(folder, file), 'utf8').matchAll(TABLE)) {
      for (const name of names.split(' ')) {
        const key = sectionKey(page.version, name);
        const other = sections.get(key);
        if (other !== undefined)
          throw new Error(`${name} has a table on ${other} and ${page.path}.`);
        sections.set(key, page.path);
      }
    }
  }
  return sections;
}

export function sectionKey(version: number, type: string): string {
  return `${version} ${type}`;
}
