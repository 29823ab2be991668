import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createServiceApp } from './create-service-app.ts';
import type { PartHealth } from './health-routes.ts';
import { Lifecycle } from './lifecycle.ts';
import { createMetrics } from './metrics.ts';
import type { RouteClass } from './route-class.ts';

type Settings = {
  readonly refused?: readonly RouteClass[];
  readonly isProxyTrusted?: boolean;
  readonly clientAddressMode?: 'none' | 'masked' | 'full';
  readonly parts?: Readonly<Record<string, PartHealth>>;
  readonly isWarm?: () => boolean;
};

const CLASSES: Readonly<Record<string, RouteClass>> = {
  '/answer': 'answer',
  '/search': 'search',
  '/healthz': 'probe',
  '/readyz': 'probe',
};

function create(settings: Settings = {}) {
  const lines: Record<string, unknown>[] = [];
  const log: Logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as never) });
  const lifecycle = new Lifecycle();
  const metrics = createMetrics();
  const { refused = [], isProxyTrusted = false, clientAddressMode = 'none', parts } = settings;
  const app = createServiceApp({
    classify: (path) => CLASSES[path] ?? 'page',
    lifecycle,
    metrics,
    log,
    settings: { clientAddressMode, isShedding: true },
    environment: {},
    isProxyTrusted,
    clientOf: () => '203.0.113.9',
    admission: { admits: (route) => !refused.includes(route) },
    health: parts && (async () => parts),
    ...(settings.isWarm && { isWarm: settings.isWarm }),
  });
  app.route(
    '/',
    new Hono()
      .get('/failing', () => {
        throw new Error('password is hunter2');
      })
      .get('/limited', ({ text }) => text('', 429))
      .get('/:name', ({ text }) => text('found')),
  );
  return { app, lines, lifecycle, metrics };
}

describe('the request log', () => {
  test('writes one line for each request, without its query', async () => {
    const { app, lines } = create();
    await app.request('/page?q=private', { method: 'HEAD' });
    expect(lines).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'request',
        method: 'HEAD',
        path: '/page',
        status: 200,
        milliseconds: expect.any(Number),
        requestId: expect.stringMatching(/^[\w-]{36}$/),
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('private');
  });

  test('returns the id of the request', async () => {
    const { app, lines } = create();
    const response = await app.request('/page');
    expect(response.headers.get('x-request-id')).toBe(lines[0]?.['requestId']);
  });

  test.each([
    ['a trusted proxy', true, 'trace-0000-1', 'trace-0000-1'],
    ['a client', false, 'trace-0000-1', expect.stringMatching(/^[\da-f-]{36}$/)],
    ['a proxy that forwards garbage', true, 'a"b\u0000', expect.stringMatching(/^[\da-f-]{36}$/)],
  ])('takes the id of %s as it should', async (_, isProxyTrusted, id, expected) => {
    const { app } = create({ isProxyTrusted });
    const headers = new Headers();
    headers.set('x-request-id', id.replace('\u0000', ' '));
    const response = await app.request('/page', { headers });
    expect(response.headers.get('x-request-id')).toEqual(expected);
  });

  test.each([
    ['none', undefined],
    ['masked', '203.0.113.0'],
    ['full', '203.0.113.9'],
  ] as const)('logs the client address as %s', async (clientAddressMode, client) => {
    const { app, lines } = create({ clientAddressMode });
    await app.request('/page');
    expect(lines[0]?.['client']).toBe(client);
  });
});

describe('an error', () => {
  test('responds 500 without its message, and logs the stack', async () => {
    const { app, lines } = create();
    const response = await app.request('/failing');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Something went wrong on our side. Try again in a moment.');
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'request failed',
        method: 'GET',
        path: '/failing',
        error: expect.stringMatching(/password is hunter2\n\s+at /),
      }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', status: 500 }));
  });
});

describe('/healthz and /readyz', () => {
  test('respond 200 while the process accepts requests', async () => {
    const { app } = create();
    expect(await (await app.request('/healthz')).json()).toEqual({
      status: 'ok',
      uptimeSeconds: 0,
    });
    const ready = await app.request('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.headers.get('cache-control')).toBe('no-store');
    expect(await ready.json()).toEqual({ status: 'ready', parts: {} });
  });

  test('turn /readyz to 200 once the process is warm, so that a rolling restart waits', async () => {
    let isWarm = false;
    const { app } = create({ isWarm: () => isWarm });
    const response = await app.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'starting' });
    expect((await app.request('/healthz')).status).toBe(200);
    isWarm = true;
    expect((await app.request('/readyz')).status).toBe(200);
  });

  test('name a degraded part and stay ready, because pages go on', async () => {
    const reason = 'The disk is full.';
    const { app } = create({
      parts: { rest: { status: 'degraded', reason }, search: { status: 'ok' } },
    });
    const response = await app.request('/readyz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'degraded',
      parts: { rest: { status: 'degraded', reason }, search: { status: 'ok' } },
    });
  });

  test('turn /readyz to 503 while the process drains, and leave /healthz', async () => {
    const { app, lifecycle } = create();
    lifecycle.drain();
    const response = await app.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'draining' });
    expect((await app.request('/healthz')).status).toBe(200);
  });
});

describe('under overload', () => {
  test('refuses requests of a class, and no others', async () => {
    const { app } = create({ refused: ['answer'] });
    const statuses = await Promise.all(
      ['/answer', '/search', '/page', '/readyz'].map(
        async (path) => (await app.request(path)).status,
      ),
    );
    expect(statuses).toEqual([503, 200, 200, 200]);
  });

  test('says when to try again, and counts', async () => {
    const { app, metrics } = create({ refused: ['answer'] });
    const response = await app.request('/answer');
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      status: 503,
      message: 'The portal is busy. Try again in 2 seconds.',
    });
    expect(await metrics.registry.metrics()).toContain('requests_shed_total{route="answer"} 1');
  });

  test('refuses a page with text', async () => {
    const { app } = create({ refused: ['page'] });
    const response = await app.request('/page');
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('The portal is busy. Try again in 2 seconds.');
  });
});

describe('metrics', () => {
  test('count requests by class, method and status', async () => {
    const { app, metrics } = create();
    await app.request('/page');
    await app.request('/answer', { method: 'BREW' });
    await app.request('/limited');
    const text = await metrics.registry.metrics();
    expect(text).toContain('http_requests_total{route="page",method="GET",status="200"} 1');
    expect(text).toContain('http_requests_total{route="answer",method="other",status="404"} 1');
    expect(text).toContain('rate_limited_total{route="page"} 1');
    expect(text).toContain('http_request_duration_seconds_count{route="page"} 2');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  test('read gauges when they are scraped', async () => {
    const { metrics } = create();
    let isUp = 1;
    metrics.addGauge({
      name: 'store_up',
      help: 'Whether a store works.',
      label: 'store',
      aggregator: 'min',
      read: () => ({ rest: isUp }),
    });
    expect(await metrics.registry.metrics()).toContain('store_up{store="rest"} 1');
    isUp = 0;
    expect(await metrics.registry.metrics()).toContain('store_up{store="rest"} 0');
  });
});
