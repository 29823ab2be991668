import { nameOfAttribute } from './documents.ts';
import { createMarking } from './highlight.ts';
import { createHitBuilder } from './hit.ts';
import type { SearchParameters } from './parameters.ts';
import type { SearchAnswer } from './search-answer.ts';
import type { SearchResult, SearchIndex } from './search-index.ts';
import type { IndexSettings } from './settings.ts';
import type { StoredObject } from './values.ts';

/** So many records of one place are looked through for one hit. */
const ALIKE = 10;

/** What a query says about who asks; the answer is the same for all. */
const ABOUT_THE_READER: ReadonlySet<string> = new Set(['analytics', 'clickAnalytics', 'userToken']);

/** Longer queries than any dialog sends are not kept: anybody could fill the memory with them. */
const MAX_CACHEABLE_QUERY_LENGTH = 4000;

/**
 * Answers a query: the hits of one page, with what matched in them, and the counts of facets. Readers
 * type the same beginnings of the same words: answers are kept, and not to be changed.
 */
export function search(index: SearchIndex, parameters: SearchParameters): SearchAnswer {
  const asked = Object.entries(parameters).filter(([name]) => !ABOUT_THE_READER.has(name));
  const key = JSON.stringify(asked);
  const find = (): SearchAnswer => findAnswer(index, parameters);
  return key.length > MAX_CACHEABLE_QUERY_LENGTH ? find() : index.answers.get(key, find);
}

function findAnswer(index: SearchIndex, parameters: SearchParameters): SearchAnswer {
  const settings: IndexSettings = { ...index.settings, ...parameters };
  const { first, count, page, perPage } = readPage(parameters, settings);
  // Hits that are left out for being alike make place for others.
  const isDistinct = settings.distinct !== false && settings.distinct !== 0;
  const wanted = (first + count) * (isDistinct ? ALIKE : 1);
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
