import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const HSTS = 'max-age=31536000; includeSubDomains';

async function request(
  url: string,
  environment: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const app = new Hono();
  app.use(securityHeaders(environment));
  app.get('/page', ({ html }) =>
    html('<p>', 200, {
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-site',
      'strict-transport-security': 'max-age=1',
    }),
  );
  app.get('/data', ({ json }) => json({}));
  app.get('/open', ({ json }) => json({}, 200, { 'access-control-allow-origin': '*' }));
  app.get('/private', ({ json }) =>
    json({}, 200, { 'access-control-allow-origin': 'https://a.test' }),
  );
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.onError((_error, { text }) => text('failed', 500));
  const response = await app.request(url, { headers });
  return Object.fromEntries(response.headers);
}

describe('securityHeaders', () => {
  test.each(['/data', '/broken', '/nowhere'])('adds the headers to %s', async (path) => {
    expect(await request(`https://docs.example${path}`)).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': HSTS,
      'x-content-type-options': 'nosniff',
    });
  });

  test('keeps what a route has set itself', async () => {
    expect(await request('https://docs.example/page')).toMatchObject({
      'cross-origin-resource-policy': 'same-site',
      'referrer-policy': 'no-referrer',
    });
  });

  test.each([
    ['/open', 'cross-origin'],
    ['/private', 'same-origin'],
  ])('sets the resource policy of %s to %s, as its CORS header', async (path, policy) => {
    const headers = await request(`https://docs.example${path}`);
    expect(headers['cross-origin-resource-policy']).toBe(policy);
  });

  const http = 'http://docs.example/page';
  const https = 'https://docs.example/page';
  const forwarded = { 'x-forwarded-proto': 'https' };
  const behindProxy = { TRUST_PROXY: '1' };
  test.each<[string, Parameters<typeof request>, string | undefined]>([
    ['over HTTPS', [https], HSTS],
    ['over HTTP', [http], undefined],
    ['if anyone claims HTTPS', [http, {}, forwarded], undefined],
    ['if a trusted proxy says HTTPS', [http, behindProxy, forwarded], HSTS],
    [
      'if the client claims HTTPS to a trusted proxy',
      [http, behindProxy, { 'x-forwarded-proto': 'https, http' }],
      undefined,
    ],
    ['with another age', [https, { HSTS_MAX_AGE: '60' }], 'max-age=60; includeSubDomains'],
    ['if it is turned off', [https, { HSTS_MAX_AGE: '0' }], undefined],
  ])('sends Strict-Transport-Security as it should %s', async (_when, parameters, hsts) => {
    const headers = await request(...parameters);
    expect(headers['strict-transport-security']).toBe(hsts);
  });

  test.each(['year', '-1', '1.5', '315360001', '1e3'])('rejects HSTS_MAX_AGE=%s', (value) => {
    expect(() => securityHeaders({ HSTS_MAX_AGE: value })).toThrow(
      new Error(`HSTS_MAX_AGE: expected a whole number from 0 to 315360000, found "${value}".`),
    );
  });
});
