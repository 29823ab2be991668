import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import {
  decodePath,
  findRedirect,
  findSiteFile,
  isServicePath,
  type Redirect,
} from '@brand/wire/paths';
import { listFiles } from '../list-files.ts';
import { listUrls } from './list-urls.ts';

export type DeadUrlOptions = {
  readonly buildFolder: string;
  readonly siteUrl: string;
  /** The path below which the site is served, with slashes. */
  readonly baseUrl: string;
  readonly redirects: readonly Redirect[];
};

/** The pages that hold a URL, by URL. */
export type DeadUrls = ReadonlyMap<string, readonly string[]>;

const MAX_REDIRECTS = 5;
/** A URL of the navbar or footer is on every page. */
const MAX_LISTED_PAGES = 10;

/**
 * Finds URLs of the site in built pages to which the server would respond with "not found". The
 * framework checks only links that it renders itself.
 */
export async function findDeadUrls(options: DeadUrlOptions): Promise<DeadUrls> {
  const { buildFolder, siteUrl, baseUrl } = options;
  const files = await listFiles(buildFolder, /./);
  const names = new Set(files.map((file) => relative(buildFolder, file).split(sep).join('/')));
  const dead = new Map<string, string[]>();
  for (const name of names) {
    if (!name.endsWith('.html')) continue;
    const page = new URL(baseUrl + name.replace(/(?:(?:^|\/)index)?\.html$/, ''), siteUrl);
    for (const url of listUrls(await readFile(`${buildFolder}/${name}`, 'utf8'))) {
      if (isAlive(url, page, names, options)) continue;
      dead.set(url, [...(dead.get(url) ?? []), page.pathname]);
    }
  }
  return dead;
}

function isAlive(
  text: string,
  page: URL,
  names: ReadonlySet<string>,
  { baseUrl, redirects }: DeadUrlOptions,
): boolean {
  if (!URL.canParse(text, page)) return false;
  const { origin, pathname } = new URL(text, page);
  // The not-found page has no URL of its own but links to itself.
  if (origin !== page.origin || pathname === page.pathname) return true;
  if (!`${pathname}/`.startsWith(baseUrl)) return false;
  let path = decodePath(`/${pathname.slice(baseUrl.length)}`);
  for (let count = 0; path !== undefined && count <= MAX_REDIRECTS; count += 1) {
    if (isServicePath(path) || findSiteFile(names, path) !== undefined) return true;
    const target = findRedirect(redirects, path);
    path = target === undefined ? undefined : decodePath(target);
  }
  return false;
}

/** Formats a report of the dead URLs with their pages and the remedy. */
export function formatDeadUrls(dead: DeadUrls): string {
  const lines = [...dead].flatMap(([url, pages]) => [
    `  ${url}`,
    ...pages.slice(0, MAX_LISTED_PAGES).map((page) => `    on ${page}`),
    ...(pages.length > MAX_LISTED_PAGES
      ? [`    and on ${pages.length - MAX_LISTED_PAGES} more pages`]
      : []),
  ]);
  return [
    'These URLs in links and data attributes lead nowhere:',
    ...lines,
    'Correct the URL, add the missing page or file, or add a redirect to site/config/redirects.ts. ' +
      'If a service responds, its path belongs in packages/wire/src/paths/service-paths.ts.',
  ].join('\n');
}
