import { join } from 'node:path';
import { SERVER_OPTIONS } from '@brand/service-kit';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import { createSearchService } from './create-search-service.ts';
import { readEnvironment } from './read-environment.ts';

/** Runs the search service as a separate process. */
const root = join(import.meta.dirname, '../../..');
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info' });
const service = createSearchService({
  ...readEnvironment(process.env, { dataFolder: join(root, '.data') }),
  recordsFile: process.env['SEARCH_RECORDS'] ?? join(root, 'site/build/search/records.ndjson'),
  onError: (error) => log.error({ err: error }, 'search failed'),
});
service.whenReady.then(
  (records) => log.info({ records }, 'ready'),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
const server = createAdaptorServer({ fetch: service.app.fetch, serverOptions: SERVER_OPTIONS });
const port = Number(process.env['PORT'] ?? 3001);

server.listen({ port, host: process.env['HOST'] ?? '0.0.0.0', backlog: 4096 }, () => {
  const address = server.address();
  const openPort = typeof address === 'object' && address ? address.port : port;
  log.info({ port: openPort }, 'listening');
  process.send?.({ type: 'listening', port: openPort });
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () =>
    server.close(() => {
      service.close();
      process.exit(0);
    }),
  );
}
