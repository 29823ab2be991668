import {
  type AssistantService,
  createAssistantService,
  createEngine,
  readEnvironment,
  type SearchDocs,
  searchOverHttp,
} from '@brand/assistant';
import type { SearchService } from '@brand/search';
import type { AssistantConfig } from '@brand/wire/assistant';
import { listSearchOrigins, type SearchConfig } from '@brand/wire/search';
import type { Logger } from 'pino';

export type AssistantSurroundings = {
  readonly siteFolder: string;
  readonly dataFolder: string;
  /** Of this process. */
  readonly search: SearchService | undefined;
  /** Whom readers ask, where it is not this process. */
  readonly searchSettings: SearchConfig | undefined;
  readonly log: Logger;
};

/** The assistant's service; none where another answers, or where there is nothing to search. */
export function openAssistant(
  config: AssistantConfig | undefined,
  { siteFolder, dataFolder, log, ...searching }: AssistantSurroundings,
): AssistantService | undefined {
  if (!config || config.hosted || !config.url.startsWith('/')) return undefined;
  const search = chooseSearch({ ...searching, log });
  if (!search) {
    log.warn('no assistant: there is no search for it to ask');
    return undefined;
  }
  return createAssistantService({
    ...readEnvironment(process.env, { dataFolder }),
    assistantId: config.assistantId,
    engine: createEngine({ siteFolder, search }),
    onError: (error) => log.error({ err: error }, 'assistant failed'),
    log,
  });
}

function chooseSearch({
  search,
  searchSettings,
  log,
}: Pick<AssistantSurroundings, 'search' | 'searchSettings' | 'log'>): SearchDocs | undefined {
  if (search) return async (request) => search.search(request);
  const [url] = searchSettings ? listSearchOrigins(searchSettings) : [];
  if (!searchSettings || url === undefined) return undefined;
  const onError = (error: unknown): void => log.error({ err: error }, 'search does not answer');
  return searchOverHttp({ ...searchSettings, url, onError });
}
