import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNpmRegistry } from './npm-registry.ts';
import { type TestSite, writeTestSite } from './testing/write-test-site.ts';

const TARBALL = '-/acme-map-1.0.0-0123456789.tgz';
const PACKUMENT = {
  name: '@acme/map',
  'dist-tags': { latest: '1.0.0' },
  versions: {
    '1.0.0': {
      name: '@acme/map',
      version: '1.0.0',
      homepage: 'https://docs.acme.test/map',
      dist: { integrity: 'sha512-AA==', tarball: `https://docs.acme.test/base/npm/${TARBALL}` },
    },
  },
};

let files: TestSite;
let app: Hono;

beforeAll(() => {
  files = writeTestSite({ '@acme/map': JSON.stringify(PACKUMENT), [TARBALL]: 'gzip' });
  app = new Hono();
  app.route('/npm', createNpmRegistry(files.folder, { proxyHops: 0 }));
  app.route('/proxied', createNpmRegistry(files.folder, { proxyHops: 1 }));
  app.route('/none', createNpmRegistry(`${files.folder}/missing`, { proxyHops: 0 }));
});

afterAll(() => files.remove());

describe('the npm registry', () => {
  test.each(['/npm/@acme/map', '/npm/@acme%2fmap', '/npm/@acme%2Fmap', '/npm/%40acme%2Fmap'])(
    'finds a package at %s',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
      expect(await response.json()).toMatchObject({ name: '@acme/map' });
    },
  );

  test('names archives at the origin of the request, and changes nothing else', async () => {
    const response = await app.request('http://localhost:4711/npm/@acme/map');
    const expected = structuredClone(PACKUMENT);
    expected.versions['1.0.0'].dist.tarball = `http://localhost:4711/base/npm/${TARBALL}`;
    expect(await response.json()).toEqual(expected);
  });

  test('believes forwarded hosts only behind a proxy', async () => {
    const headers = { 'x-forwarded-host': 'maps.test', 'x-forwarded-proto': 'https' };
    const origins = ['/npm/@acme/map', '/proxied/@acme/map'].map(async (path) => {
      const response = await app.request(`http://inside${path}`, { headers });
      const { versions } = (await response.json()) as typeof PACKUMENT;
      return new URL(versions['1.0.0'].dist.tarball).origin;
    });
    expect(await Promise.all(origins)).toEqual(['http://inside', 'https://maps.test']);
  });

  test('responds to clients that ask for the abbreviated document with the whole one', async () => {
    const accept = 'application/vnd.npm.install-v1+json; q=1.0, application/json; q=0.8, */*';
    const response = await app.request('/npm/@acme%2fmap', { headers: { accept } });
    expect(await response.json()).toHaveProperty(['versions', '1.0.0', 'dist', 'integrity']);
  });

  test('does not send a document again that the client has', async () => {
    const etag = (await app.request('/npm/@acme/map')).headers.get('etag')!;
    const headers = { 'if-none-match': etag };
    expect((await app.request('/npm/@acme/map', { headers })).status).toBe(304);
    const elsewhere = await app.request('http://other.test/npm/@acme/map', { headers });
    expect(elsewhere.status).toBe(200);
  });

  test('lets archives be cached for ever', async () => {
    const response = await app.request(`/npm/${TARBALL}`);
    expect(await response.text()).toBe('gzip');
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/npm/@acme/other', '/npm/react', '/npm/-/missing.tgz', '/npm/@acme/%2e%2e/x'])(
    'responds to %s with an error that names the packages',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toHaveProperty('error', expect.stringContaining('@acme/map'));
    },
  );

  test('cannot be written to', async () => {
    const response = await app.request('/npm/@acme%2fmap', { method: 'PUT', body: '{}' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test('responds to HEAD without a body', async () => {
    const response = await app.request('/npm/@acme/map', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test('says so where no packages are built', async () => {
    const response = await app.request('/none/@acme/map');
    expect(response.status).toBe(503);
  });
});
