import { randomUUID } from 'node:crypto';
import { FilterError, search, type SearchParameters } from '../engine/index.ts';
import { isObject } from '../engine/values.ts';
import type { IndexStore } from './index-store.ts';
import { badRequest } from './protocol-error.ts';
import { readParameters } from './read-parameters.ts';

/** What was asked and how much was found: for the operator, without who asked. */
export type AnsweredQuery = {
  readonly index: string;
  readonly query: string;
  readonly hits: number;
  readonly queryID?: string;
};

const MOST_QUERIES = 50;
const MOST_FACET_VALUES = 10_000;

/** Answers one query in the protocol's form. */
export function answerQuery(
  store: IndexStore,
  indexName: string,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const begin = performance.now();
  const parameters = readParameters(body);
  const index = store.searchable(indexName);
  const answer = refuseBadFilters(() => search(index, parameters));
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

/** Answers several queries, in their order. */
export function answerQueries(
  store: IndexStore,
  body: Readonly<Record<string, unknown>>,
): { readonly results: readonly Readonly<Record<string, unknown>>[] } {
  const { requests } = body;
  if (!Array.isArray(requests)) throw badRequest('requests: expected a list of queries.');
  if (requests.length > MOST_QUERIES) {
    throw badRequest(`requests: more than ${MOST_QUERIES} queries at once. Send fewer.`);
  }
  return {
    results: requests.map((request) => {
      if (!isObject(request)) throw badRequest('requests: each query is an object.');
      const { indexName, type, facet, ...parameters } = request;
      if (typeof indexName !== 'string') throw badRequest('indexName: expected a text.');
      return type === 'facet'
        ? answerFacetQuery(store, { indexName, facet: String(facet), body: parameters })
        : answerQuery(store, indexName, parameters);
    }),
  };
}

/** Finds values of a facet by how they begin. */
export function answerFacetQuery(
  store: IndexStore,
  {
    indexName,
    facet,
    body,
  }: {
    readonly indexName: string;
    readonly facet: string;
    readonly body: Readonly<Record<string, unknown>>;
  },
): Readonly<Record<string, unknown>> {
  const { facetQuery = '', maxFacetHits = 10, ...rest } = body;
  const parameters = readParameters(rest);
  const index = store.searchable(indexName);
  const { documents } = refuseBadFilters(() => index.find(parameters, 0));
  const text = String(facetQuery).toLowerCase();
  const counts = Object.entries(index.facets.count(facet, documents, MOST_FACET_VALUES));
  const hits = counts
    .filter(([value]) =>
      value
        .toLowerCase()
        .split(/\W+/)
        .some((word) => word.startsWith(text)),
    )
    .slice(0, Math.min(Number(maxFacetHits) || 10, 100))
    .map(([value, count]) => ({ value, highlighted: value, count }));
  return { facetHits: hits, exhaustiveFacetsCount: true, processingTimeMS: 1 };
}

function refuseBadFilters<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof FilterError) throw badRequest(error.message);
    throw error;
  }
}

function writeAddress(parameters: SearchParameters): string {
  const entries = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(entries as [string, string][]).toString();
}
