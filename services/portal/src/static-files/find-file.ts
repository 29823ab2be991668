import type { FileTable, StaticFile } from './file-table.ts';

/** Files for hosts and for this server, not for readers. */
const PRIVATE_FILES = new Set([
  '404.html',
  '404',
  '.html',
  '_headers',
  '_redirects',
  'security-headers.json',
  'redirects.json',
]);

/**
 * Finds the file that answers a path. A page answers to its path with or without an end slash,
 * `.html` or `index.html` (spec §2 "Screens and routes").
 */
export function findFile(table: FileTable, pathname: string): StaticFile | undefined {
  const name = pathname.replace(/^\/+/, '');
  if (PRIVATE_FILES.has(name)) return undefined;
  const exact = table.get(name);
  if (exact && !exact.name.endsWith('.html')) return exact;
  const page = name.replace(/(?:^|\/)index\.html$|\.html$/, '').replace(/\/+$/, '');
  return table.get(page === '' ? 'index.html' : `${page}/index.html`) ?? table.get(`${page}.html`);
}
