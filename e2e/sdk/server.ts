import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { basename, extname, join, normalize } from 'node:path';
import { bundlePage } from './bundle-page.ts';
import { loadBrand } from '../../load-brand.ts';
import { makeHostPage } from '../../tools/src/sdk/host-page.ts';

/**
 * Serves pages with a map under the strictest content security policy that the SDK supports. Paths
 * are those of the portal: the SDK below `/sdk/`, venues beside it.
 */
const ROOT = join(import.meta.dirname, '../..');
const FOLDERS: Readonly<Record<string, string>> = {
  '/sdk/5.0/': join(ROOT, 'packages/web-sdk-legacy/dist/v5'),
  '/sdk/4.0/': join(ROOT, 'packages/web-sdk-legacy/dist/v4'),
  '/sdk/': join(ROOT, 'packages/web-sdk/dist/web'),
  '/venues/': join(ROOT, 'venues/dist'),
  '/maplibre/': join(ROOT, 'node_modules/maplibre-gl/dist'),
  '/assets/': join(import.meta.dirname, 'assets'),
  '/': join(import.meta.dirname, 'pages'),
};
const BUNDLED = '/bundled/';
const BUNDLED_PAGES = ['react', 'react-native'];
/** The page of the React Native SDK has its own policy. */
const HOST_PAGE = '/host.html';
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
].join('; ');
/** Additions to the policy by page: React Native for browsers writes its styles into the page. */
const FURTHER_POLICY: Readonly<Record<string, string>> = {
  'react-native.html': "; frame-src 'self'; style-src-elem 'self' 'unsafe-inline'",
};
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.zip': 'application/zip',
  '.glb': 'model/gltf-binary',
  '.gltf': 'model/gltf+json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Pages are written in TypeScript and contain a placeholder for the product's slug. */
const TRANSFORMS: Readonly<Record<string, (text: string) => string>> = {
  '.ts': (text) => stripTypeScriptTypes(text),
  '.html': (text) => text.replaceAll('{slug}', loadBrand().slug),
};

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/venues/') && searchParams.get('key') === 'wrong') {
    return sendStatus(response, 401);
  }
  if (pathname === HOST_PAGE) return void sendHostPage(response);
  if (pathname.startsWith(BUNDLED))
    return void sendBundled(response, pathname.slice(BUNDLED.length));
  const file = findFile(decodeURIComponent(pathname));
  return file === undefined ? sendStatus(response, 404) : sendFile(request, response, file);
}).listen(Number(process.env['PORT']), '127.0.0.1');

async function sendHostPage(response: ServerResponse): Promise<void> {
  hostPage ??= makeHostPage();
  const { html } = await hostPage;
  response.writeHead(200, { 'content-type': TYPES['.html'] });
  response.end(html);
}
let hostPage: ReturnType<typeof makeHostPage> | undefined;

/** Sends a module of a bundled page: its entry or a chunk. */
async function sendBundled(response: ServerResponse, path: string): Promise<void> {
  const pages = await Promise.all(BUNDLED_PAGES.map(bundlePage));
  const code = pages.find((files) => files.has(path))?.get(path);
  if (code === undefined) return sendStatus(response, 404);
  const headers = { 'content-type': TYPES['.js'], 'content-security-policy': POLICY };
  response.writeHead(200, headers);
  response.end(code);
}

function findFile(pathname: string): string | undefined {
  const prefix = Object.keys(FOLDERS).find((candidate) => pathname.startsWith(candidate));
  if (prefix === undefined) return undefined;
  const file = join(FOLDERS[prefix]!, normalize(`/${pathname.slice(prefix.length)}`));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const type = extname(file);
  response.writeHead(200, {
    'content-type': TYPES[type] ?? 'application/octet-stream',
    'content-security-policy': POLICY + (FURTHER_POLICY[basename(file)] ?? ''),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    ...(!(type in TRANSFORMS) && { 'content-length': statSync(file).size }),
  });
  if (request.method === 'HEAD') response.end();
  else if (type in TRANSFORMS) response.end(TRANSFORMS[type]?.(readFileSync(file, 'utf8')));
  else createReadStream(file).pipe(response);
}

function sendStatus(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-security-policy': POLICY });
  response.end();
}
