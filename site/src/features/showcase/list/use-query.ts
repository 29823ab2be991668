import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readQuery, type ShowcaseQuery, writeQuery } from '../filter-items';
import { useEffect, useRef, useState } from 'react';

/** While letters come quickly, the address waits. */
const TYPING_DELAY_MS = 250;

/** What the address asks for. It follows what the reader asks after a while, without a step back. */
export function useQuery(): readonly [ShowcaseQuery, (next: ShowcaseQuery) => void] {
  const history = useHistory();
  const { search } = useLocation();
  // One static file answers every address, so the server cannot know the question.
  const asked = useIsBrowser() ? search : '';
  const [query, setQuery] = useState(() => readQuery(asked));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Older than what the reader types now.
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
