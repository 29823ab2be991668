import type { SearchParamsObject } from 'algoliasearch/lite';
import { facetFilters, pageTitleOf, type SearchContext } from '@brand/wire/results';
import { listCandidates } from './list-candidates';
import { askDocs } from './search-docs';

/** Spec §9: at most three suggested queries. */
const MAX_SUGGESTED = 3;

/** Up to three queries with results, for a query without any. Sends one request. */
export async function suggestQueries(query: string, context: SearchContext): Promise<string[]> {
  const candidates = listCandidates(query);
  const answers = await askDocs(
    candidates.map((candidate): SearchParamsObject => ({
      query: candidate.query,
      attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1', 'url'],
      attributesToHighlight: [],
      attributesToSnippet: [],
      hitsPerPage: 1,
      facetFilters: facetFilters(context, {}),
      // Not typed by the reader, so not counted in analytics.
      analytics: false,
      clickAnalytics: false,
    })),
  );
  const found = candidates.flatMap(({ query: text, isStem }, at) => {
    const hit = answers[at]?.hits[0];
    if (!hit) return [];
    return isStem ? [pageTitleOf(hit)] : [text];
  });
  return uniqueTexts(found).slice(0, MAX_SUGGESTED);
}

function uniqueTexts(texts: readonly string[]): string[] {
  const byKey = Map.groupBy(texts, (text) => text.toLowerCase());
  return [...byKey.values()].flatMap(([first]) => first ?? []);
}
