import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGIN_CONFIG_FILE, type LoginConfig } from '@brand/wire/login';
import { listSearchOrigins, SEARCH_CONFIG_FILE, type SearchConfig } from '@brand/wire/search';
import { Hono } from 'hono';
import { withLoginOrigin } from './login-settings.ts';
import { findRedirect, type Redirect } from './redirects.ts';
import { withSearchOrigins } from './search-settings.ts';
import { listFiles } from './static-files/file-table.ts';
import type { StaticFile } from './static-files/file-table.ts';
import { findFile, findMarkdown } from './static-files/find-file.ts';
import { prefersMarkdown } from './static-files/prefers-markdown.ts';
import { sendFile } from './static-files/send-file.ts';

/** Written by the site's build, one set for HTML and one for everything else. */
type SecurityHeaders = Readonly<Record<'pages' | 'files', Readonly<Record<string, string>>>>;

/** Settings that take the place of those that a site was built with. */
export type SiteSettings = {
  readonly search?: SearchConfig | undefined;
  readonly login?: LoginConfig | undefined;
};

/** The built site as an application: pages, assets, moved paths and the not-found page. */
export function createSite(folder: string, settings: SiteSettings = {}): Hono {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(
      `${folder}: expected a built site, found no index.html. Run \`npm run build\`.`,
    );
  }
  const table = listFiles(folder);
  const securityHeaders = readSecurityHeaders(folder, settings);
  const redirects = readJson<Redirect[]>(folder, 'redirects.json') ?? [];
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    const headers = isPage ? securityHeaders.pages : securityHeaders.files;
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });

  app.on(['GET', 'HEAD'], '*', async ({ req, text, redirect }) => {
    const pathname = decodePath(req.path);
    if (pathname === undefined) return text('The address is not a valid URL path.', 400);
    const file = findFile(table, pathname);
    if (file) return sendPage(req.raw, file, findMarkdown(table, file));
    const target = findRedirect(redirects, pathname);
    if (target !== undefined) return redirect(target + new URL(req.url).search, 301);
    const notFound = table.get('404.html');
    return notFound ? sendFile(req.raw, notFound, 404) : text('Not found', 404);
  });

  app.all('*', ({ text }) => text('Only GET and HEAD work here.', 405, { allow: 'GET, HEAD' }));
  return app;
}

/** A page, or the same as Markdown for who asks for that. */
async function sendPage(
  request: Request,
  file: StaticFile,
  markdown: StaticFile | undefined,
): Promise<Response> {
  if (!markdown) return sendFile(request, file);
  const isMarkdown = prefersMarkdown(request.headers.get('accept') ?? undefined);
  const response = await sendFile(request, isMarkdown ? markdown : file);
  response.headers.append('vary', 'accept');
  return response;
}

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function readSecurityHeaders(folder: string, { search, login }: SiteSettings): SecurityHeaders {
  const built = readJson<SecurityHeaders>(folder, 'security-headers.json') ?? {
    pages: {},
    files: {},
  };
  if (!search && !login) return built;
  const builtSearch = readJson<SearchConfig>(folder, SEARCH_CONFIG_FILE);
  const searching = search ?? builtSearch;
  const pages = search ? withSearchOrigins(built.pages, builtSearch, search) : built.pages;
  return {
    ...built,
    pages: withLoginOrigin(pages, {
      built: readBuiltLogin(folder),
      wanted: login ?? readBuiltLogin(folder),
      others: searching ? listSearchOrigins(searching) : [],
    }),
  };
}

function readBuiltLogin(folder: string): LoginConfig | undefined {
  const file = readJson<LoginConfig | { authority?: never }>(folder, LOGIN_CONFIG_FILE);
  return file?.authority === undefined ? undefined : file;
}

function readJson<T>(folder: string, name: string): T | undefined {
  const path = join(folder, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
