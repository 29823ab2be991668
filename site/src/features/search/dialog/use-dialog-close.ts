import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Distinguishes an intentional close from an unmount by navigation. After the latter, the button of
 * the next page opens the dialog again with the last query.
 */
export function useDialogClose(
  initialQuery: string,
  onClose: () => void,
): { readonly close: () => void; readonly noteQuery: (query: string) => void } {
  const isIntentional = useRef(false);
  const lastQuery = useRef(initialQuery);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useEffect(
    () => () => {
      // The search button reads requests from this attribute.
      if (!isIntentional.current) document.documentElement.dataset['search'] = lastQuery.current;
    },
    [],
  );
  const close = useCallback(() => {
    isIntentional.current = true;
    latest.current();
  }, []);
  const noteQuery = useCallback((query: string) => {
    lastQuery.current = query;
  }, []);
  return { close, noteQuery };
}
