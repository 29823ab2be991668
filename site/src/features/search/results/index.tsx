import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { countOpening } from '../client/insights-client';
import { rejectQuery } from '../client/search-failure';
import { useSearchContext } from '../client/use-search-context';
import { clsx } from 'clsx';
import { useEffect, useMemo, useState } from 'react';
import {
  describeResults,
  type PageQuery,
  readPageQuery,
  writePageQuery,
} from '@brand/wire/results';
import Failure from './Failure';
import Fallback from './Fallback';
import Filters from './Filters';
import LoadMore from './LoadMore';
import NoScript from './NoScript';
import ResultList from './ResultList';
import styles from './styles.module.css';
import Suggestions from './Suggestions';
import { useResults } from './use-results';

/** Debounce, in milliseconds. */
const TYPING_DELAY_MS = 300;

/** All results of a query with filters. The URL holds both. */
export default function SearchResults() {
  const { query, ask, typed, setTyped } = usePageQuery();
  const context = useSearchContext();
  const { results, isLoading, loadMore, retry, ...answer } = useResults(query, context);
  // Checks the typed text, because an over-long text is never written to the URL.
  const failure = rejectQuery(typed) ?? answer.failure;
  const [focusAt, setFocusAt] = useState<number>();
  const text = query.text.trim();
  const isEmpty = results?.count === 0 && !isLoading && !failure;

  return (
    <>
      <search className={clsx(styles.search, styles.scripted)}>
        <label className={styles.field}>
          <span className="visually-hidden">Search docs</span>
          <input
            type="search"
            placeholder="Search docs"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Filters query={query} context={context} counts={results?.counts} onChange={ask} />
      </search>
      <p role="status" className={clsx(styles.status, styles.scripted)}>
        {describeResults({
          text,
          isLoading,
          hasFailed: failure !== undefined,
          count: results?.count,
        })}
      </p>
      <NoScript context={context} />
      {failure && <Failure failure={failure} onRetry={retry} />}
      {isEmpty && (
        <Suggestions query={text} context={context} onAsk={(next) => ask({ text: next })} />
      )}
      {results && !failure && results.count > 0 && (
        <ResultList
          hits={results.hits}
          focusAt={focusAt}
          onOpen={(hit, position) =>
            countOpening({ objectID: hit.objectID, position, queryID: hit.queryID })
          }
        />
      )}
      {results && (results.hasMore || results.page > 0) && !failure && (
        <LoadMore
          state={isLoading ? 'loading' : results.hasMore ? 'more' : 'all'}
          onMore={(isByHand) => {
            setFocusAt(isByHand ? results.hits.length : undefined);
            loadMore();
          }}
        />
      )}
      {(text === '' || isEmpty || failure) && (
        <Fallback query={failure?.kind === 'too-long' ? '' : text} />
      )}
    </>
  );
}

/** The query of the URL, and the field that updates it after a debounce. */
function usePageQuery() {
  const history = useHistory();
  const { search } = useLocation();
  // One static file serves every URL, so the query is unknown at build time.
  const asked = useIsBrowser() ? search : '';
  const query = useMemo(() => readPageQuery(asked), [asked]);
  const [typing, setTyping] = useState({ asked, text: query.text });
  const typed = typing.asked === asked ? typing.text : query.text;
  const ask = (next: PageQuery): void => history.push({ search: writePageQuery(next) });

  useEffect(() => {
    // Servers reject over-long URLs.
    if (typed === query.text || rejectQuery(typed)) return undefined;
    const timer = setTimeout(
      () => history.replace({ search: writePageQuery({ ...query, text: typed }) }),
      TYPING_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [history, query, typed]);

  return { query, ask, typed, setTyped: (text: string) => setTyping({ asked, text }) };
}
