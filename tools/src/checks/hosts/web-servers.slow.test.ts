import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBrand } from '../../../../load-brand.ts';
import { ensureWebServers } from '../../machine/ensure-web-servers.ts';
import { SERVER_ENTRY, SITE_BUILD } from '../../shared/repo.ts';
import { findFreePort, type StartedServer, startServer } from './start-server.fixture.ts';

const HAS_SERVERS = existsSync(join(SITE_BUILD, '_hosts')) && ensureWebServers();
const STATIC_HOSTS = ['nginx', 'caddy'] as const;
type Host = (typeof STATIC_HOSTS)[number] | 'portal';

/** For another one, our server changes the packages of the npm registry. */
const PUBLIC_HOST = new URL(loadBrand().siteUrl).host;
/** A package of the npm registry. */
const PACKAGE = `@${loadBrand().slug}/web-sdk`;

/** One path of each kind of response. */
const PATHS = [
  '/',
  '/docs/overview',
  '/web-sdk/markers/',
  '/web-sdk/markers.md',
  '/llms.txt',
  '/sitemap.xml',
  '/img/favicon.svg',
  '/no/such/page',
  '/no-such-file.js',
  '/samples/web-sdk/no-such-sample.json',
  firstBelow('assets/js', /^worker-.*\.js$/),
  firstBelow('assets/js', /^wasm-worker-.*\.js$/),
  firstBelow('assets/js', /^main.*\.js$/),
  firstBelow('samples/web-sdk', /\.html$/),
  firstBelow('samples/playground', /\.html$/),
  '/viewer/',
  '/viewer/viewer.js',
  `/npm/${PACKAGE}`,
  `/npm/${PACKAGE.replace('/', '%2f')}`,
  firstBelow('npm/-', /\.tgz$/),
];
const REDIRECTS = [
  '/docs',
  '/docs/?a=1&b=2',
  '/web-sdk/6.0',
  '/web-sdk/6.0/',
  '/web-sdk/6.0/markers?from=mail',
  '/web-sdk/6.0/a%3Fb/c%20d/',
  '/web-sdk/6.0/a%0d%0aSet-Cookie:%20a=b',
];
/** Missing files below these folders are JSON on our server, and a page on a static host. */
const SHARED = /^\/(?:samples|viewer)\//;

const servers = new Map<Host, StartedServer>();
const tableOfHeaders = HAS_SERVERS ? readHeaderNames() : [];
let folder: string;

describe.skipIf(!HAS_SERVERS)('host files', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hosts-'));
    for (const host of [...STATIC_HOSTS, 'portal'] as const) {
      const port = await findFreePort();
      servers.set(host, await startServer(port, commandOf(host, port), environmentOf(port)));
    }
  });

  afterAll(async () => {
    for (const server of servers.values()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(STATIC_HOSTS)('are valid for %s', (host) => {
    const [program, args] =
      host === 'nginx'
        ? ['nginx', ['-t', '-c', join(folder, 'nginx.conf')]]
        : ['caddy', ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]];
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    expect(stderr).not.toMatch(/\[(?:warn|emerg)\]/);
    expect(status).toBe(0);
  });

  for (const host of STATIC_HOSTS) {
    test.each(PATHS)(`make ${host} respond to %s with the headers of our server`, async (path) => {
      const [own, other] = [await get('portal', path), await get(host, path)];
      expect(other.status).toBe(own.status);
      const isMissingShared = own.status === 404 && SHARED.test(path);
      if (isMissingShared) return;
      const isPage = String(own.headers['content-type']).startsWith('text/html');
      for (const name of ['content-type', 'cache-control', ...tableOfHeaders]) {
        // Our server sends it with every response; it has no effect on these files.
        if (name === 'referrer-policy' && !isPage) continue;
        expect(`${name}: ${other.headers[name]}`).toBe(`${name}: ${own.headers[name]}`);
      }
      // Our server also links a page to its own Markdown.
      expect(String(own.headers['link'])).toContain(String(other.headers['link']));
    });

    test.each(REDIRECTS)(`make ${host} redirect %s as our server does`, async (path) => {
      const [own, other] = [await get('portal', path), await get(host, path)];
      expect(own.status).toBe(301);
      expect(other.status).toBe(301);
      expect(decode(other.headers['location'])).toBe(decode(own.headers['location']));
      expect(other.headers['set-cookie']).toBeUndefined();
    });

    test(`make ${host} compress pages and hide the files for hosts`, async () => {
      const page = await get(host, '/docs/overview', { 'accept-encoding': 'gzip' });
      expect(page.headers['content-encoding']).toBe('gzip');
      for (const path of ['/_headers', '/_redirects', '/_hosts/site.caddy', '/redirects.json']) {
        expect((await get(host, path)).status).toBe(404);
      }
    });
  }
});

function commandOf(host: Host, port: number): [string, ...string[]] {
  if (host === 'portal') return [process.execPath, SERVER_ENTRY];
  const file = join(folder, host === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  writeFileSync(file, host === 'nginx' ? nginxConfiguration(port) : caddyConfiguration(port));
  return host === 'nginx'
    ? ['nginx', '-c', file, '-g', 'daemon off;']
    : ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
}

function environmentOf(port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    REST: 'off',
    ASSISTANT: 'off',
    SEARCH_LOG_FILE: ':memory:',
    WORKERS: '1',
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY_MS: '0',
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
}

function nginxConfiguration(port: number): string {
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    events {}
    http {
      access_log off;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      include ${SITE_BUILD}/_hosts/nginx-http.conf;
      server {
        listen 127.0.0.1:${port};
        root ${SITE_BUILD};
        include ${SITE_BUILD}/_hosts/nginx-server.conf;
      }
    }`;
}

function caddyConfiguration(port: number): string {
  return [
    '{',
    '\tadmin off',
    '\tauto_https off',
    '}',
    `http://127.0.0.1:${port} {`,
    `\troot * ${SITE_BUILD}`,
    `\timport ${SITE_BUILD}/_hosts/site.caddy`,
    '}',
    '',
  ].join('\n');
}

type Answer = { status: number; headers: Record<string, string | string[] | undefined> };

/** Requests a path over a proxy with TLS. `fetch` would normalise the path. */
function get(host: Host, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(servers.get(host)?.url ?? '');
  return new Promise((resolve, reject) => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': PUBLIC_HOST, ...headers };
    const sent = request({ hostname, port, path, headers: forwarded, agent: false }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Servers differ in the characters that they encode. */
function decode(location: string | string[] | undefined): string {
  return decodeURIComponent(String(location));
}

function readHeaderNames(): string[] {
  const text = readFileSync(join(SITE_BUILD, 'security-headers.json'), 'utf8');
  const kinds = JSON.parse(text) as Record<string, object>;
  const names = Object.values(kinds).flatMap((headers) => Object.keys(headers));
  return [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => name !== 'link');
}

function firstBelow(below: string, name: RegExp): string {
  const files = globSync(`${below}/**/*`, { cwd: SITE_BUILD });
  return `/${files.toSorted().find((file) => name.test(basename(file))) ?? ''}`;
}
