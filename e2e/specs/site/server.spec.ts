import { expect, test } from '../../test.ts';

test('sends a strict content security policy with pages [S1.11]', async ({ request }) => {
  const headers = (await request.get('/docs/overview')).headers();
  const policy = headers['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'sha256-[^']+')+$/);
  expect(policy).toContain("object-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('compresses and revalidates pages, and caches hashed assets as immutable', async ({
  request,
}) => {
  const page = await request.get('/docs/overview', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await request.get('/docs/overview', {
    headers: { 'accept-encoding': 'br', 'if-none-match': page.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  const script = /\/assets\/js\/main\.[^"]+?\.js/.exec(await page.text())?.[0] ?? '';
  const asset = await request.get(script);
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('responds with the requested byte range', async ({ request }) => {
  const response = await request.get('/img/logo.svg', { headers: { range: 'bytes=0-3' } });
  expect(response.status()).toBe(206);
  expect(await response.text()).toBe('<svg');
});

test('serves security.txt and the health endpoint', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: .+$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  expect(await (await request.get('/healthz')).json()).toMatchObject({ status: 'ok' });
});
