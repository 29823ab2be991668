import { join } from 'node:path';
import { SERVER_OPTIONS } from '@brand/service-kit';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createRestService } from './create-rest-service.ts';
import { MOUNT_PATH } from './http/base-url.ts';
import { readEnvironment } from './read-environment.ts';

/** Runs the REST APIs as a separate process. */
const root = join(import.meta.dirname, '../../..');
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info' });
const service = createRestService({
  ...readEnvironment(process.env, { dataFolder: join(root, '.data') }),
  venuesFolder: process.env['VENUES_FOLDER'] ?? join(root, 'venues/dist'),
  onError: (error) => log.error({ err: error }, 'rest failed'),
});
// The same path as in the portal, so that a proxy need not change it.
const app = new Hono().route(MOUNT_PATH, service.app);
const server = createAdaptorServer({ fetch: app.fetch, serverOptions: SERVER_OPTIONS });
const port = Number(process.env['PORT'] ?? 3003);

server.listen({ port, host: process.env['HOST'] ?? '0.0.0.0', backlog: 4096 }, () => {
  const address = server.address();
  const openPort = typeof address === 'object' && address ? address.port : port;
  log.info({ port: openPort }, 'listening');
  process.send?.({ type: 'listening', port: openPort });
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () =>
    server.close(async () => {
      await service.close();
      process.exit(0);
    }),
  );
}
