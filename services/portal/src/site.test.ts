import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSite } from './site.ts';
import { SCRIPT, SECRET, type TestSite, writeTestSite } from './testing/write-test-site.ts';

let site: TestSite;
let app: Hono;

beforeAll(() => {
  site = writeTestSite();
  app = createSite(site.folder);
});

afterAll(() => site.remove());

describe('pages', () => {
  test.each(['/', '/index.html', '/?q=1'])(
    'respond to %s with the home page [S2.02]',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 200, text: '<h1>Home</h1>' });
    },
  );

  test.each(['/docs/page', '/docs/page/', '/docs/page.html', '/docs/page/index.html'])(
    'respond to %s with the page [S2.02]',
    async (path) => expect(await get(path)).toMatchObject({ status: 200, text: '<h1>Page</h1>' }),
  );

  test.each(['/nowhere', '/docs', '/assets/js/gone.js', '/docs/page/deeper', '/404.html'])(
    'respond to %s with 404 and the not-found page [S2.03 S8.04]',
    async (path) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 404, text: '<h1>No such page</h1>' });
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    },
  );

  test('respond 404 in plain text on a site without a not-found page [S2.03]', async () => {
    const bare = writeTestSite({ 'index.html': '' });
    onTestFinished(() => bare.remove());
    const response = await createSite(bare.folder).request('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  });

  test('respond with Markdown to clients that accept it', async () => {
    const markdown = { headers: { accept: 'text/markdown, text/html;q=0.9' } };
    const own = writeTestSite({
      'index.html': '<h1>Home</h1>',
      'index.md': '# Home',
      'docs/page/index.html': '<h1>Page</h1>',
      'docs/page.md': '# Page',
      'docs/other/index.html': '<h1>Other</h1>',
    });
    onTestFinished(() => own.remove());
    const served = createSite(own.folder);
    const page = await served.request('/docs/page', markdown);
    expect(await page.text()).toBe('# Page');
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(page.headers.get('vary')).toContain('accept');
    expect(await (await served.request('/', markdown)).text()).toBe('# Home');
    expect(await (await served.request('/docs/page.md')).text()).toBe('# Page');
    expect(await (await served.request('/docs/page')).text()).toBe('<h1>Page</h1>');
    expect(await (await served.request('/docs/other', markdown)).text()).toBe('<h1>Other</h1>');
  });

  test('respond to HEAD like to GET, without a body', async () => {
    const head = await get('/docs/page', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('content-length')).toBe('13');
    expect(await get('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  });
});

describe('files', () => {
  test('come in an encoding that the client accepts', async () => {
    const encodings = ['br, gzip', 'br;q=0, gzip', 'identity'].map(async (accepted) => {
      const { headers } = await get('/assets/js/a.123.js', {
        headers: { 'accept-encoding': accepted },
      });
      return headers.get('content-encoding');
    });
    expect(await Promise.all(encodings)).toEqual(['br', 'gzip', null]);
  });

  test('respond 304 when the client has them', async () => {
    const { headers } = await get('/assets/js/a.123.js');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect(await get('/assets/js/a.123.js', { headers: known })).toMatchObject({ status: 304 });
  });

  test('respond to a range with 206', async () => {
    const answer = await get('/data/digits.txt', { headers: { range: 'bytes=-3' } });
    expect(answer).toMatchObject({ status: 206, text: '789' });
  });

  test('match percent-encoded names', async () => {
    expect(await get('/img/plan%20(1).svg')).toMatchObject({ status: 200, text: '<svg/>' });
  });

  test('hide their compressed copies', async () => {
    expect((await get('/assets/js/a.123.js')).text).toBe(SCRIPT);
    expect((await get('/assets/js/a.123.js.br')).status).toBe(404);
  });
});

describe('moved paths', () => {
  test.each([
    ['/old', '/docs/page'],
    ['/old/', '/docs/page'],
    ['/old?a=1&b=%20', '/docs/page?a=1&b=%20'],
    ['/v1/page', '/docs/page'],
    ['/v1/page?a=1', '/docs/page?a=1'],
    ['/v1/a%0d%0ab', '/docs/a%0D%0Ab'],
  ])('redirect %s with 301 to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(target);
  });

  test('redirect HEAD too', async () => {
    expect((await get('/old', { method: 'HEAD' })).status).toBe(301);
  });
});

describe('rejected requests', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'respond to %s with 405 and Allow',
    async (method) => {
      const { status, headers } = await get('/docs/page', { method });
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD');
    },
  );

  test.each([
    '/../secret.txt',
    '/../../etc/passwd',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%2F..%2F..%2Fetc%2Fpasswd',
    '/docs/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/%2fetc/passwd',
  ])('do not leave the folder for %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: '<h1>No such page</h1>' });
  });

  test.each(['/%', '/%zz', '/docs/%E0%A4%A', '/docs/page%00', '/docs/page%00.html'])(
    'show the not-found page for the invalid path %s [S2.03 S8.04]',
    async (path) => {
      const { status, text, headers } = await get(path);
      expect({ status, text }).toEqual({ status: 404, text: '<h1>No such page</h1>' });
      expect(headers.get('content-security-policy')).toBe("default-src 'self'");
      expect(await get(path, { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
    },
  );

  test.each([
    '/_headers',
    '/_redirects',
    '/redirects.json',
    '/security-headers.json',
    '/%5Fheaders',
    '//_headers',
    '/security-headers%2Ejson',
  ])('do not serve %s', async (path) => {
    const { status, text } = await get(`http://localhost${path}`);
    expect(status).toBe(404);
    expect(text).not.toContain(SECRET);
  });
});

describe('security headers', () => {
  test.each(['/', '/docs/page', '/nowhere'])('include the policy of pages for %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/assets/js/a.123.js', '/data/digits.txt', '/old'])(
    'include the headers of files for %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.has('content-security-policy')).toBe(false);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test.each(['/.well-known/ai-catalog.json', '/.well-known/mcp/server.json'])(
    'include those of shared files for %s',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('do not share the not-found page of a well-known path', async () => {
    const { headers } = await get('/.well-known/nothing');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  test('include a separate policy for workers, and another for those that run WebAssembly', async () => {
    const own = writeTestSite({
      'index.html': '',
      '404.html': '<h1>No such page</h1>',
      'assets/js/wasm-worker-gis.1a2b.js': '',
      'assets/js/worker-venue.1a2b.js': '',
      'assets/js/main.3c4d.js': '',
      'security-headers.json': JSON.stringify({
        pages: { 'content-security-policy': "script-src 'self'" },
        files: {},
        workers: { 'content-security-policy': "default-src 'none'" },
        wasmWorkers: { 'content-security-policy': "script-src 'self' 'wasm-unsafe-eval'" },
      }),
    });
    onTestFinished(() => own.remove());
    const served = createSite(own.folder);
    const policyOf = async (path: string): Promise<string | null> =>
      (await served.request(path)).headers.get('content-security-policy');
    expect(await policyOf('/assets/js/wasm-worker-gis.1a2b.js')).toContain("'wasm-unsafe-eval'");
    expect(await policyOf('/assets/js/worker-venue.1a2b.js')).toBe("default-src 'none'");
    expect(await policyOf('/assets/js/main.3c4d.js')).toBeNull();
    expect(await policyOf('/assets/js/wasm-worker-gone.js')).toBe("script-src 'self'");
  });

  test('include the headers of files for a rejected method', async () => {
    const { headers } = await get('/', { method: 'POST' });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('createSite', () => {
  test('names the folder and the remedy when no site is built', () => {
    const empty = writeTestSite({});
    onTestFinished(() => empty.remove());
    expect(() => createSite(empty.folder)).toThrow(
      `${empty.folder}: expected a built site, found no index.html. Run \`npm run build\`.`,
    );
  });

  test('serves a site without redirects and security headers', async () => {
    const bare = writeTestSite({ 'index.html': 'bare' });
    onTestFinished(() => bare.remove());
    const response = await createSite(bare.folder).request('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('bare');
  });
});

async function get(path: string, init?: RequestInit) {
  const response = await app.request(path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
