import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = 'console.log("floor");\n'.repeat(20);
export const SECRET = 'not for readers';
/** Has milliseconds, unlike an HTTP date. */
export const MODIFIED: Date = new Date('2025-03-04T05:06:07.890Z');

const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<h1>Home</h1>',
  'docs/page/index.html': '<h1>Page</h1>',
  '404.html': '<h1>No such page</h1>',
  'assets/js/a.123.js': SCRIPT,
  'assets/js/a.123.js.br': brotliCompressSync(SCRIPT),
  'assets/js/a.123.js.gz': gzipSync(SCRIPT),
  '.well-known/ai-catalog.json': '{}',
  '.well-known/mcp/server.json': '{}',
  'data/digits.txt': '0123456789',
  'img/plan (1).svg': '<svg/>',
  _headers: SECRET,
  _redirects: SECRET,
  'redirects.json': JSON.stringify([
    { from: '/old', to: '/docs/page' },
    { from: '/v1/*', to: '/docs/:splat' },
  ]),
  'security-headers.json': JSON.stringify({
    pages: { 'content-security-policy': "default-src 'self'", 'x-content-type-options': 'nosniff' },
    files: { 'x-content-type-options': 'nosniff' },
    shared: { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' },
  }),
};

export type TestSite = { readonly folder: string; readonly remove: () => void };

/** Writes a small built site to a temporary folder, with a secret file just outside it. */
export function writeTestSite(files: Readonly<Record<string, string | Buffer>> = FILES): TestSite {
  const parent = mkdtempSync(join(tmpdir(), 'portal-site-'));
  const folder = join(parent, 'site');
  mkdirSync(folder);
  writeFileSync(join(parent, 'secret.txt'), SECRET);
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    utimesSync(path, MODIFIED, MODIFIED);
  }
  return { folder, remove: () => rmSync(parent, { recursive: true }) };
}
