import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountPortal } from './mount-portal.ts';
import { type TestSite, writeTestSite } from './testing/write-test-site.ts';

let site: TestSite;

beforeAll(() => {
  site = writeTestSite();
});

afterAll(() => site.remove());

describe('the site', () => {
  test('responds at the root', async () => {
    const app = mountPortal(new Hono(), { siteFolder: site.folder, log: silentLog() });
    const response = await app.request('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<h1>Home</h1>');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  test('responds to an unknown path with the not-found page [S2.03]', async () => {
    const app = mountPortal(new Hono(), { siteFolder: site.folder, log: silentLog() });
    const response = await app.request('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>No such page</h1>');
  });

  test('responds 404 without a folder', async () => {
    expect((await mountPortal(new Hono(), { log: silentLog() }).request('/')).status).toBe(404);
  });
});

describe('services', () => {
  test('respond below their path, before the site', async () => {
    const service = new Hono().post('/queries', ({ text }) => text('hits'));
    const services = [{ path: '/search', app: service }];
    const app = mountPortal(new Hono(), { siteFolder: site.folder, log: silentLog(), services });
    const response = await app.request('/search/queries', { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('hits');
  });
});

function silentLog(): Logger {
  return pino({ level: 'silent' });
}
