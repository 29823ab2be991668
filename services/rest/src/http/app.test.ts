import { serveApp } from '@brand/service-kit/testing';
import { once } from 'node:events';
import { connect } from 'node:net';
import { API_NAMES, MAX_BODY_BYTES, makeOpenApi, openApiFile } from '@brand/rest-api';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { askToken, createTestRest } from '../rest.fixture.ts';
import { MOUNT_PATH } from './base-url.ts';

const rest = createTestRest();
afterAll(() => rest.close());

async function codeOf(line: string, request: object = {}): Promise<[number, string]> {
  const response = await rest.send(line, request);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return [response.status, ((await response.json()) as { code: string }).code];
}

describe('the service', () => {
  test.each(API_NAMES)('serves the document of %s as the site publishes it', async (name) => {
    expect(await rest.ask(`GET /${openApiFile(name)}`)).toEqual(makeOpenApi(name));
  });

  test('allows pages of any site', async () => {
    const headers = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'PATCH',
    };
    const response = await rest.send('OPTIONS /v1/workspaces', { headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  });

  test('rejects unknown paths and methods', async () => {
    expect(await codeOf('GET /')).toEqual([404, 'path-unknown']);
    expect(await codeOf('GET /v2/venues')).toEqual([404, 'path-unknown']);
    const response = await rest.send('DELETE /v1/venues');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });

  test('rejects requests without a valid token', async () => {
    expect(await codeOf('GET /v1/venues')).toEqual([401, 'token-missing']);
    expect(await codeOf('GET /v1/venues', { token: 'x.y' })).toEqual([401, 'token-invalid']);
    const key = { body: { key: 'demo', secret: 'guessed' } };
    expect(await codeOf('POST /v1/token', key)).toEqual([401, 'key-unknown']);
  });

  test('rate-limits clients, and reports the limits in headers', async () => {
    const few = { burst: 3, perSecond: 0.1 };
    const plenty = { burst: 100, perSecond: 100 };
    const limits = { address: plenty, newTokens: plenty, token: few, sandboxes: 10 };
    const limited = createTestRest({ limits });
    onTestFinished(() => limited.close());
    const token = await askToken(limited);
    const answers: Response[] = [];
    for (let at = 0; at < 4; at += 1) answers.push(await limited.send('GET /v1/venues', { token }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"token";q=3;w=30');
    expect(answers[0]?.headers.get('ratelimit')).toBe('"token";r=2;t=10');
    // A second or more may have passed on a busy machine.
    expect(answers[3]?.headers.get('retry-after')).toMatch(/^(?:10|[5-9])$/);
    expect(await answers[3]?.json()).toMatchObject({ code: 'rate-limited' });
    const other = await askToken(limited);
    expect((await limited.send('GET /v1/venues', { token: other })).status).toBe(200);
  });

  test('reports the limits also with files, empty responses and errors', async () => {
    const token = await askToken(rest);
    const { url } = await rest.ask<{ url: string }>('GET /v1/venues/kestrel-house/mvf', { token });
    const venue = await rest.send('GET /v1/venues/kestrel-house', { token });
    const headers = { 'if-none-match': venue.headers.get('etag') ?? '' };
    const answers = [
      await rest.send(`GET ${new URL(url).pathname.replace(MOUNT_PATH, '')}`),
      await rest.send('GET /v1/venues/kestrel-house', { token, headers }),
      await rest.send('GET /v1/venues/nowhere', { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 404]);
    expect(answers.map((answer) => answer.headers.get('ratelimit')?.split(';')[0])).toEqual([
      '"address"',
      '"token"',
      '"token"',
    ]);
  });
});

describe('request validation', () => {
  test('accepts bodies of one media type and a limited size', async () => {
    const line = 'POST /v1/token';
    expect(await codeOf(line, { body: '{' })).toEqual([400, 'body-not-json']);
    const plain = { body: '{}', headers: { 'content-type': 'text/plain' } };
    expect(await codeOf(line, plain)).toEqual([415, 'media-type-unsupported']);
    const long = { body: `"${'x'.repeat(MAX_BODY_BYTES)}"` };
    expect(await codeOf(line, long)).toEqual([413, 'body-too-large']);
  });

  test('reports invalid values with their location and what is expected', async () => {
    const token = await askToken(rest);
    const body = { name: '<b>bold</b>', mapLimit: 0, color: 'red' };
    const response = await rest.send('POST /v1/workspaces', { token, body });
    expect(await response.json()).toMatchObject({
      code: 'request-invalid',
      errors: expect.arrayContaining([
        {
          in: 'body',
          pointer: '/color',
          message: 'is not supported. Use one of: name, externalId, mapLimit',
        },
        { in: 'body', pointer: '/mapLimit', message: 'must be >= 1' },
        { in: 'body', pointer: '/name', message: expect.stringContaining('without `<` and `>`') },
      ]),
    });
  });

  test.each([1, 8, 25])('rejects %s unknown fields', async (count) => {
    const token = await askToken(rest);
    const fields = Array.from({ length: count }, (_, at) => [`not/known${at}`, at] as const);
    const body = { name: 'Fine', ...Object.fromEntries(fields) };
    const response = await rest.send('POST /v1/workspaces', { token, body });
    const problem = (await response.json()) as { errors: { pointer: string }[] };
    expect([response.status, problem.errors.length]).toEqual([422, Math.min(count, 20)]);
    expect(problem.errors[0]?.pointer).toBe('/not~1known0');
  });

  test('rejects unknown and repeated query parameters', async () => {
    const token = await askToken(rest);
    const response = await rest.send('GET /v1/venues?limt=5&limit=1&limit=2&a/b=', { token });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [
        { in: 'query', pointer: '/limt', message: 'is not supported. Use one of: limit, cursor' },
        { in: 'query', pointer: '/limit', message: 'must appear only once' },
        { in: 'query', pointer: '/a~1b' },
      ],
    });
  });

  test('reports one error per value, with the allowed values', async () => {
    const token = await askToken(rest);
    for (const version of ['4', '0x3', '']) {
      const line = `GET /v1/venues/kestrel-house/mvf?version=${version}`;
      const response = await rest.send(line, { token });
      expect(await response.json()).toMatchObject({
        detail: 'The request has an invalid value.',
        errors: [{ in: 'query', pointer: '/version', message: 'must be one of 1, 2, 3' }],
      });
    }
  });

  test.each(['two\u2028lines', 'two\u0085lines', 'turned\u202earound', '\u2066', '\ufeff'])(
    'rejects the name %j, which has misleading characters',
    async (name) => {
      const request = { token: await askToken(rest), body: { name } };
      expect(await codeOf('POST /v1/workspaces', request)).toEqual([422, 'request-invalid']);
    },
  );

  test('does not log an error when the client disconnects', async () => {
    const { url, close } = await serveApp(rest.app);
    onTestFinished(close);
    const before = rest.errors.length;
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = 'POST /rest/v1/token HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    socket.end(`${head}Content-Length: 500\r\n\r\n{`);
    socket.resume();
    await once(socket, 'close');
    expect((await rest.send('GET /v1/venues')).status).toBe(401);
    expect(rest.errors.slice(before)).toEqual([]);
  });
});
