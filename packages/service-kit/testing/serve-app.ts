import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

export type ServedApp = { readonly url: string; readonly close: () => Promise<void> };

/** Serves an app on a free port. */
export async function serveApp(app: Pick<Hono, 'fetch'>): Promise<ServedApp> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Else it would replace the process's Response, for all tests.
    overrideGlobalObjects: false,
    // A connection that ends while a busy process is about to use it again fails a test now and then.
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
