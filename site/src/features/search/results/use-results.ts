import {
  PAGE_SNIPPET_WORDS,
  type PageQuery,
  type SearchContext,
  searchParams,
  retrieveExcerpts,
  retrieveResultFields,
} from '@brand/wire/results';
import { countViews } from '../client/insights-client';
import { askDocs, type FoundHit, isTrackingAllowed } from '../client/search-docs';
import { rejectQuery, type SearchFailure, toSearchFailure } from '../client/search-failure';
import { useEffect, useState } from 'react';

/** A hit with the id of its query, so that a click counts for the right page of results. */
export type ResultHit = FoundHit & { readonly queryID?: string | undefined };

export type Results = {
  readonly question: PageQuery;
  readonly hits: readonly ResultHit[];
  readonly count: number;
  /** Hit counts of docs plugins and versions, by tag. */
  readonly counts: Readonly<Record<string, number>>;
  readonly page: number;
  readonly hasMore: boolean;
};

type Failed = {
  readonly question: PageQuery;
  readonly attempt: number;
  readonly failure: SearchFailure;
};

/** Results of a query, page by page. The previous ones stay until the next arrive. */
export function useResults(question: PageQuery, context: SearchContext) {
  const [results, setResults] = useState<Results>();
  const [failed, setFailed] = useState<Failed>();
  const [wanted, setWanted] = useState({ question, page: 0, attempt: 0 });
  const isNew = wanted.question !== question;
  const page = isNew ? 0 : wanted.page;
  const attempt = isNew ? 0 : wanted.attempt;
  const rejection = rejectQuery(question.text);
  const isAsked = question.text.trim() !== '' && !rejection;

  useEffect(() => {
    if (!isAsked) return undefined;
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
  }, [question, context, page, attempt, isAsked]);

  const isAnswered = results?.question === question && results.page === page;
  const hasFailed = failed?.question === question && failed.attempt === attempt && !isAnswered;
  return {
    results: isAsked ? results : undefined,
    failure: rejection ?? (hasFailed ? failed.failure : undefined),
    isLoading: isAsked && !isAnswered && !hasFailed,
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
  const [found, all] = await askDocs([
    {
      query,
      ...retrieveExcerpts(
        retrieveResultFields(searchParams(context, filters, PAGE_SNIPPET_WORDS)),
        PAGE_SNIPPET_WORDS,
      ),
      page,
      clickAnalytics: isTrackingAllowed(),
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
    throw new TypeError('Search: expected a list of hits in the response, found none.');
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
