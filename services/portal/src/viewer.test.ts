import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { createViewer } from './viewer.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'viewer-'));
mkdirSync(join(FOLDER, 'viewer'));
writeFileSync(join(FOLDER, 'viewer/index.html'), '<p>The viewer</p>');
writeFileSync(join(FOLDER, 'viewer/viewer.js'), 'run()');
const policy = "default-src 'none'; connect-src 'self' blob:; frame-ancestors *";
writeFileSync(
  join(FOLDER, 'security-headers.json'),
  JSON.stringify({ viewer: { 'Content-Security-Policy': policy } }),
);
afterAll(() => rmSync(FOLDER, { recursive: true }));

const SECRET = new Uint8Array(32).fill(3);
const keys = new Map([['key-1', SECRET]]);
const app = createViewer(FOLDER, { keys, bundleSources: [] });

function mint(origins: readonly string[]): Promise<string> {
  return new SignJWT({ venue: 'hq', origins })
    .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(SECRET);
}

describe('the viewer', () => {
  test('allows any site to embed it in a frame', async () => {
    const response = await app.request('/viewer/?venue=a');
    expect(await response.text()).toBe('<p>The viewer</p>');
    expect(response.headers.get('content-security-policy')).toBe(policy);
    expect(response.headers.get('x-frame-options')).toBeNull();
  });

  test('serves its files beside it, open to pages of other sites', async () => {
    const response = await app.request('/viewer/viewer.js');
    expect(await response.text()).toBe('run()');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await app.request('/viewer/../security-headers.json')).status).toBe(404);
  });

  test('redirects to the trailing slash and keeps the query', async () => {
    const response = await app.request('/viewer?venue=a&to=b');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/viewer/?venue=a&to=b');
  });

  test("restricts a page with a token to the token's origins, and disables caching", async () => {
    const token = await mint(['https://intranet.example']);
    const response = await app.request(`/viewer/?venue=hq&token=${token}`);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self' blob:; frame-ancestors 'self' https://intranet.example",
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('connects to the hosts of bundles that the operator allows, but never with a token', async () => {
    const open = createViewer(FOLDER, { keys, bundleSources: ['https://cdn.example'] });
    const policyOf = async (query: string): Promise<string> =>
      (await open.request(`/viewer/?${query}`)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('bundle=https://cdn.example/a.zip')).toBe(
      "default-src 'none'; connect-src 'self' blob: https://cdn.example; frame-ancestors *",
    );
    const token = await mint(['https://intranet.example']);
    expect(await policyOf(`venue=hq&token=${token}`)).not.toContain('cdn.example');
  });

  test('loads with an invalid token to show the error', async () => {
    const response = await app.request('/viewer/?venue=hq&token=abc');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe(policy);
  });
});
