import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTracing } from './tracing.ts';

type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
};
type Export = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly object[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
};

test('exports one span per request, as a child of the caller', async () => {
  const exported: Export[] = [];
  const collector = createServer(async (request, response) => {
    exported.push((await json(request)) as Export);
    response.end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  onTestFinished(() => void vi.unstubAllEnvs());

  const tracing = createTracing('portal', 1);
  const app = new Hono();
  app.use(tracing.middleware(() => 'page'));
  app.get('/markers', ({ text }) => text('found'));
  app.get('/broken', ({ text }) => text('', 500));
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await app.request('/markers?q=private', {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await app.request('/broken');
  await tracing.close();

  const [{ resource, scopeSpans } = { resource: undefined, scopeSpans: [] }] = exported.flatMap(
    ({ resourceSpans }) => resourceSpans,
  );
  expect(resource?.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'portal' },
  });
  const [found, broken] = scopeSpans.flatMap(({ spans }) => spans);
  expect(found).toMatchObject({
    name: 'GET page',
    traceId,
    parentSpanId: 'b7ad6b7169203331',
    attributes: expect.arrayContaining([
      { key: 'url.path', value: { stringValue: '/markers' } },
      { key: 'http.response.status_code', value: { intValue: 200 } },
    ]),
  });
  expect(broken?.status.code).toBe(2);
  expect(JSON.stringify(exported)).not.toContain('private');
});
