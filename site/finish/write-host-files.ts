import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listSearchOrigins, readSearchConfig, SEARCH_CONFIG_FILE } from '@brand/wire/search';
import type { Brand } from '../../brand.ts';
import { readAnalyticsConfig } from '../config/analytics.ts';
import { createRedirects } from '../config/redirects.ts';
import {
  createSecurityHeaders,
  findInlineScripts,
  type SecurityHeaders,
} from '../config/security-headers.ts';
import { listFiles } from './list-files.ts';

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Writes what a host needs beside the pages: security headers and moved paths, once as JSON for our
 * own server and once in the `_headers` and `_redirects` form of static hosts, whom the search dialog
 * asks, and `security.txt`.
 */
export async function writeHostFiles(buildFolder: string, brand: Brand): Promise<void> {
  const search = readSearchConfig(process.env);
  const searchOrigins = listSearchOrigins(search);
  const headers = createSecurityHeaders({
    inlineScripts: await collectInlineScripts(buildFolder),
    connectOrigins: [...readAnalyticsConfig().origins, ...searchOrigins],
    preconnect: searchOrigins[0],
  });
  const redirects = createRedirects(brand);
  const files = {
    'security-headers.json': JSON.stringify(headers, null, 2),
    'redirects.json': JSON.stringify(redirects, null, 2),
    _headers: formatHeaders(headers),
    _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
    [SEARCH_CONFIG_FILE]: JSON.stringify(search),
    '.well-known/security.txt': formatSecurityText(brand),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(buildFolder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

async function collectInlineScripts(buildFolder: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  for (const file of await listFiles(buildFolder, /\.html$/)) {
    for (const script of findInlineScripts(await readFile(file, 'utf8'))) scripts.add(script);
  }
  return scripts;
}

/**
 * Where several rules match a path, hosts send the headers of all, and browsers obey each policy. So
 * the policy of pages must allow what that of frames does.
 */
function formatHeaders({ pages, frames }: SecurityHeaders): string {
  const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const openToAll = { 'Access-Control-Allow-Origin': '*' };
  const rules = {
    '/*': pages,
    '/assets/*': forever,
    '/samples/*': { ...openToAll, ...frames },
    '/samples/assets/*': forever,
    '/sdk/*': openToAll,
    '/venues/*': openToAll,
  };
  return Object.entries(rules)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
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
