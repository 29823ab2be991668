import siteMetadata from '@generated/site-metadata';
import type { LiteClient, SearchParamsObject, SearchResponse } from 'algoliasearch/lite';
import { isTrackingRefused } from '@site/src/kit/is-tracking-refused';
import type { SearchParameters } from '@brand/search-engine';
import type { SearchConfig } from '@brand/wire/search';
import { createClient } from './create-client';
import { hasDownload } from './has-download';
import {
  type DocsHit,
  type SearchContext,
  type SearchFilters,
  searchParams,
  type ResultFields,
  retrieveResultFields,
} from '@brand/wire/results';
import { loadSearchConfig } from './search-config';
import { toSearchFailure } from './search-failure';

/** A hit with the fields that say what it is. */
export type FoundHit = DocsHit & ResultFields;

export type DocsResponse = SearchResponse<FoundHit>;

/** One client per visit, because it caches responses. */
let client: LiteClient | undefined;

/** Respects the reader's tracking preference. */
export function isTrackingAllowed(): boolean {
  return !isTrackingRefused(navigator as Navigator & { globalPrivacyControl?: boolean });
}

/** Queries the docs index: the service, or the records on this device if it cannot be reached. */
export async function askDocs(questions: readonly SearchParamsObject[]): Promise<DocsResponse[]> {
  const config = await loadSearchConfig();
  if (config.isLocal || (!navigator.onLine && hasDownload())) return askThisDevice(questions);
  try {
    return await askService(config, questions);
  } catch (error) {
    if (toSearchFailure(error).kind !== 'retry' || !hasDownload()) throw error;
    try {
      return await askThisDevice(questions);
    } catch {
      throw error;
    }
  }
}

/** Loaded on first use: few readers search without the service. */
async function askThisDevice(questions: readonly SearchParamsObject[]): Promise<DocsResponse[]> {
  const { askLocally } = await import(/* webpackChunkName: "local" */ './local/ask-locally');
  const answers = await askLocally(questions as readonly SearchParameters[]);
  return answers as unknown as DocsResponse[];
}

/** Several queries are one request. */
async function askService(
  config: SearchConfig,
  questions: readonly SearchParamsObject[],
): Promise<DocsResponse[]> {
  client ??= createClient(config, window.location.origin, siteMetadata.docusaurusVersion);
  const { results } = await client.search<FoundHit>({
    requests: questions.map(({ query = '', ...question }) => ({
      query,
      indexName: config.index,
      ...question,
    })),
  });
  return results as DocsResponse[];
}

/** Searches for one keystroke of the dialog. */
export async function searchDocs(
  query: string,
  context: SearchContext,
  filters: SearchFilters,
): Promise<DocsResponse> {
  const [response] = await askDocs([
    {
      query,
      ...retrieveResultFields(searchParams(context, filters)),
      clickAnalytics: isTrackingAllowed(),
    },
  ]);
  if (!response || !Array.isArray(response.hits)) {
    throw new TypeError('Search: expected a list of hits in the response, found none.');
  }
  return response;
}
