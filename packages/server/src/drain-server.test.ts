import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ServerDrain } from './drain-server.ts';
import { Lifecycle } from './lifecycle.ts';

async function start(respond: (server: Server) => void) {
  const server = createServer();
  const lifecycle = new Lifecycle();
  const drain = new ServerDrain(server, lifecycle);
  respond(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { server, lifecycle, drain, port, url: `http://127.0.0.1:${port}/` };
}

const NOW = { delayMs: 0, timeoutMs: 1000 };

test('lets a running response finish', async () => {
  const { drain, url } = await start((server) =>
    server.on('request', async (_, response) => {
      response.write('a');
      await wait(200);
      response.end('b');
    }),
  );
  const response = await fetch(url);
  const drained = drain.drain(NOW);
  expect(await response.text()).toBe('ab');
  expect(await drained).toBe(true);
});

test('lets a client that reads slowly have all of a response', async () => {
  const body = Buffer.alloc(20_000_000, 'a');
  const { drain, port } = await start((server) =>
    server.on('request', (_, response) => response.end(body)),
  );
  const slow = connect(port, '127.0.0.1');
  await once(slow, 'connect');
  slow.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(slow, 'readable');
  const drained = drain.drain({ delayMs: 0, timeoutMs: 5000 });
  await wait(200);
  let bytes = 0;
  for await (const chunk of slow) bytes += (chunk as Buffer).length;
  expect(bytes).toBeGreaterThan(body.length);
  expect(await drained).toBe(true);
});

test('accepts connections during the delay, and asks them not to be kept', async () => {
  const { drain, lifecycle, url } = await start((server) =>
    server.on('request', (_, response) => response.end('ok')),
  );
  const drained = drain.drain({ delayMs: 300, timeoutMs: 1000 });
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('connection')).toBe('close');
  expect(lifecycle.state).toBe('draining');
  expect(await drained).toBe(true);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('answers a request that arrived while the loop was busy', async () => {
  const { drain, port } = await start((server) =>
    server.on('request', (_, response) => response.end('ok')),
  );
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(idle, 'data');
  const drained = drain.drain({ delayMs: 30, timeoutMs: 1000 });
  // The request lies unread in its socket when the delay ends.
  idle.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n');
  const startedAt = performance.now();
  while (performance.now() - startedAt < 100);
  const [answer] = (await once(idle, 'data')) as [Buffer];
  expect(answer.toString()).toContain('200 OK');
  expect(await drained).toBe(true);
});

test('does not wait for a request that was sent by half', async () => {
  const { drain, port } = await start((server) =>
    server.on('request', (_, response) => response.end('ok')),
  );
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Half: ');
  await wait(50);
  const startedAt = performance.now();
  expect(await drain.drain({ delayMs: 0, timeoutMs: 20_000 })).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('does not wait for a body that never comes', async () => {
  const { drain, port } = await start((server) =>
    server.on('request', (request, response) => {
      request.resume().on('end', () => response.end('ok'));
    }),
  );
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf');
  await wait(50);
  expect(await drain.drain({ delayMs: 0, timeoutMs: 20_000 })).toBe(true);
});

test('gives up on a response that takes longer than the timeout', async () => {
  const { drain, port } = await start((server) =>
    server.on('request', (_, response) => void response.write('a')),
  );
  const request = get({ port, host: '127.0.0.1' });
  request.on('error', () => undefined);
  await once(request, 'response');
  expect(await drain.drain({ delayMs: 0, timeoutMs: 100 })).toBe(false);
});
