import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath, findRedirect, type Redirect } from '@brand/wire/paths';
import { type WorkerKind, workerKindOf } from '@brand/wire/workers';
import { Hono } from 'hono';
import { type LocalizeOptions, localizeText } from './localize-text.ts';
import { applyRuntimeCsp } from './page-headers.ts';
import { type PageSettings, SETTINGS_FILES } from './page-settings.ts';
import { readPublishedOrigin } from './published-origin.ts';
import { createResultsPage, RESULTS_FILE, type ResultsPageOptions } from './results-page/index.ts';
import { listFiles } from './static-files/file-table.ts';
import type { StaticFile } from './static-files/file-table.ts';
import { findFile, findMarkdown } from './static-files/find-file.ts';
import { prefersMarkdown } from './static-files/prefers-markdown.ts';
import { sendFile } from './static-files/send-file.ts';

type Headers = Readonly<Record<string, string>>;

type FileKind = WorkerKind | 'shared' | 'files';
/** Headers written by the site's build: for HTML, and for each kind of other files. */
type SecurityHeaders = Readonly<Partial<Record<'pages' | FileKind, Headers>>>;

export type SiteOptions = {
  /** Number of trusted proxies in front. */
  readonly proxyHops?: number;
  /** Override the settings of the build. */
  readonly settings?: Partial<PageSettings>;
  /** Renders results for readers without scripts; absent if another process serves search. */
  readonly results?: Pick<ResultsPageOptions, 'search' | 'onError'> | undefined;
};

/** The built site as an application: pages, assets, moved paths and the not-found page. */
export function createSite(
  folder: string,
  { settings = {}, results, proxyHops = 0 }: SiteOptions = {},
): Hono {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(
      `${folder}: expected a built site, found no index.html. Run \`npm run build\`.`,
    );
  }
  const table = listFiles(folder);
  const built = readBuiltSettings(folder);
  const securityHeaders = readSecurityHeaders(folder, built, settings);
  const redirects = readJson<Redirect[]>(folder, 'redirects.json') ?? [];
  const resultsFile = table.get(RESULTS_FILE);
  const { externalUrls } = settings.search ?? built.search ?? {};
  const sendResults =
    resultsFile && results
      ? createResultsPage(readFileSync(resultsFile.absolutePath, 'utf8'), {
          ...results,
          externalUrls,
        })
      : undefined;
  const localize = { publishedOrigin: readPublishedOrigin(folder), proxyHops };
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    const headers = securityHeaders[isPage ? 'pages' : fileKindOf(context.req.path)] ?? {};
    for (const [name, value] of Object.entries(headers)) {
      context.header(name, value, { append: name.toLowerCase() === 'link' });
    }
  });

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const { req, text, redirect } = context;
    const pathname = decodePath(req.path);
    if (pathname !== undefined) {
      const file = findFile(table, pathname);
      if (file && file === resultsFile && sendResults) return sendResults(context);
      if (file) return sendPage(req.raw, file, { markdown: findMarkdown(table, file), localize });
      const target = findRedirect(redirects, pathname);
      if (target !== undefined) return redirect(target + new URL(req.url).search, 301);
    }
    const notFound = table.get('404.html');
    return notFound ? sendFile(req.raw, notFound, 404) : text('Not found', 404);
  });

  app.all('*', ({ text }) => text('Only GET and HEAD are supported.', 405, { allow: 'GET, HEAD' }));
  return app;
}

type PageOptions = {
  readonly markdown: StaticFile | undefined;
  readonly localize: LocalizeOptions;
};

/** Sends a page, or its Markdown to clients that prefer that. */
async function sendPage(
  request: Request,
  file: StaticFile,
  { markdown, localize }: PageOptions,
): Promise<Response> {
  const send = (sent: StaticFile): Promise<Response> =>
    localizeText(request, sent.name, localize, (localized) => sendFile(localized, sent));
  if (!markdown) return send(file);
  const isMarkdown = prefersMarkdown(request.headers.get('accept') ?? undefined);
  const response = await send(isMarkdown ? markdown : file);
  response.headers.append('vary', 'accept');
  if (!isMarkdown) {
    response.headers.append('link', `</${markdown.name}>; rel="alternate"; type="text/markdown"`);
  }
  return response;
}

/** Agents of other origins read well-known files, as they read those of static hosts. */
function fileKindOf(path: string): FileKind {
  return path.startsWith('/.well-known/') ? 'shared' : (workerKindOf(path) ?? 'files');
}

function readSecurityHeaders(
  folder: string,
  built: Partial<PageSettings>,
  settings: Partial<PageSettings>,
): SecurityHeaders {
  const headers = readJson<SecurityHeaders>(folder, 'security-headers.json') ?? {};
  return { ...headers, pages: applyRuntimeCsp(headers.pages ?? {}, built, settings) };
}

function readBuiltSettings(folder: string): Partial<PageSettings> {
  const files = Object.entries(SETTINGS_FILES).map(([name, file]) => [
    name,
    readJson(folder, file),
  ]);
  return Object.fromEntries(files.filter(([, settings]) => settings !== undefined)) as object;
}

function readJson<T>(folder: string, name: string): T | undefined {
  const path = join(folder, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
