import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublicFiles } from './public-files.ts';
import { type TestSite, writeTestSite } from './testing/write-test-site.ts';
import { readVenueKeys } from './venue-keys.ts';
import { createVenues } from './venues.ts';

const KEYS = 'demo, other, quay@https://www.example.com https://example.com';
let files: TestSite;
let app: Hono;

beforeAll(() => {
  files = writeTestSite({
    'index.json': '[]',
    'mall/mvf-3.zip': 'PK',
    'web-sdk.js': 'export {};',
    'frame.html': '<p>',
  });
  app = new Hono();
  app.route('/venues', createVenues(files.folder, readVenueKeys(KEYS)));
  app.route(
    '/sdk/6.0',
    createPublicFiles(files.folder, { subject: 'SDKs', notFound: (path) => `no ${path}` }),
  );
  app.route(
    '/frames',
    createPublicFiles(files.folder, {
      subject: 'Frames',
      notFound: () => '',
      pageHeaders: (path) => ({ 'content-security-policy': `sandbox ${path}` }),
    }),
  );
  app.route(
    '/none',
    createPublicFiles(`${files.folder}/missing`, { subject: 'Files', notFound: () => '' }),
  );
});

afterAll(() => files.remove());

describe('public files', () => {
  test('allow pages of any origin, and requests without one', async () => {
    const response = await app.request('/sdk/6.0/web-sdk.js', { headers: { origin: 'null' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect((await app.request('/sdk/6.0/web-sdk.js', { method: 'OPTIONS' })).status).toBe(204);
  });

  test('respond to unknown paths with JSON and CORS headers', async () => {
    const response = await app.request('/sdk/6.0/nothing.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ error: 'no nothing.js' });
  });

  test.each(['/sdk/6.0/..%2fsecret.txt', '/sdk/6.0/%2e%2e/secret.txt', '/sdk/6.0/%ff'])(
    'serve nothing outside of the folder: %s',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );

  test('carry separate headers if they are pages', async () => {
    const page = await app.request('/frames/frame.html');
    expect(page.headers.get('content-security-policy')).toBe('sandbox frame.html');
    expect(page.headers.get('access-control-allow-origin')).toBe('*');
    const script = await app.request('/frames/web-sdk.js');
    expect(script.headers.get('content-security-policy')).toBeNull();
  });

  test('respond 503 when they were not built', async () => {
    expect((await app.request('/none/a.js')).status).toBe(503);
  });
});

function askFrom(origin: string | undefined): Response | Promise<Response> {
  const headers = origin === undefined ? {} : { origin };
  return app.request('/venues/mall/mvf-3.zip?key=quay', { headers });
}

describe('venues', () => {
  test('open with a known key', async () => {
    const response = await app.request('/venues/mall/mvf-3.zip?key=other');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('PK');
  });

  test.each([
    ['/venues/mall/mvf-3.zip', 'A key is required'],
    ['/venues/mall/mvf-3.zip?key=wrong', 'The key "wrong" is unknown'],
  ])('reject %s with the reason', async (path, message) => {
    const response = await app.request(path);
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(((await response.json()) as { error: string }).error).toContain(message);
  });

  test('respond 404 to unknown ids and name the list', async () => {
    const response = await app.request('/venues/castle/mvf-3.zip?key=demo');
    expect(response.status).toBe(404);
    expect(((await response.json()) as { error: string }).error).toContain('/venues/index.json');
  });

  test('limit a key to the origins of its owner', async () => {
    for (const origin of ['https://www.example.com', 'https://example.com', undefined]) {
      const response = await askFrom(origin);
      expect(response.status).toBe(200);
      expect(response.headers.get('vary')).toContain('origin');
    }
    for (const origin of ['https://www.example.com.evil.test', 'http://www.example.com', 'null']) {
      const response = await askFrom(origin);
      expect(response.status).toBe(403);
      expect(((await response.json()) as { error: string }).error).toBe(
        `The key "quay" is not allowed on pages of ${origin}. Ask its owner to add this origin.`,
      );
    }
  });
});

test.each(['quay@www.example.com', 'quay@https://www.example.com/path', 'a b', '@https://a.test'])(
  'VENUE_KEYS=%s is refused with an example of what is expected',
  (text) => {
    expect(() => readVenueKeys(text)).toThrow('such as quay@https://www.example.com');
  },
);

test.each([undefined, '', ' , '])('VENUE_KEYS=%s opens venues with the demo key alone', (text) => {
  expect([...readVenueKeys(text).keys()]).toEqual(['demo']);
});
