import { findSiteFile } from '@brand/wire/paths';
import type { FileTable, StaticFile } from './file-table.ts';

/** Finds the file that is the response to a decoded path. */
export function findFile(table: FileTable, pathname: string): StaticFile | undefined {
  const name = findSiteFile(table, pathname);
  return name === undefined ? undefined : table.get(name);
}

/** The file that says in Markdown what a page says; it stands beside the folder of the page. */
export function findMarkdown(table: FileTable, { name }: StaticFile): StaticFile | undefined {
  if (name === 'index.html') return table.get('index.md');
  return name.endsWith('/index.html')
    ? table.get(name.replace(/\/index\.html$/, '.md'))
    : undefined;
}
