import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ASSISTANT_CONFIG_FILE, assistantOrigin, readAssistantConfig } from '@brand/wire/assistant';
import { LOGIN_CONFIG_FILE, loginOrigin, readLoginConfig } from '@brand/wire/login';
import type { Redirect } from '@brand/wire/paths';
import { listSearchOrigins, readSearchConfig, SEARCH_CONFIG_FILE } from '@brand/wire/search';
import { workerKindOf } from '@brand/wire/workers';
import type { Brand } from '../../brand.ts';
import { readAnalyticsConfig } from '../config/analytics.ts';
import { createRedirects } from '../config/redirects.ts';
import {
  createSecurityHeaders,
  findInlineScripts,
  type SecurityHeaderOptions,
  type SecurityHeaders,
} from '../config/security-headers.ts';
import { listFiles } from './list-files.ts';

type Headers = Readonly<Record<string, string>>;

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Writes the files that a host needs besides the pages: security headers and redirects, both as
 * JSON for our own server and as `_headers` and `_redirects` for static hosts, the configuration of
 * search, assistant and login, and `security.txt`.
 */
export async function writeHostFiles(buildFolder: string, brand: Brand): Promise<void> {
  const search = readSearchConfig(process.env);
  const searchOrigins = listSearchOrigins(search);
  const login = readLoginConfig(process.env);
  const assistant = readAssistantConfig(process.env);
  const origins = [login && loginOrigin(login), assistant && assistantOrigin(assistant)];
  const headers = createSecurityHeaders({
    ...(await collectInlineScripts(buildFolder)),
    connectOrigins: [
      ...readAnalyticsConfig().origins,
      ...searchOrigins,
      ...origins.filter((origin) => origin !== undefined),
    ],
    preconnect: searchOrigins[0],
  });
  const redirects = createRedirects(brand);
  const files = {
    'security-headers.json': JSON.stringify(headers, null, 2),
    'redirects.json': JSON.stringify(redirects, null, 2),
    _headers: formatHeaders(
      headers,
      await listPageFolders(buildFolder),
      await listWorkers(buildFolder),
    ),
    _redirects: formatRedirects(redirects, process.env['BASE_URL'] ?? '/'),
    [SEARCH_CONFIG_FILE]: JSON.stringify(search),
    [LOGIN_CONFIG_FILE]: JSON.stringify(login ?? {}),
    [ASSISTANT_CONFIG_FILE]: JSON.stringify(assistant ?? {}),
    '.well-known/security.txt': formatSecurityText(brand),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(buildFolder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** The file applies to the whole host, so paths include the base path of the site. */
function formatRedirects(redirects: readonly Redirect[], baseUrl: string): string {
  const base = baseUrl.replace(/\/$/, '');
  return redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301\n`).join('');
}

/** Pages of playground programs have an import map, which other pages need not allow. */
async function collectInlineScripts(
  buildFolder: string,
): Promise<Required<Pick<SecurityHeaderOptions, 'inlineScripts' | 'programScripts'>>> {
  const inlineScripts = new Set<string>();
  const programScripts = new Set<string>();
  for (const file of await listFiles(buildFolder, /\.html$/)) {
    const isProgram = relative(buildFolder, file).startsWith(join('samples', 'playground'));
    const scripts = isProgram ? programScripts : inlineScripts;
    for (const script of findInlineScripts(await readFile(file, 'utf8'))) scripts.add(script);
  }
  return { inlineScripts, programScripts };
}

/** Folders of files that other hosts and frames load; they contain no pages of the site. */
const OPEN_FOLDERS = new Set(['samples', 'sdk', 'venues', 'viewer']);

/**
 * If several rules match a path, hosts send the headers of all, and browsers enforce each of them.
 * So the rules for pages name their folders: frames and files for other hosts are allowed more than
 * pages are.
 */
function formatHeaders(
  headers: SecurityHeaders,
  folders: readonly string[],
  workers: readonly string[],
): string {
  const { pages, files, frames, programs, viewer } = headers;
  const { 'Cross-Origin-Resource-Policy': ownOnly = '', ...forAll } = files;
  const forPages = omitHeaders(pages, forAll);
  const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const openToAll = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  const ofPages = folders.flatMap((folder) => [`/${folder}`, `/${folder}/*`]);
  const rules = {
    '/*': forAll,
    ...Object.fromEntries(['/', ...ofPages].map((path) => [path, forPages])),
    '/assets/*': { ...forever, 'Cross-Origin-Resource-Policy': ownOnly },
    ...Object.fromEntries(
      workers.map((path) => [path, omitHeaders(headers[workerKindOf(path)!], files)]),
    ),
    '/samples/*': openToAll,
    '/samples/web-sdk/*': omitHeaders(frames, forAll),
    '/samples/showcase/*': omitHeaders(frames, forAll),
    '/samples/playground/*': omitHeaders(programs, forAll),
    '/samples/assets/*': forever,
    '/sdk/*': openToAll,
    '/venues/*': openToAll,
    '/viewer/*': { ...openToAll, ...omitHeaders(viewer, forAll) },
  };
  return Object.entries(rules)
    .map(([path, sent]) => {
      const lines = Object.entries(sent).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Removes headers that a wider rule already sends. */
function omitHeaders(headers: Headers, sent: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in sent)));
}

/** Lists workers by name, because not every host supports a wildcard within a path. */
async function listWorkers(buildFolder: string): Promise<string[]> {
  const scripts = await listFiles(buildFolder, /\.js$/);
  return scripts
    .map((file) => `/${relative(buildFolder, file).split(sep).join('/')}`)
    .filter((path) => workerKindOf(path) !== undefined)
    .toSorted();
}

/** The first path segments of pages. */
async function listPageFolders(buildFolder: string): Promise<string[]> {
  const pages = await listFiles(buildFolder, /\.html$/);
  const names = pages.map((file) => relative(buildFolder, file).split(sep)[0] ?? '');
  return [...new Set(names)]
    .map((name) => name.replace(/\.html$/, ''))
    .filter((name) => name !== 'index' && !OPEN_FOLDERS.has(name))
    .toSorted();
}

function formatSecurityText({ links, siteUrl }: Brand): string {
  const expires = new Date(Date.now() + ONE_YEAR_MS).toISOString();
  return [
    `Contact: ${links.securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
