import { findSiteFile } from '@brand/wire/paths';
import type { FileTable, StaticFile } from './file-table.ts';

/** Finds the file for a decoded path. */
export function findFile(table: FileTable, pathname: string): StaticFile | undefined {
  const name = findSiteFile(table, pathname);
  return name === undefined ? undefined : table.get(name);
}

/** The Markdown version of a page, which is next to the page's folder. */
export function findMarkdown(table: FileTable, { name }: StaticFile): StaticFile | undefined {
  if (name === 'index.html') return table.get('index.md');
  return name.endsWith('/index.html')
    ? table.get(name.replace(/\/index\.html$/, '.md'))
    : undefined;
}
