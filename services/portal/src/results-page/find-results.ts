import type { DocsAnswer, SearchService } from '@brand/search';
import {
  PAGE_SNIPPET_WORDS,
  type ResultsPageConfig,
  searchParams,
  retrieveExcerpts,
  retrieveResultFields,
} from '@brand/wire/results';
import { isQueryTooLong } from '@brand/wire/search';
import type { ResultsQuery } from './read-query.ts';

/** A page of hits, or the reason why there are no hits to show. */
export type Outcome = DocsAnswer | 'none' | 'too-long' | 'failed';

export type FoundResults = ResultsQuery & { readonly outcome: Outcome };

export type ResultsSource = Pick<SearchService, 'answer'> & {
  /** Whether the reader is within the rate limit. */
  readonly admit: () => boolean;
};

/** Finds a page of results. Page numbers beyond the last are clamped. */
export async function findResults(
  asked: ResultsQuery,
  { context }: ResultsPageConfig,
  { answer, admit }: ResultsSource,
): Promise<FoundResults> {
  const { text, ...filters } = asked.query;
  if (text.trim() === '') return { ...asked, outcome: 'none' };
  if (isQueryTooLong(text)) return { ...asked, outcome: 'too-long' };
  if (!admit()) return { ...asked, outcome: 'failed' };
  const params = {
    query: text,
    ...retrieveExcerpts(
      retrieveResultFields(searchParams(context, filters, PAGE_SNIPPET_WORDS)),
      PAGE_SNIPPET_WORDS,
    ),
  };
  const outcome = await answer({ ...params, page: asked.page - 1 });
  const { nbPages } = outcome;
  if (nbPages === 0 || asked.page <= nbPages) return { ...asked, outcome };
  return { ...asked, page: nbPages, outcome: await answer({ ...params, page: nbPages - 1 }) };
}
