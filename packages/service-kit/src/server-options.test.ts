import { createAdaptorServer } from '@hono/node-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SERVER_OPTIONS } from './server-options.ts';

describe('SERVER_OPTIONS', () => {
  test('keeps idle connections longer than the 60 seconds of common proxies', async () => {
    const server = createAdaptorServer({
      fetch: () => new Response('ok'),
      overrideGlobalObjects: false,
      serverOptions: SERVER_OPTIONS,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { headers } = await fetch(`http://127.0.0.1:${port}`);
    const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });
});
