import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSearchService,
  readEnvironment,
  type SearchService,
  type SearchServiceOptions,
} from '@brand/search';
import type { Logger } from 'pino';

export type SearchDependencies = Pick<SearchServiceOptions, 'bus' | 'createLimiter'> & {
  readonly log: Logger;
};

/** Opens the search service of a built site; `undefined` if the site has no records. */
export function openSearch(
  siteFolder: string,
  dataFolder: string,
  { log, ...shared }: SearchDependencies,
): SearchService | undefined {
  const recordsFile = join(siteFolder, 'search/records.ndjson');
  if (!existsSync(recordsFile)) {
    log.warn({ recordsFile }, 'no search: the site has no records. Build it first');
    return undefined;
  }
  return createSearchService({
    ...readEnvironment(process.env, { dataFolder }),
    recordsFile,
    ...shared,
    onError: (error) => log.error({ err: error }, 'search failed'),
    onWarning: (error) => log.warn({ err: error }, 'search statistics'),
  });
}
