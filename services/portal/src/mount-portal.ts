import type { SearchService } from '@brand/search';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { PageSettings } from './page-settings.ts';
import { createSite } from './site.ts';

export type MountedService = { readonly path: string; readonly app: Hono };

export type PortalOptions = {
  /** The built site. Without it only the services are served, for use with the dev server. */
  readonly siteFolder?: string | undefined;
  /** Page settings that differ from the build. */
  readonly settings?: Partial<PageSettings>;
  /** The search service of this process. It serves readers without scripts. */
  readonly search?: SearchService | undefined;
  readonly log: Logger;
  /** Number of trusted proxies in front. */
  readonly proxyHops?: number;
  /** Further services of this process, each mounted at its path. */
  readonly services?: readonly MountedService[];
};

/** Adds the services, and behind them the site. */
export function mountPortal(
  app: Hono,
  { siteFolder, settings = {}, search, log, proxyHops = 0, services = [] }: PortalOptions,
): Hono {
  for (const service of services) app.route(service.path, service.app);
  if (siteFolder !== undefined) {
    const onError = (error: unknown): void => log.error({ err: error }, 'results page failed');
    app.route(
      '/',
      createSite(siteFolder, { settings, proxyHops, results: search && { search, onError } }),
    );
  }
  return app;
}
