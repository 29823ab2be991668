import { join } from 'node:path';
import { startService, toPartHealth } from '@brand/server';
import { readFolder } from '@brand/service-kit';
import { KNOWLEDGE_FILES, readAssistantConfig } from '@brand/wire/assistant';
import { readSearchConfig } from '@brand/wire/search';
import { createAssistantService } from './create-assistant-service.ts';
import { createEngine } from './create-engine.ts';
import { readEnvironment } from './read-environment.ts';
import { readSearchUrl } from './read-search-url.ts';
import { searchOverHttp } from './search-over-http.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Runs the assistant as a separate process, with a remote search service. */
await startService({
  name: 'assistant',
  defaultPort: 3002,
  defaultWorkers: 1,
  classify: () => 'answer',
  environment: process.env,
  open: ({ log, createLimiter }) => {
    const service = createAssistantService({
      ...readEnvironment(process.env, {
        dataFolder: process.env['DATA_FOLDER'] || join(ROOT, '.data'),
      }),
      assistantId:
        readAssistantConfig({ ASSISTANT_ID: process.env['ASSISTANT_ID'] })?.assistantId ?? '',
      engine: createEngine({
        environment: process.env,
        siteFolder: readFolder(process.env, 'SITE_FOLDER', {
          fallback: join(ROOT, 'site/build'),
          file: KNOWLEDGE_FILES.pages,
        }),
        venuesFolder: process.env['VENUES_FOLDER'] ?? join(ROOT, 'venues/dist'),
        search: searchOverHttp({
          ...readSearchConfig(process.env),
          url: readSearchUrl(process.env),
          onError: (error) => log.error({ err: error }, 'search does not respond'),
        }),
      }),
      createLimiter,
      onError: (error) => log.error({ err: error }, 'assistant failed'),
      log,
    });
    return {
      // The same path as in the portal, so that a proxy need not change it.
      mount: (app) => app.route('/assistant', service.app),
      health: async () => ({ assistant: toPartHealth(service.health()) }),
      close: () => service.close(),
    };
  },
});
