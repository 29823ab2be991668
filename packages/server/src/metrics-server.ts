import { createServer, type Server } from 'node:http';
import type { ServerSettings } from './settings.ts';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves `/metrics` on a separate port, so that readers cannot see the metrics. */
export function serveMetrics(
  { port, host }: NonNullable<ServerSettings['metrics']>,
  read: () => Promise<string>,
): Server {
  const server = createServer(async (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await read();
      response.writeHead(200, { 'content-type': CONTENT_TYPE }).end(text);
    } catch (error) {
      response.writeHead(503).end(`${(error as Error).message}\n`);
    }
  });
  // A busy metrics port must not stop the portal.
  server.on('error', ({ message }) =>
    console.error(
      `METRICS_PORT and METRICS_HOST: expected a free port on this machine, found "${host}:${port}" (${message}).`,
    ),
  );
  server.listen(port, host);
  server.unref();
  return server;
}
