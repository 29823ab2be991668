import { clientNetwork, type Environment, readPositiveInteger } from '@brand/service-kit';
import type { SearchServiceOptions } from './create-search-service.ts';
import { openStatistics } from './insights/open-statistics.ts';

/** High, because an office shares one IP address: the limit is for machines, not for people. */
const DEFAULT_LIMIT = { burst: 10_000, perSecond: 500 };
const DEFAULT_LOG_MEGABYTES = 200;
/** SQLite's journal alone takes several. */
const MIN_LOG_MEGABYTES = 10;
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
    limit: {
      burst: readPositiveInteger(environment, 'SEARCH_RATE_BURST', DEFAULT_LIMIT.burst),
      perSecond: readPositiveInteger(
        environment,
        'SEARCH_RATE_PER_SECOND',
        DEFAULT_LIMIT.perSecond,
      ),
    },
    statistics: {
      maxBytes: readLogMegabytes(environment) * MEGABYTE,
      store: openStatistics(environment, defaults.dataFolder),
    },
    clientOf: clientNetwork(environment),
  };
}

function readLogMegabytes(environment: Environment): number {
  const value = environment['SEARCH_LOG_MAX_MB'] || String(DEFAULT_LOG_MEGABYTES);
  const megabytes = Number(value);
  if (Number.isSafeInteger(megabytes) && megabytes >= MIN_LOG_MEGABYTES) return megabytes;
  throw new Error(
    `SEARCH_LOG_MAX_MB: expected a whole number from ${MIN_LOG_MEGABYTES}, found "${value}".`,
  );
}
