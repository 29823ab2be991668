import { describe, expect, test } from 'vitest';
import { createSecurityHeaders } from '../../config/security-headers.ts';
import { formatCaddy } from './format-caddy.ts';
import { formatNginxMaps, formatNginxServer } from './format-nginx.ts';
import { CACHE_RULES, RESPONSE_KINDS } from './response-kinds.ts';

const headers = createSecurityHeaders({ inlineScripts: ['a()'], connectOrigins: [] });
const redirects = [
  { from: '/old', to: '/new' },
  { from: '/sdk/6.0/*', to: '/sdk/:splat' },
];

describe('RESPONSE_KINDS', () => {
  test.each([
    ['/docs/index.html', 'pages'],
    ['/404.html', 'pages'],
    ['/samples/web-sdk/6.0/a/main.html', 'frames'],
    ['/samples/playground/frame-6.0.html', 'programs'],
    ['/samples/assets/main.js', 'shared'],
    ['/viewer/index.html', 'viewer'],
    ['/.well-known/ai-catalog.json', 'shared'],
    ['/assets/js/worker-a.1a2b.js', 'workers'],
    ['/assets/js/wasm-worker-a.1a2b.js', 'wasmWorkers'],
    ['/assets/js/fetch-worker-a.1a2b.js', 'fetchWorkers'],
    ['/offline-worker.js', 'workers'],
    ['/assets/js/main.js', 'files'],
    ['/img/a.svg', 'files'],
  ])('classifies %s as %s', (path, kind) => {
    expect(RESPONSE_KINDS.find(({ pattern }) => new RegExp(pattern).test(path))?.name).toBe(kind);
  });
});

describe('CACHE_RULES', () => {
  test.each([
    ['/assets/js/main.1a2b.js', 'public, max-age=31536000, immutable'],
    ['/samples/assets/main.1a2b.js', 'public, max-age=31536000, immutable'],
    ['/npm/-/acme-map-1.0.0-1a2b.tgz', 'public, max-age=31536000, immutable'],
    ['/npm/@acme/map', 'public, max-age=300'],
    ['/docs/index.html', 'public, max-age=0, must-revalidate'],
    ['/offline-worker.js', 'public, max-age=0, must-revalidate'],
    ['/offline/manifest.json', 'public, max-age=0, must-revalidate'],
    ['/sitemap.xml', 'public, max-age=3600'],
  ])('caches %s as %s', (path, value) => {
    expect(CACHE_RULES.find(({ pattern }) => new RegExp(pattern).test(path))?.value).toBe(value);
  });
});

describe('formatNginxMaps', () => {
  const maps = formatNginxMaps(headers, redirects, '/developers/');

  test('redirects below the base path, and reads the path before it is decoded', () => {
    const [, moved = ''] = maps.split('map $request_uri $site_redirect');
    expect(moved).toContain('"~^/developers/old/?([?]|$)" "/developers/new";');
    expect(moved).toContain('"/developers/sdk/$splat";');
    expect(moved).toContain(String.raw`"~^/developers/sdk/6\\.0/(?<splat>[^?]*?)/?([?]|$)"`);
  });

  test('escapes quotation marks of values', () => {
    expect(maps).toContain(String.raw`</llms.txt>; rel=\"describedby\"`);
  });

  test('has a map for every header that the server block adds', () => {
    const added = [...formatNginxServer(headers, '/').matchAll(/^add_header \S+ (\$\w+)/gm)];
    expect(added.length).toBeGreaterThan(8);
    for (const [, variable = ''] of added)
      expect(maps).toMatch(new RegExp(`map \\S+ \\${variable} `));
  });
});

describe('formatNginxServer', () => {
  test('removes the base path before it looks for files', () => {
    expect(formatNginxServer(headers, '/developers/')).toContain(
      'rewrite ^/developers(/.*)$ $1 break;',
    );
    expect(formatNginxServer(headers, '/')).not.toContain('rewrite');
  });
});

describe('formatCaddy', () => {
  test('redirects below the base path, with the encoded rest of the path', () => {
    const text = formatCaddy(headers, redirects, '/developers/');
    expect(text).toContain('rewrite * /developers/new');
    expect(text).toContain('uri strip_prefix /developers/sdk/6.0\n');
    expect(text).toContain('redir * /developers/sdk{uri} 301');
    expect(text).toContain('\turi strip_prefix /developers\n');
  });
});
