import { join } from 'node:path';
import { startService, toPartHealth } from '@brand/server';
import { readFolder } from '@brand/service-kit';
import { createRestService } from './create-rest-service.ts';
import { MOUNT_PATH } from './http/base-url.ts';
import { readEnvironment } from './read-environment.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Runs the REST APIs as a separate process. */
await startService({
  name: 'rest',
  defaultPort: 3003,
  defaultWorkers: 1,
  classify: () => 'rest',
  environment: process.env,
  open: ({ log, createLimiter }) => {
    const service = createRestService({
      ...readEnvironment(process.env, {
        dataFolder: process.env['DATA_FOLDER'] || join(ROOT, '.data'),
      }),
      venuesFolder: readFolder(process.env, 'VENUES_FOLDER', {
        fallback: join(ROOT, 'venues/dist'),
        file: 'index.json',
      }),
      createLimiter,
      onError: (error) => log.error({ err: error }, 'rest failed'),
    });
    return {
      // The same path as in the portal, so that a proxy need not change it.
      mount: (app) => app.route(MOUNT_PATH, service.app),
      health: async () => ({ rest: toPartHealth(service.health()) }),
      close: () => service.close(),
    };
  },
});
