import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSearchService, readEnvironment, type SearchService } from '@brand/search';
import type { Logger } from 'pino';

/** Opens the search service of a built site; `undefined` if the site has no records. */
export function openSearch(
  siteFolder: string,
  dataFolder: string,
  log: Logger,
): SearchService | undefined {
  const recordsFile = join(siteFolder, 'search/records.ndjson');
  if (!existsSync(recordsFile)) {
    log.warn({ recordsFile }, 'no search: the site has no records, build it first');
    return undefined;
  }
  return createSearchService({
    ...readEnvironment(process.env, { dataFolder }),
    recordsFile,
    onError: (error) => log.error({ err: error }, 'search failed'),
    onWarning: (error) => log.warn({ err: error }, 'search statistics'),
  });
}
