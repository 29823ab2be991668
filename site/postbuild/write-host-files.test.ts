import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Brand, brand } from '../../brand.ts';
import { createRedirects } from '../config/redirects.ts';
import { createSecurityHeaders } from '../config/security-headers.ts';
import { writeHostFiles } from './write-host-files.ts';

const acme: Brand = {
  ...brand,
  slug: 'acme',
  siteUrl: 'https://developer.acme.test',
  links: { ...brand.links, securityContact: 'mailto:security@acme.test' },
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-files-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'index.html'), '<script>a()</script><script src="/x.js"></script>');
  writeFileSync(join(folder, 'docs/page.html'), '<script>a()</script><script>b()</script>');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-01T00:00:00Z') });
  for (const service of ['PAGE_TAG_DOMAIN', 'PAGE_TAG_ENDPOINT', 'PRODUCT_KEY', 'PRODUCT_HOST']) {
    vi.stubEnv(`ANALYTICS_${service}`, undefined);
  }
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('writeHostFiles', () => {
  test('puts redirects below the path of the site', async () => {
    vi.stubEnv('BASE_URL', '/developers/');
    await writeHostFiles(folder, acme);
    expect(read('_redirects')).toMatch(/^\/developers\/docs \/developers\/docs\/overview 301\n/);
    expect(rule('/developers/docs/*')).toContain('Content-Security-Policy');
    expect(read('robots.txt')).toContain(
      'Sitemap: https://developer.acme.test/developers/sitemap.xml\n',
    );
  });

  test('allows all crawlers, and tells agents where the MCP server is', async () => {
    await writeHostFiles(folder, acme);
    expect(read('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://developer.acme.test/sitemap.xml\n',
    );
    const catalog = JSON.parse(read('.well-known/ai-catalog.json')) as {
      entries: { url: string; type: string }[];
    };
    expect(catalog.entries).toHaveLength(1);
    const url = new URL(catalog.entries[0]?.url ?? '');
    expect(url.origin).toBe('https://developer.acme.test');
    expect(JSON.parse(read(url.pathname))).toMatchObject({
      name: 'test.acme.developer/docs',
      remotes: [{ type: 'streamable-http', url: 'https://developer.acme.test/mcp' }],
    });
    expect(rule('/.well-known/*')).toContain('\n  Access-Control-Allow-Origin: *');
  });

  test('covers each inline script of all pages once', async () => {
    await writeHostFiles(folder, acme);
    expect(JSON.parse(read('security-headers.json'))).toEqual(
      createSecurityHeaders({ inlineScripts: ['a()', 'b()'], connectOrigins: [] }),
    );
  });

  test('allows connections to the configured analytics service [S7.10]', async () => {
    vi.stubEnv('ANALYTICS_PRODUCT_KEY', 'key');
    vi.stubEnv('ANALYTICS_PRODUCT_HOST', 'https://product.acme.test');
    await writeHostFiles(folder, acme);
    expect(read('_headers')).toContain("connect-src 'self' https://product.acme.test;");
  });

  test('writes the search configuration and allows connections to its hosts [S7.09]', async () => {
    await writeHostFiles(folder, acme);
    expect(JSON.parse(read('search/config.json'))).toMatchObject({ appId: 'portal' });
    expect(read('_headers')).not.toContain('preconnect');
    vi.stubEnv('SEARCH_HOSTS', 'https://search.acme.test');
    await writeHostFiles(folder, acme);
    expect(JSON.parse(read('search/config.json'))).toMatchObject({
      hosts: ['https://search.acme.test'],
    });
    expect(read('_headers')).toContain("connect-src 'self' https://search.acme.test;");
    expect(read('_headers')).toContain(
      '  Link: </llms.txt>; rel="describedby"; type="text/markdown", ' +
        '<https://search.acme.test>; rel=preconnect; crossorigin\n',
    );
  });

  test('writes the assistant configuration and allows connections to its host [S7.07]', async () => {
    await writeHostFiles(folder, acme);
    expect(JSON.parse(read('assistant/config.json'))).toEqual({
      assistantId: 'docs',
      url: '/assistant',
    });
    vi.stubEnv('ASSISTANT_URL', 'https://assistant.acme.test/chat');
    await writeHostFiles(folder, acme);
    expect(read('_headers')).toContain("connect-src 'self' https://assistant.acme.test;");
    vi.stubEnv('ASSISTANT', 'off');
    await writeHostFiles(folder, acme);
    expect(read('assistant/config.json')).toBe('{}');
  });
});

describe('writeHostFiles, for browsers', () => {
  test('writes the login configuration and allows connections to the provider [S6.02]', async () => {
    await writeHostFiles(folder, acme);
    expect(read('login/config.json')).toBe('{}');
    const before = read('_headers');
    vi.stubEnv('LOGIN_DOMAIN', 'login.acme.test');
    vi.stubEnv('LOGIN_CLIENT_ID', 'portal');
    await writeHostFiles(folder, acme);
    expect(JSON.parse(read('login/config.json'))).toEqual({
      authority: 'https://login.acme.test/',
      clientId: 'portal',
    });
    expect(read('_headers').replaceAll(' https://login.acme.test;', ';')).toBe(before);
    expect(read('_headers')).toContain("connect-src 'self' https://login.acme.test;");
  });

  test('writes redirects for our server and for static hosts', async () => {
    await writeHostFiles(folder, acme);
    expect(JSON.parse(read('redirects.json'))).toEqual(createRedirects(acme));
    const lines = read('_redirects').split('\n');
    for (const { from, to } of createRedirects(acme)) expect(lines).toContain(`${from} ${to} 301`);
    expect(lines).toContain('/docs/mvf/ /docs/category/acme-venue-format-mvf 301');
    const firstWildcard = lines.findIndex((line) => line.includes('*'));
    expect(lines.slice(firstWildcard, -1).filter((line) => !line.includes('*'))).toEqual([]);
    expect(lines).toContain('/docs/mvf /docs/category/acme-venue-format-mvf 301');
    expect(lines).toContain('/web-sdk/6.0/* /web-sdk/:splat 301');
  });

  test('writes headers in the format of static hosts', async () => {
    await writeHostFiles(folder, acme);
    const [path, ...headers] = rule('/*').split('\n');
    expect(path).toBe('/*');
    expect(headers).toContain('  X-Content-Type-Options: nosniff');
    expect(headers.filter((line) => !/^ {2}[\w-]+: \S/.test(line))).toEqual([]);
    expect(rule('/assets/*')).toBe(
      [
        '/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '  Cross-Origin-Resource-Policy: same-origin',
      ].join('\n'),
    );
  });

  test('allows other sites to frame the viewer and load its script', async () => {
    mkdirSync(join(folder, 'viewer'));
    writeFileSync(join(folder, 'viewer/index.html'), '<script src="./viewer.js"></script>');
    await writeHostFiles(folder, acme);
    expect(rule('/viewer/*')).toContain('frame-ancestors *');
    expect(rule('/viewer/*')).toContain('\n  Cross-Origin-Resource-Policy: cross-origin');
    expect(rule('/viewer/*')).not.toContain('sandbox');
    for (const path of ['/*', '/viewer/*']) expect(rule(path)).not.toContain('X-Frame-Options');
    for (const path of ['/', '/docs/*']) {
      expect(rule(path)).toContain('\n  X-Frame-Options: SAMEORIGIN');
    }
  });

  test('restricts the policy of pages to pages, because hosts send the headers of all matching rules', async () => {
    mkdirSync(join(folder, 'samples/playground'), { recursive: true });
    writeFileSync(join(folder, 'samples/playground/frame.html'), '<script>{}</script>');
    await writeHostFiles(folder, acme);
    expect(rule('/*')).not.toContain('Content-Security-Policy');
    for (const path of ['/', '/docs', '/docs/*']) {
      expect(rule(path)).toContain("script-src 'self' 'sha256-");
    }
    expect(rule('/samples/playground/*')).toContain("script-src 'self' blob: 'sha256-");
    const { pages } = JSON.parse(read('security-headers.json')) as { pages: object };
    expect(pages).toEqual(
      createSecurityHeaders({ inlineScripts: ['a()', 'b()'], connectOrigins: [] }).pages,
    );
  });
});

describe('writeHostFiles, for workers and frames', () => {
  test('allows WebAssembly and other hosts only in workers that need it', async () => {
    mkdirSync(join(folder, 'assets/js'), { recursive: true });
    writeFileSync(join(folder, 'assets/js/wasm-worker-gis.1a2b.js'), '');
    writeFileSync(join(folder, 'assets/js/worker-venue.1a2b.js'), '');
    writeFileSync(join(folder, 'assets/js/fetch-worker-file.1a2b.js'), '');
    writeFileSync(join(folder, 'assets/js/main.3c4d.js'), '');
    await writeHostFiles(folder, acme);
    expect(rule('/assets/js/worker-venue.1a2b.js')).toBe(
      [
        '/assets/js/worker-venue.1a2b.js',
        "  Content-Security-Policy: default-src 'none'; script-src 'self'; connect-src 'self'",
      ].join('\n'),
    );
    expect(rule('/assets/js/wasm-worker-gis.1a2b.js')).toBe(
      [
        '/assets/js/wasm-worker-gis.1a2b.js',
        "  Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
      ].join('\n'),
    );
    expect(read('_headers').match(/wasm-unsafe-eval/g)).toHaveLength(1);
    expect(rule('/assets/js/fetch-worker-file.1a2b.js')).toBe(
      [
        '/assets/js/fetch-worker-file.1a2b.js',
        "  Content-Security-Policy: default-src 'none'; script-src 'self'; connect-src 'self' https:",
      ].join('\n'),
    );
    expect(read('_headers').match(/'self' https:$/gm)).toHaveLength(1);
  });

  test('shares files that sandboxed samples load, and sandboxes the pages of samples', async () => {
    await writeHostFiles(folder, acme);
    for (const path of ['/samples/*', '/sdk/*', '/venues/*']) {
      expect(rule(path)).toContain('\n  Access-Control-Allow-Origin: *');
    }
    for (const path of ['/samples/web-sdk/*', '/samples/showcase/*', '/samples/playground/*']) {
      expect(rule(path)).toContain('sandbox allow-scripts');
    }
    expect(rule('/samples/assets/*')).toContain('immutable');
  });

  test('declares the documents of the npm registry as JSON, and lets archives be cached', async () => {
    await writeHostFiles(folder, acme);
    expect(rule(`/npm/@${acme.slug}/*`)).toContain('\n  Content-Type: application/json');
    expect(rule(`/npm/@${acme.slug}/*`)).toContain('\n  Cache-Control: public, max-age=300');
    expect(rule('/npm/-/*')).toContain('immutable');
  });

  test('writes a security.txt that expires in a year', async () => {
    await writeHostFiles(folder, acme);
    expect(read('.well-known/security.txt')).toBe(
      [
        'Contact: mailto:security@acme.test',
        'Expires: 2026-01-01T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://developer.acme.test/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });
});

/** The rule for a path in the `_headers` file. */
function rule(path: string): string {
  const rules = read('_headers').split('\n\n');
  return rules.find((text) => text.startsWith(`${path}\n`)) ?? '';
}

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}
