import { join } from 'node:path';
import { readAssistantConfig } from '@brand/wire/assistant';
import { readSearchConfig } from '@brand/wire/search';
import { SERVER_OPTIONS } from '@brand/service-kit';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createAssistantService } from './create-assistant-service.ts';
import { createEngine } from './create-engine.ts';
import { readEnvironment } from './read-environment.ts';
import { searchOverHttp } from './search-over-http.ts';

/** Runs the assistant as a separate process, with a remote search service. */
const root = join(import.meta.dirname, '../../..');
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info' });
const service = createAssistantService({
  ...readEnvironment(process.env, { dataFolder: join(root, '.data') }),
  assistantId:
    readAssistantConfig({ ASSISTANT_ID: process.env['ASSISTANT_ID'] })?.assistantId ?? '',
  engine: createEngine({
    environment: process.env,
    siteFolder: process.env['SITE_FOLDER'] ?? join(root, 'site/build'),
    search: searchOverHttp({
      ...readSearchConfig(process.env),
      url: process.env['SEARCH_URL'] || 'http://localhost:3001',
      onError: (error) => log.error({ err: error }, 'search does not answer'),
    }),
  }),
  onError: (error) => log.error({ err: error }, 'assistant failed'),
  log,
});
// The same path as in the portal, so that a proxy need not change it.
const app = new Hono().route('/assistant', service.app);
const server = createAdaptorServer({ fetch: app.fetch, serverOptions: SERVER_OPTIONS });
const port = Number(process.env['PORT'] ?? 3002);

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
