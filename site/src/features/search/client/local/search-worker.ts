import { OFFLINE_PATHS } from '@brand/wire/offline';
import { DOCS_INDEX_SETTINGS, type DocsRecord } from '@brand/wire/search';
import {
  search,
  type SearchAnswer,
  SearchIndex,
  type SearchParameters,
} from '@brand/search-engine';
import * as Comlink from 'comlink';

let building: Promise<SearchIndex> | undefined;

/** The engine of the search service, over the records that are on this device. */
const localSearch = {
  async search(
    baseUrl: string,
    queries: readonly SearchParameters[],
  ): Promise<(SearchAnswer & { readonly query: string })[]> {
    building ??= buildIndex(baseUrl).catch((error: unknown) => {
      building = undefined;
      throw error;
    });
    const index = await building;
    return queries.map((query) => ({ ...search(index, query), query: query.query ?? '' }));
  },
};

async function buildIndex(baseUrl: string): Promise<SearchIndex> {
  const paths = await fetchJson<readonly string[]>(baseUrl + OFFLINE_PATHS.searchIndex);
  if (paths.length === 0) throw new Error('There are no search records on this device.');
  const lists = paths.map((path) => fetchJson<readonly DocsRecord[]>(baseUrl + path));
  const records = (await Promise.all(lists)).flat();
  return SearchIndex.of(records, DOCS_INDEX_SETTINGS);
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}

export type LocalSearch = typeof localSearch;

Comlink.expose(localSearch);
