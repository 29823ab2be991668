import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Closes the dialog by the reader's wish. Without it the dialog goes when the bar does, with its page:
 * then the bar of the next page is asked to open it again, with the last query.
 */
export function useDialogClose(
  initialQuery: string,
  onClose: () => void,
): { readonly close: () => void; readonly noteQuery: (query: string) => void } {
  const isWished = useRef(false);
  const lastQuery = useRef(initialQuery);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useEffect(
    () => () => {
      // Where the bar looks for what was asked before it was there.
      if (!isWished.current) document.documentElement.dataset['search'] = lastQuery.current;
    },
    [],
  );
  const close = useCallback(() => {
    isWished.current = true;
    latest.current();
  }, []);
  const noteQuery = useCallback((query: string) => {
    lastQuery.current = query;
  }, []);
  return { close, noteQuery };
}
