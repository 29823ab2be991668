import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

export type ServedApp = { readonly url: string; readonly close: () => Promise<void> };

/** Serves an app on a free port. */
export async function serveApp(app: Pick<Hono, 'fetch'>): Promise<ServedApp> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Prevents Hono from replacing the global `Response`, which all tests share.
    overrideGlobalObjects: false,
    // With keep-alive, a connection closed just before its reuse occasionally fails a test.
    serverOptions: { keepAliveTimeout: 0 },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
