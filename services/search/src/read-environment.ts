import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { clientAddress, type Environment, readPositiveInteger } from '@brand/service-kit';
import type { SearchServiceOptions } from './create-search-service.ts';

/** High, because an office shares one IP address: the limit is for machines, not for people. */
const DEFAULT_LIMIT = { burst: 10_000, perSecond: 500 };

/** Reads the operator's settings. */
export function readEnvironment(
  environment: Environment,
  defaults: { readonly dataFolder: string },
): Pick<SearchServiceOptions, 'access' | 'limit' | 'logFile' | 'clientOf'> {
  const logFile = environment['SEARCH_LOG_FILE'] || `${defaults.dataFolder}/search.sqlite`;
  if (logFile !== ':memory:') mkdirSync(dirname(logFile), { recursive: true });
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
    logFile,
    clientOf: clientAddress(environment),
  };
}
