import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = ['ours', 'bare-three', 'maplibre'];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/** Serves a page for each competitor, with files from memory. */
export async function servePages(
  files: Readonly<Record<string, Uint8Array | string>>,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const all: Record<string, Uint8Array | string> = { ...files, ...(await bundlePages()) };
  for (const page of PAGES) all[`/${page}.html`] = html(page);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const content = all[pathname] ?? readInstalled(pathname);
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
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function bundlePages(): Promise<Record<string, string>> {
  const build = await rolldown({
    input: Object.fromEntries(
      PAGES.map((page) => [page, join(import.meta.dirname, 'pages', `${page}.ts`)]),
    ),
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
