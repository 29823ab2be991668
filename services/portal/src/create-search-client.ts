import { type SearchDocs, searchOverHttp } from '@brand/assistant';
import type { SearchService } from '@brand/search';
import { listSearchOrigins, type SearchConfig } from '@brand/wire/search';
import type { Logger } from 'pino';

export type SearchChoice = {
  /** Search service of this process. */
  readonly search: SearchService | undefined;
  /** The remote search service, if this process has none. */
  readonly settings: SearchConfig | undefined;
  readonly log: Logger;
};

/** Creates the search client of this process: in-process if possible, else over HTTP. */
export function createSearchClient({
  search,
  settings,
  log,
}: SearchChoice): SearchDocs | undefined {
  if (search) return search.search;
  const [url] = settings ? listSearchOrigins(settings) : [];
  if (!settings || url === undefined) return undefined;
  const onError = (error: unknown): void => log.error({ err: error }, 'search does not respond');
  return searchOverHttp({ ...settings, url, onError });
}
