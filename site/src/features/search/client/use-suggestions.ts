import { useEffect, useState } from 'react';
import type { SearchContext } from '@brand/wire/results';
import { suggestQueries } from './suggest-queries';

/** Up to three queries that find something, where this one did not. */
export function useSuggestions(query: string, context: SearchContext): readonly string[] {
  const [suggested, setSuggested] = useState<{ query: string; texts: readonly string[] }>();
  useEffect(() => {
    let isCurrent = true;
    suggestQueries(query, context)
      .then((texts) => isCurrent && setSuggested({ query, texts }))
      // Readers are told that nothing was found, with or without them.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [query, context]);
  return suggested?.query === query ? suggested.texts : [];
}
