import { RateLimiter } from '@brand/service-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('over HTTP', () => {
  test('explains its purpose to people who open it in a browser', async () => {
    const response = await fetch(server.address);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await response.text()).toContain('Add it to your editor');
    expect((await fetch(server.address, { method: 'DELETE' })).status).toBe(405);
  });

  test('allows clients in a page, such as inspectors', async () => {
    const headers = {
      origin: 'https://inspector.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,mcp-protocol-version,mcp-method',
    };
    const asked = await fetch(server.address, { method: 'OPTIONS', headers });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    const answered = await post(PING, { origin: 'https://inspector.example' });
    expect(answered.status).toBe(200);
    expect(answered.headers.get('access-control-allow-origin')).toBe('*');
    expect(answered.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  test.each(['null', 'file://', 'javascript:alert(1)', 'https://a.example/path', 'nonsense'])(
    'rejects the origin %s, which does not belong to a website',
    async (origin) => {
      expect((await post(PING, { origin })).status).toBe(403);
    },
  );

  test('rejects pages of hosts that the operator does not list', async () => {
    const closed = await startTestServer({ allowedOrigins: ['docs.example'] });
    const ask = async (origin: string): Promise<number> =>
      (await post(PING, { origin }, closed.address)).status;
    expect(await ask('https://docs.example')).toBe(200);
    // With DNS rebinding, the browser considers it the same origin.
    expect(await ask('http://rebound.example')).toBe(403);
    await closed.close();
  });

  test('rejects bodies longer than any bundle, regardless of their Content-Length', async () => {
    const response = await post(`"${'x'.repeat(7 * 2 ** 20)}"`);
    expect(response.status).toBe(413);
  });

  test.each<[name: string, body: unknown, headers?: Record<string, string>]>([
    ['no JSON', '{'],
    ['nothing', ''],
    ['no request', '[]'],
    ['another type', PING, { 'content-type': 'text/plain' }],
    ['deep JSON', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
    ['deep input', deepCall()],
    ['much input', manyArguments()],
  ])('responds to %s with an error, and keeps serving', async (_name, body, headers) => {
    const response = await post(body, headers);
    const text = await response.text();
    expect(text).toMatch(/"error"|"isError":true/);
    expect(response.status).toBeLessThan(500);
    expect((await post(PING)).status).toBe(200);
  });

  test('rate-limits clients and sends Retry-After', async () => {
    const limiter = new RateLimiter({ burst: 8, perSecond: 0.1 });
    const limited = await startTestServer({ limiter });
    const statuses = [];
    let last = await post(PING, {}, limited.address);
    for (let count = 0; count < 8; count += 1) {
      last = await post(PING, {}, limited.address);
      statuses.push(last.status);
    }
    expect(statuses).toContain(200);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({
      error: { message: expect.stringMatching(/^Too many requests\. Wait \d+ s/) as string },
    });
    await limited.close();
  });
});

function post(
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  address = server.address,
): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function deepCall(): string {
  const deep = `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`;
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_page","arguments":{"path":${deep}}}}`;
}

function manyArguments(): string {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`a${index}`, 1]));
  const params = { name: 'get_page', arguments: many };
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
}
