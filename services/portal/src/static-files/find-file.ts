import type { FileTable, StaticFile } from './file-table.ts';

/** Files for hosts and for this server, not for readers. */
const PRIVATE_FILES = new Set([
  '_headers',
  '_redirects',
  'security-headers.json',
  'redirects.json',
]);
/** The file behind an unknown path; it has no path of its own. */
const NOT_FOUND_PAGE = '404';

/**
 * Finds the file that answers a path. A page answers to its path with or without an end slash,
 * `.html` or `index.html` (spec §2 "Screens and routes").
 */
export function findFile(table: FileTable, pathname: string): StaticFile | undefined {
  const name = pathname.replace(/^\/+/, '');
  if (PRIVATE_FILES.has(name)) return undefined;
  const exact = table.get(name);
  if (exact && !exact.name.endsWith('.html')) return exact;
  const page = name.replace(/(?:^|\/)index\.html$|(?<=[^/])\.html$/, '').replace(/\/+$/, '');
  if (page === NOT_FOUND_PAGE) return undefined;
  return table.get(page === '' ? 'index.html' : `${page}/index.html`) ?? table.get(`${page}.html`);
}

/** The file that says in Markdown what a page says; it stands beside the folder of the page. */
export function findMarkdown(table: FileTable, { name }: StaticFile): StaticFile | undefined {
  if (name === 'index.html') return table.get('index.md');
  return name.endsWith('/index.html')
    ? table.get(name.replace(/\/index\.html$/, '.md'))
    : undefined;
}
