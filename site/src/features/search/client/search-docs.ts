import siteMetadata from '@generated/site-metadata';
import type { LiteClient, SearchParamsObject, SearchResponse } from 'algoliasearch/lite';
import { isTrackingRefused } from '@site/src/kit/is-tracking-refused';
import { createClient } from './create-client';
import {
  type DocsHit,
  type SearchContext,
  type SearchFilters,
  searchParams,
  type ResultFields,
  retrieveResultFields,
} from '@brand/wire/results';
import { loadSearchConfig } from './search-config';

/** A hit with the fields that say what it is. */
export type FoundHit = DocsHit & ResultFields;

export type DocsResponse = SearchResponse<FoundHit>;

/** One client per visit, because it caches responses. */
let client: LiteClient | undefined;

/** Respects the reader's tracking preference. */
export function isTrackingAllowed(): boolean {
  return !isTrackingRefused(navigator as Navigator & { globalPrivacyControl?: boolean });
}

/** Queries the docs index; several queries are one request. */
export async function askDocs(questions: readonly SearchParamsObject[]): Promise<DocsResponse[]> {
  const config = await loadSearchConfig();
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
    throw new TypeError('Search: expected a list of hits, found none in the answer.');
  }
  return response;
}
