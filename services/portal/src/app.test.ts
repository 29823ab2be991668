import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { type TestSite, writeTestSite } from './testing/write-test-site.ts';

let site: TestSite;

beforeAll(() => {
  site = writeTestSite();
});

afterAll(() => site.remove());

describe('/healthz', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('responds 200 with the uptime', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-01T00:00:00Z') });
    const app = createApp({ log: silentLog() });
    vi.setSystemTime(new Date('2025-01-01T00:01:05Z'));
    const response = await app.request('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', uptimeSeconds: 65 });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('responds 503 as soon as the process is closing', async () => {
    let accepting = true;
    const app = createApp({ log: silentLog(), isAccepting: () => accepting });
    expect((await app.request('/healthz')).status).toBe(200);
    accepting = false;
    const response = await app.request('/healthz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'closing' });
  });

  test('takes precedence over a page of that name', async () => {
    const app = createApp({ siteFolder: site.folder, log: silentLog() });
    const response = await app.request('/healthz');
    expect(response.headers.get('content-type')).toBe('application/json');
  });
});

describe('the site', () => {
  test('responds at the root', async () => {
    const app = createApp({ siteFolder: site.folder, log: silentLog() });
    const response = await app.request('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<h1>Home</h1>');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  test('responds to an unknown path with the not-found page [S2.03]', async () => {
    const app = createApp({ siteFolder: site.folder, log: silentLog() });
    const response = await app.request('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>No such page</h1>');
  });

  test('responds 404 without a folder', async () => {
    expect((await createApp({ log: silentLog() }).request('/')).status).toBe(404);
  });
});

describe('services', () => {
  test('respond below their path, before the site', async () => {
    const service = new Hono().post('/queries', ({ text }) => text('hits'));
    const services = [{ path: '/search', app: service }];
    const app = createApp({ siteFolder: site.folder, log: silentLog(), services });
    const response = await app.request('/search/queries', { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('hits');
  });
});

describe('the request log', () => {
  test('writes one structured line for each request', async () => {
    const { log, lines } = recordingLog();
    const app = createApp({ siteFolder: site.folder, log });
    const response = await app.request('/docs/page?q=private', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(lines).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'request',
        method: 'HEAD',
        path: '/docs/page',
        status: 200,
        milliseconds: expect.any(Number),
      }),
    ]);
  });

  test('omits the query, which contains typed text', async () => {
    const { log, lines } = recordingLog();
    await createApp({ log }).request('/healthz?q=private');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('private');
  });

  test.each([
    ['/nowhere', 404],
    ['/failing', 500],
  ])('contains the status of %s, %i', async (path, status) => {
    const { log, lines } = recordingLog();
    const failing = new Hono().get('/', () => {
      throw new Error('broken');
    });
    const services = [{ path: '/failing', app: failing }];
    const app = createApp({ siteFolder: site.folder, log, services });
    expect((await app.request(path)).status).toBe(status);
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', path, status }));
  });
});

describe('an error', () => {
  const failing = new Hono().get('/', () => {
    throw new Error('password is hunter2');
  });
  const services = [{ path: '/failing', app: failing }];

  test('responds 500 without its message', async () => {
    const response = await createApp({ log: silentLog(), services }).request('/failing');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Something went wrong on our side. Try again in a moment.');
  });

  test('appears in the log with stack, method and path', async () => {
    const { log, lines } = recordingLog();
    await createApp({ log, services }).request('/failing');
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'request failed',
        method: 'GET',
        path: '/failing',
        error: expect.stringMatching(/password is hunter2\n\s+at .*app\.test\.ts/),
      }),
    );
  });
});

function silentLog(): Logger {
  return pino({ level: 'silent' });
}

function recordingLog(): { log: Logger; lines: unknown[] } {
  const lines: unknown[] = [];
  return { log: pino({}, { write: (line: string) => lines.push(JSON.parse(line)) }), lines };
}
