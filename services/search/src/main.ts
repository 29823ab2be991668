import { join } from 'node:path';
import { startService } from '@brand/server';
import { createSearchService } from './create-search-service.ts';
import { readEnvironment } from './read-environment.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Runs the search service as a separate process. */
await startService({
  name: 'search',
  defaultPort: 3001,
  defaultWorkers: 1,
  classify: (path) => (path.startsWith('/1/events') ? 'events' : 'search'),
  environment: process.env,
  open: ({ log, bus, createLimiter, isClustered }) => {
    const service = createSearchService({
      ...readEnvironment(process.env, {
        dataFolder: process.env['DATA_FOLDER'] || join(ROOT, '.data'),
      }),
      recordsFile: process.env['SEARCH_RECORDS'] ?? join(ROOT, 'site/build/search/records.ndjson'),
      createLimiter,
      bus: isClustered ? bus : undefined,
      onError: (error) => log.error({ err: error }, 'search failed'),
      onWarning: (error) => log.warn({ err: error }, 'search statistics'),
    });
    service.whenReady.then(
      (records) => log.info({ records }, 'ready'),
      (error: Error) => {
        console.error(error.message);
        process.exit(1);
      },
    );
    return {
      mount: (app) => app.route('/', service.app),
      whenWarm: service.whenReady,
      health: async () => ({ statistics: service.statistics.health() }),
      close: () => service.close(),
    };
  },
});
