/** Files for web servers, not for readers. */
const PRIVATE_FILES = new Set([
  '_headers',
  '_redirects',
  'security-headers.json',
  'redirects.json',
]);
/** Snippets for web servers. */
const PRIVATE_FOLDER = '_hosts/';
/** The page for unknown paths, which has no path itself. */
const NOT_FOUND_PAGE = '404';

/**
 * Finds the name of the file that is the response to a decoded path. A page has its path with or
 * without a trailing slash, `.html` or `index.html` (spec §2 "Screens and routes").
 */
export function findSiteFile(
  names: Pick<ReadonlySet<string>, 'has'>,
  pathname: string,
): string | undefined {
  const name = pathname.replace(/^\/+/, '');
  if (PRIVATE_FILES.has(name) || name.startsWith(PRIVATE_FOLDER)) return undefined;
  if (names.has(name) && !name.endsWith('.html')) return name;
  const page = name.replace(/(?:^|\/)index\.html$|(?<=[^/])\.html$/, '').replace(/\/+$/, '');
  if (page === NOT_FOUND_PAGE) return undefined;
  const candidates = page === '' ? ['index.html'] : [`${page}/index.html`, `${page}.html`];
  return candidates.find((candidate) => names.has(candidate));
}
