import type { DocsHit } from '@site/src/search/docs-hit';
import { countViews } from '@site/src/search/insights-client';
import { askDocs, isCounted } from '@site/src/search/search-docs';
import { type SearchFailure, toSearchFailure } from '@site/src/search/search-failure';
import { type SearchContext, searchParams } from '@site/src/search/search-query';
import { useEffect, useState } from 'react';
import type { PageQuery } from './page-query';

/** A page has room for more of a passage than a row of the dialog. */
const SNIPPET_WORDS = 40;

/** With the query that found it: a click counts for the page of results that it is on. */
export type FoundHit = DocsHit & { readonly queryID?: string | undefined };

export type Results = {
  readonly question: PageQuery;
  readonly hits: readonly FoundHit[];
  readonly count: number;
  /** How many hits each docs group and version has, by its tag. */
  readonly counts: Readonly<Record<string, number>>;
  readonly page: number;
  readonly hasMore: boolean;
};

type Failed = {
  readonly question: PageQuery;
  readonly attempt: number;
  readonly failure: SearchFailure;
};

/** The answer to a question, page after page. The last one stays until the next has come. */
export function useResults(question: PageQuery, context: SearchContext) {
  const [results, setResults] = useState<Results>();
  const [failed, setFailed] = useState<Failed>();
  const [wanted, setWanted] = useState({ question, page: 0, attempt: 0 });
  const isNew = wanted.question !== question;
  const page = isNew ? 0 : wanted.page;
  const attempt = isNew ? 0 : wanted.attempt;

  useEffect(() => {
    if (question.text.trim() === '') return undefined;
    let isCurrent = true;
    fetchPage(question, context, page)
      .then((answer) => {
        if (!isCurrent) return undefined;
        setFailed(undefined);
        countViews(answer.hits.map(({ objectID }) => objectID));
        return setResults((before) =>
          before && before.question === question && page > 0 ? join(before, answer) : answer,
        );
      })
      .catch((error: unknown) => {
        if (isCurrent) setFailed({ question, attempt, failure: toSearchFailure(error) });
      });
    return () => {
      isCurrent = false;
    };
  }, [question, context, page, attempt]);

  const isAnswered = results?.question === question && results.page === page;
  const hasFailed = failed?.question === question && failed.attempt === attempt && !isAnswered;
  return {
    results: question.text.trim() === '' ? undefined : results,
    failure: hasFailed ? failed.failure : undefined,
    isLoading: question.text.trim() !== '' && !isAnswered && !hasFailed,
    loadMore: () => setWanted({ question, page: (results?.page ?? 0) + 1, attempt: 0 }),
    retry: () => setWanted({ question, page, attempt: attempt + 1 }),
  };
}

async function fetchPage(
  question: PageQuery,
  context: SearchContext,
  page: number,
): Promise<Results> {
  const { text: query, ...filters } = question;
  const params = searchParams(context, filters);
  const [found, all] = await askDocs([
    {
      query,
      ...params,
      attributesToSnippet: params.attributesToSnippet?.map((attribute) =>
        attribute.startsWith('content:') ? `content:${SNIPPET_WORDS}` : attribute,
      ),
      page,
      clickAnalytics: isCounted(),
    },
    {
      query,
      facetFilters: [`language:${context.locale}`],
      facets: ['docusaurus_tag'],
      hitsPerPage: 0,
      analytics: false,
      clickAnalytics: false,
    },
  ]);
  if (!found || !Array.isArray(found.hits)) {
    throw new TypeError('Search: expected a list of hits, found none in the answer.');
  }
  return {
    question,
    hits: found.hits.map((hit) => ({ ...hit, queryID: found.queryID })),
    count: found.nbHits ?? found.hits.length,
    counts: all?.facets?.['docusaurus_tag'] ?? {},
    page,
    hasMore: page + 1 < (found.nbPages ?? 0),
  };
}

function join(before: Results, answer: Results): Results {
  const known = new Set(before.hits.map(({ objectID }) => objectID));
  const added = answer.hits.filter(({ objectID }) => !known.has(objectID));
  return { ...answer, counts: before.counts, hits: [...before.hits, ...added] };
}
