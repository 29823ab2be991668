import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ASSISTANT_CONFIG_FILE, assistantOrigin, readAssistantConfig } from '@brand/wire/assistant';
import { LOGIN_CONFIG_FILE, loginOrigin, readLoginConfig } from '@brand/wire/login';
import { listSearchOrigins, readSearchConfig, SEARCH_CONFIG_FILE } from '@brand/wire/search';
import { workerKindOf } from '@brand/wire/workers';
import type { Brand } from '../../brand.ts';
import { readAnalyticsConfig } from '../config/analytics.ts';
import { createRedirects } from '../config/redirects.ts';
import {
  createSecurityHeaders,
  findInlineScripts,
  type SecurityHeaderOptions,
} from '../config/security-headers.ts';
import { createDiscoveryFiles } from './hosts/discovery-files.ts';
import { formatCaddy } from './hosts/format-caddy.ts';
import { formatHeadersFile, SHARED_FOLDERS } from './hosts/format-headers-file.ts';
import { formatNginxMaps, formatNginxServer } from './hosts/format-nginx.ts';
import { formatRedirectsFile } from './hosts/format-redirects-file.ts';
import { validateLimits } from './hosts/validate-limits.ts';
import { listFiles } from './list-files.ts';

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Writes the files that a host needs besides the pages: security headers and redirects, as JSON for
 * our own server and in the formats of other hosts, the configuration of search, assistant and
 * login, and the files by which crawlers, agents and security researchers find theirs.
 */
export async function writeHostFiles(buildFolder: string, brand: Brand): Promise<void> {
  const baseUrl = process.env['BASE_URL'] ?? '/';
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
    baseUrl,
  });
  const redirects = createRedirects(brand);
  const headersFile = formatHeadersFile({
    headers,
    folders: await listPageFolders(buildFolder),
    workers: await listWorkers(buildFolder),
    packageScope: `@${brand.slug}`,
    baseUrl,
  });
  const redirectsFile = formatRedirectsFile(redirects, baseUrl);
  for (const finding of validateLimits(headersFile, redirectsFile)) console.warn(finding);
  const files = {
    'security-headers.json': JSON.stringify(headers, null, 2),
    'redirects.json': JSON.stringify(redirects, null, 2),
    _headers: headersFile,
    _redirects: redirectsFile,
    '_hosts/nginx-http.conf': formatNginxMaps(headers, redirects, baseUrl),
    '_hosts/nginx-server.conf': formatNginxServer(headers, baseUrl),
    '_hosts/site.caddy': formatCaddy(headers, redirects, baseUrl),
    [SEARCH_CONFIG_FILE]: JSON.stringify(search),
    [LOGIN_CONFIG_FILE]: JSON.stringify(login ?? {}),
    [ASSISTANT_CONFIG_FILE]: JSON.stringify(assistant ?? {}),
    '.well-known/security.txt': formatSecurityText(brand),
    ...createDiscoveryFiles(brand, baseUrl),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(buildFolder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
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
    .filter((name) => name !== 'index' && !SHARED_FOLDERS.has(name))
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
