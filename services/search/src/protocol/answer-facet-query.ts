import { escapeHtml } from '@brand/search-engine';
import type { SearchIndex } from '@brand/search-engine';
import type { IndexStore } from './index-store.ts';
import { prepareParameters } from './prepare-parameters.ts';
import { readParameters } from './read-parameters.ts';
import { rejectBadFilters } from './reject-bad-filters.ts';

const MAX_FACET_VALUES = 10_000;
const MAX_HITS = 100;

export type FacetQuery = {
  readonly indexName: string;
  readonly facet: string;
  readonly body: Readonly<Record<string, unknown>>;
};

/** Finds facet values by prefixes of their words. */
export function answerFacetQuery(
  store: IndexStore,
  { indexName, facet, body }: FacetQuery,
): Readonly<Record<string, unknown>> {
  const begin = performance.now();
  const { facetQuery = '', maxFacetHits = 10, ...rest } = body;
  const parameters = prepareParameters(readParameters(rest));
  const index = store.searchable(indexName);
  const { documents } = rejectBadFilters(() => index.find(parameters, 0));
  const counts = Object.entries(index.facets.count(facet, documents, MAX_FACET_VALUES));
  const text = String(facetQuery).trim().toLowerCase();
  const tags = tagsOf(index, parameters);
  const facetHits = counts
    .flatMap(([value, count]) => {
      const at = findWord(value, text);
      return at < 0 ? [] : [{ value, highlighted: mark(value, at, text.length, tags), count }];
    })
    .slice(0, Math.min(Number(maxFacetHits) || 10, MAX_HITS));
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - begin)),
  };
}

/** Index of the first word with a prefix; -1 if there is none. */
function findWord(value: string, text: string): number {
  const lower = value.toLowerCase();
  let at = lower.indexOf(text);
  while (at > 0 && /[\p{L}\p{N}]/u.test(lower[at - 1] ?? '')) at = lower.indexOf(text, at + 1);
  return at;
}

type Tags = { readonly highlightPreTag: string; readonly highlightPostTag: string };

function tagsOf(index: SearchIndex, parameters: Partial<Tags>): Tags {
  return { ...index.settings, ...parameters } as Tags;
}

function mark(value: string, at: number, length: number, tags: Tags): string {
  if (length === 0) return escapeHtml(value);
  const end = at + length;
  const [before, found, after] = [value.slice(0, at), value.slice(at, end), value.slice(end)];
  return `${escapeHtml(before)}${tags.highlightPreTag}${escapeHtml(found)}${tags.highlightPostTag}${escapeHtml(after)}`;
}
