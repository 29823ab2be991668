import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readQuery, type ShowcaseQuery, writeQuery } from '../filter-items';
import { useEffect, useRef, useState } from 'react';

/** Debounce for updates of the URL. */
const TYPING_DELAY_MS = 250;

/**
 * The query of the URL, which follows the fields after a debounce and without new history entries.
 */
export function useQuery(): readonly [ShowcaseQuery, (next: ShowcaseQuery) => void] {
  const history = useHistory();
  const { search } = useLocation();
  // One static file serves every URL, so the query is unknown at build time.
  const asked = useIsBrowser() ? search : '';
  const [query, setQuery] = useState(() => readQuery(asked));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Ignores URL changes while a newer input is pending.
    if (waiting.current === undefined) setQuery(readQuery(asked));
  }, [asked]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const ask = (next: ShowcaseQuery): void => {
    setQuery(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      history.replace({ ...history.location, search: writeQuery(next) });
    }, TYPING_DELAY_MS);
  };
  return [query, ask];
}
