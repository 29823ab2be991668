import { search, SearchIndex, type SearchParameters } from '@brand/search-engine';
import { DOCS_INDEX_SETTINGS, type DocsRecord } from '../../../packages/wire/src/search/index.ts';
import { type Engine, HITS } from './engine.ts';

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** The parameters that the dialog sends with every keystroke. */
export const DIALOG: SearchParameters = {
  attributesToRetrieve: [...LEVELS, 'content', 'type', 'url'],
  attributesToSnippet: [...LEVELS.slice(1), 'content'].map((name) => `${name}:15`),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: HITS,
  facetFilters: ['language:en'],
};

/**
 * Our engine as the dialog queries it: with a cold cache (`full`), with a warm one (`again`), which
 * is the usual case, and without highlighting (`bare`).
 */
export function createOurs(records: readonly DocsRecord[]): {
  readonly full: Engine;
  readonly again: Engine;
  readonly bare: Engine;
} {
  let index = SearchIndex.of(records, DOCS_INDEX_SETTINGS);
  const warmIndex = index;
  const forget = (): void => {
    index = SearchIndex.of(records, DOCS_INDEX_SETTINGS);
  };
  return {
    full: {
      name: 'ours',
      settings: 'as the dialog asks: filters, highlighting and snippets included',
      clearCache: forget,
      search: (query, context) =>
        search(index, asked(query, context)).hits.map((hit) => String(hit['url'])),
    },
    again: {
      name: 'ours, asked before',
      settings: 'the same, by queries that someone asked before',
      search: (query, context) =>
        search(warmIndex, asked(query, context)).hits.map((hit) => String(hit['url'])),
    },
    bare: {
      name: 'ours, bare',
      settings: 'the same without hits: no attributes, highlighting and snippets',
      clearCache: forget,
      search: (query, context) =>
        [...index.find(asked(query, context), HITS).documents.subarray(0, HITS)].map((document) =>
          String(index.objects[document]?.['url']),
        ),
    },
  };
}

function asked(query: string, context: string | undefined): SearchParameters {
  return context === undefined
    ? { ...DIALOG, query }
    : { ...DIALOG, query, optionalFilters: [`sdk:${context}`] };
}
