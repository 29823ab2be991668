import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serveApp, type ServedApp } from '@brand/service-kit/testing';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseDuplicateHost } from './refuse-duplicate-host.ts';
import { securityHeaders } from './security-headers.ts';

let served: ServedApp;
beforeAll(async () => {
  const app = new Hono();
  app.use(securityHeaders({}));
  app.use(refuseDuplicateHost);
  app.get('/', (context) => context.text('page'));
  served = await serveApp(app);
});
afterAll(() => served.close());

/** The whole response to a request with exactly these headers. */
function send(...headers: string[]): Promise<string> {
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
  socket.end(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}

describe('refuseDuplicateHost', () => {
  test('passes a request with one Host', async () => {
    expect(await send('Host: docs.example')).toMatch(/^HTTP\/1\.1 200 [\s\S]*page$/);
  });

  test.each([
    ['different ones', 'Host: docs.example', 'Host: evil.example'],
    ['the same twice', 'Host: docs.example', 'hOsT: docs.example'],
  ])('rejects a request with several Hosts: %s', async (_title, ...headers) => {
    const response = await send(...headers);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('The request has more than one Host header.');
    expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  test.each([
    ['no Host', 'Accept: */*'],
    ['an empty Host', 'Host:'],
    ['two Hosts in one header', 'Host: docs.example, evil.example'],
  ])('leaves it to Node to reject %s', async (_title, header) => {
    expect(await send(header)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
