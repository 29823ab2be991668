import { clientNetwork, type Environment, readInteger, readRateLimit } from '@brand/service-kit';
import type { SearchServiceOptions } from './create-search-service.ts';
import { openStatistics } from './insights/open-statistics.ts';

/** High, because an office shares one IP address: the limit is for machines, not for people. */
const DEFAULT_LIMIT = { burst: 10_000, perSecond: 500 };
/** SQLite's journal alone takes several. */
const LOG_MEGABYTES = { fallback: 200, min: 10, max: 1_000_000 };
const MEGABYTE = 1024 * 1024;

/** Reads the operator's settings. */
export function readEnvironment(
  environment: Environment,
  defaults: { readonly dataFolder: string },
): Pick<SearchServiceOptions, 'access' | 'limit' | 'statistics' | 'clientOf'> {
  return {
    access: {
      appId: environment['SEARCH_APP_ID'] || 'portal',
      searchKey: environment['SEARCH_API_KEY'] || 'public',
      adminKey: environment['SEARCH_ADMIN_KEY'] || undefined,
    },
    limit: readRateLimit(environment, 'SEARCH_RATE', DEFAULT_LIMIT),
    statistics: {
      maxBytes: readInteger(environment, 'SEARCH_LOG_MAX_MB', LOG_MEGABYTES) * MEGABYTE,
      store: openStatistics(environment, defaults.dataFolder),
    },
    clientOf: clientNetwork(environment),
  };
}
