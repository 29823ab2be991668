import { useEffect, useState } from 'react';
import type { SearchContext } from '@brand/wire/results';
import { suggestQueries } from './suggest-queries';

/** Up to three queries with results, for a query without any. */
export function useSuggestions(query: string, context: SearchContext): readonly string[] {
  const [suggested, setSuggested] = useState<{ query: string; texts: readonly string[] }>();
  useEffect(() => {
    let isCurrent = true;
    suggestQueries(query, context)
      .then((texts) => isCurrent && setSuggested({ query, texts }))
      // The message that nothing was found is shown either way.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [query, context]);
  return suggested?.query === query ? suggested.texts : [];
}
