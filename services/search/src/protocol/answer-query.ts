import { randomUUID } from 'node:crypto';
import {
  search,
  type SearchAnswer,
  type SearchIndex,
  type SearchParameters,
} from '@brand/search-engine';
import { isObject } from '@brand/search-engine';
import { answerFacetQuery } from './answer-facet-query.ts';
import { expandSnippets } from './expand-snippets.ts';
import type { IndexStore } from './index-store.ts';
import { filterByGeo } from './geo-filter.ts';
import { prepareParameters } from './prepare-parameters.ts';
import { badRequest } from './protocol-error.ts';
import { readParameters } from './read-parameters.ts';
import { rejectBadFilters } from './reject-bad-filters.ts';

/** Query and number of hits, reported to the operator without the reader's identity. */
export type AnsweredQuery = {
  readonly index: string;
  readonly query: string;
  readonly hits: number;
  readonly queryID?: string;
};

const MAX_QUERIES = 50;

/** Runs one query and formats its result for the protocol. */
export function answerQuery(
  store: IndexStore,
  indexName: string,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const begin = performance.now();
  const parameters = readParameters(body);
  const index = filterByGeo(store.searchable(indexName), parameters);
  const prepared = { ...prepareParameters(parameters), ...expandSnippets(index, parameters) };
  const answer = rejectBadFilters(() => ({
    ...search(index, prepared),
    ...recountFacets(index, prepared),
  }));
  return {
    ...answer,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true },
    query: parameters.query ?? '',
    params: writeAddress(parameters),
    index: indexName,
    ...(parameters.clickAnalytics === true && { queryID: randomUUID().replaceAll('-', '') }),
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(performance.now() - begin)),
  };
}

/** Runs several queries in order. */
export function answerQueries(
  store: IndexStore,
  body: Readonly<Record<string, unknown>>,
): { readonly results: readonly Readonly<Record<string, unknown>>[] } {
  const { requests } = body;
  if (!Array.isArray(requests)) throw badRequest('requests: expected a list of queries.');
  if (requests.length > MAX_QUERIES) {
    throw badRequest(`requests: more than ${MAX_QUERIES} queries in one request. Send fewer.`);
  }
  return {
    results: requests.map((request) => {
      if (!isObject(request)) throw badRequest('requests: each query must be an object.');
      const { indexName, type, facet, ...parameters } = request;
      if (typeof indexName !== 'string') throw badRequest('indexName: expected a string.');
      return type === 'facet'
        ? answerFacetQuery(store, { indexName, facet: String(facet), body: parameters })
        : answerQuery(store, indexName, parameters);
    }),
  };
}

/** Facets are counted before deduplication, unless the index or the query requests otherwise. */
function recountFacets(
  index: SearchIndex,
  parameters: SearchParameters,
): Pick<SearchAnswer, 'facets'> {
  const { distinct, facetingAfterDistinct } = { ...index.settings, ...parameters };
  const isNeeded = parameters.facets !== undefined && distinct && facetingAfterDistinct !== true;
  if (!isNeeded) return {};
  const { facets } = search(index, { ...parameters, distinct: false, hitsPerPage: 0 });
  return facets ? { facets } : {};
}

function writeAddress(parameters: SearchParameters): string {
  const entries = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(entries as [string, string][]).toString();
}
