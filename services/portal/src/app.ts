import type { SearchService } from '@brand/search';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { PageSettings } from './page-settings.ts';
import { createSite } from './site.ts';

export type MountedService = { readonly path: string; readonly app: Hono };

export type AppOptions = {
  /** The built site. Without it only the services are served, for use with the dev server. */
  readonly siteFolder?: string | undefined;
  /** Page settings that differ from those of the build. */
  readonly settings?: Partial<PageSettings>;
  /** The search service of this process. It serves readers without scripts. */
  readonly search?: SearchService | undefined;
  readonly log: Logger;
  /** Further services of this process, each mounted at its path. */
  readonly services?: readonly MountedService[];
  /** Returns `false` while the process is closing, so that a load balancer stops routing to it. */
  readonly isAccepting?: () => boolean;
};

export function createApp({
  siteFolder,
  settings = {},
  search,
  log,
  services = [],
  isAccepting = () => true,
}: AppOptions): Hono {
  const app = new Hono();
  const startedAt = Date.now();

  app.use(async (context, next) => {
    const begin = performance.now();
    await next();
    const milliseconds = Math.round((performance.now() - begin) * 10) / 10;
    const { method, path } = context.req;
    log.info({ method, path, status: context.res.status, milliseconds }, 'request');
  });

  app.get('/healthz', ({ json }) => {
    const status = isAccepting() ? 'ok' : 'closing';
    const uptimeSeconds = Math.round((Date.now() - startedAt) / 1000);
    return json({ status, uptimeSeconds }, status === 'ok' ? 200 : 503, {
      'cache-control': 'no-store',
    });
  });

  for (const service of services) app.route(service.path, service.app);
  if (siteFolder !== undefined) {
    const onError = (error: unknown): void => log.error({ err: error }, 'results page failed');
    app.route('/', createSite(siteFolder, { settings, results: search && { search, onError } }));
  }

  app.onError((error, { req, text }) => {
    log.error({ error: error.stack, method: req.method, path: req.path }, 'request failed');
    return text('Something went wrong on our side. Try again in a moment.', 500);
  });
  return app;
}
