import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

export type PageServer = {
  readonly url: string;
  readonly stop: () => void;
  /** Bytes of what was requested since the last call, compressed with Brotli where that helps. */
  readonly takeBytes: () => number;
};

/** Serves a page for each competitor, given by name and file, with files from memory. */
export async function servePages(
  files: Readonly<Record<string, Uint8Array | string>>,
  pages: Readonly<Record<string, string>>,
): Promise<PageServer> {
  const all: Record<string, Uint8Array | string> = { ...files, ...(await bundlePages(pages)) };
  for (const page of Object.keys(pages)) all[`/${page}.html`] = html(page);
  const requested = new Map<string, Uint8Array | string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const content = all[pathname] ?? readInstalled(pathname);
    if (content !== undefined) requested.set(pathname, content);
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream',
      // Cross-origin isolated pages have a clock resolution of 5 µs, others of 100 µs.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const takeBytes = (): number => {
    const bytes = [...requested].map(([path, content]) => compressedBytes(path, content));
    requested.clear();
    return bytes.reduce((sum, size) => sum + size, 0);
  };
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close(), takeBytes };
}

const sizes = new Map<string, number>();

function compressedBytes(path: string, content: Uint8Array | string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const size = Math.min(Buffer.byteLength(content), brotliCompressSync(content).length);
  sizes.set(path, size);
  return size;
}

async function bundlePages(
  pages: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const build = await rolldown({
    input: { ...pages },
    platform: 'browser',
    external: /^\/(sdk|maplibre)\//,
  });
  const { output } = await build.generate({
    format: 'es',
    minify: true,
    entryFileNames: '[name].js',
  });
  await build.close();
  return Object.fromEntries(
    output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])),
  );
}

/** The built SDK and MapLibre. */
function readInstalled(pathname: string): Uint8Array | undefined {
  const file = pathname
    .replace(/^\/sdk\//, `${ROOT}/packages/web-sdk/dist/web/`)
    .replace(/^\/maplibre\//, `${ROOT}/node_modules/maplibre-gl/dist/`);
  return file !== pathname && !pathname.includes('..') && existsSync(file)
    ? readFileSync(file)
    : undefined;
}

function html(page: string): string {
  return `<!doctype html><html lang="en"><title>${page}</title><link rel="icon" href="data:,">
<style>html, body, #map { width: 100%; height: 100%; margin: 0; overflow: hidden; }</style>
<div id="map"></div><script type="module" src="/${page}.js"></script></html>`;
}
