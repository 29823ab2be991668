import { nameOfAttribute } from './documents.ts';
import { createMarking } from './highlight.ts';
import { createHitBuilder } from './hit.ts';
import type { SearchParameters } from './parameters.ts';
import type { SearchAnswer } from './search-answer.ts';
import type { SearchResult, SearchIndex } from './search-index.ts';
import type { IndexSettings } from './settings.ts';
import type { StoredObject } from './values.ts';

/** Candidates per wanted hit in a `distinct` query, because most duplicates are dropped. */
const DISTINCT_FACTOR = 10;

/** Parameters that describe the reader and do not affect the result. */
const READER_PARAMETERS: ReadonlySet<string> = new Set([
  'analytics',
  'clickAnalytics',
  'userToken',
]);

/** Longer queries than any dialog sends are not cached: they could fill the memory. */
const MAX_CACHEABLE_QUERY_LENGTH = 4000;

/**
 * Runs a query and returns one page of hits with highlights and facet counts. Results are cached,
 * because readers type the same prefixes; callers must not modify them.
 */
export function search(index: SearchIndex, parameters: SearchParameters): SearchAnswer {
  const asked = Object.entries(parameters).filter(([name]) => !READER_PARAMETERS.has(name));
  const key = JSON.stringify(asked);
  const find = (): SearchAnswer => findAnswer(index, parameters);
  return key.length > MAX_CACHEABLE_QUERY_LENGTH ? find() : index.answers.get(key, find);
}

function findAnswer(index: SearchIndex, parameters: SearchParameters): SearchAnswer {
  const settings: IndexSettings = { ...index.settings, ...parameters };
  const { first, count, page, perPage } = readPage(parameters, settings);
  // Dropped duplicates are replaced by further hits.
  const isDistinct = settings.distinct !== false && settings.distinct !== 0;
  const wanted = (first + count) * (isDistinct ? DISTINCT_FACTOR : 1);
  const found = index.find(parameters, Math.min(wanted, settings.paginationLimitedTo));
  const limit = Math.min(found.documents.length, settings.paginationLimitedTo);
  const shown = found.documents.subarray(Math.min(first, limit), Math.min(first + count, limit));
  const facets = listOf(parameters.facets);
  const createHit = createHitBuilder(
    settings,
    createMarking(found, (text) => index.textOf(text), {
      preTag: settings.highlightPreTag,
      postTag: settings.highlightPostTag,
    }),
  );
  return {
    hits: Array.from(shown, (document) => createHit(index.objects[document] as StoredObject)),
    nbHits: found.documents.length,
    page,
    nbPages: perPage === 0 ? 0 : Math.ceil(limit / perPage),
    hitsPerPage: perPage,
    ...(facets.length > 0 && { facets: countFacets(index, facets, found, settings) }),
  };
}

function readPage(
  { page = 0, offset, length }: SearchParameters,
  { hitsPerPage }: IndexSettings,
): { first: number; count: number; page: number; perPage: number } {
  if (offset !== undefined || length !== undefined) {
    const count = length ?? hitsPerPage;
    return { first: offset ?? 0, count, page: 0, perPage: count };
  }
  return { first: page * hitsPerPage, count: hitsPerPage, page, perPage: hitsPerPage };
}

function countFacets(
  index: SearchIndex,
  names: readonly string[],
  { documents }: SearchResult,
  settings: IndexSettings,
): Record<string, Record<string, number>> {
  const attributes = names.includes('*')
    ? settings.attributesForFaceting
        .filter((line) => !line.startsWith('filterOnly('))
        .map(nameOfAttribute)
    : names;
  const counts = attributes.map(
    (name) => [name, index.facets.count(name, documents, settings.maxValuesPerFacet)] as const,
  );
  return Object.fromEntries(counts.filter(([, values]) => Object.keys(values).length > 0));
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined || value === '') return [];
  return typeof value === 'string' ? [value] : value;
}
