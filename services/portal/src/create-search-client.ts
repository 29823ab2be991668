import { type SearchDocs, searchOverHttp } from '@brand/assistant';
import type { SearchService } from '@brand/search';
import { listSearchOrigins, type SearchConfig } from '@brand/wire/search';
import type { Logger } from 'pino';

export type SearchChoice = {
  /** Of this process. */
  readonly search: SearchService | undefined;
  /** Whom readers ask, where it is not this process. */
  readonly settings: SearchConfig | undefined;
  readonly log: Logger;
};

/** How services of this process search: in the process itself, or where readers do. */
export function createSearchClient({
  search,
  settings,
  log,
}: SearchChoice): SearchDocs | undefined {
  if (search) return search.search;
  const [url] = settings ? listSearchOrigins(settings) : [];
  if (!settings || url === undefined) return undefined;
  const onError = (error: unknown): void => log.error({ err: error }, 'search does not answer');
  return searchOverHttp({ ...settings, url, onError });
}
