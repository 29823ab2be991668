import { createSymbolIndex, type SymbolIndex } from '@brand/reference/search';
import { type ListedSummary, loadIndex } from '../load-reference';
import { REFERENCES } from '../table';
import { useCallback, useEffect, useState } from 'react';

/** The symbols of every reference, loaded on demand. */
export function useAllSymbols(isWanted: boolean) {
  const [index, setIndex] = useState<SymbolIndex<ListedSummary>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    Promise.all(REFERENCES.map(loadIndex)).then(
      (loaded) => {
        setHasFailed(false);
        return setIndex(
          (known) => known ?? createSymbolIndex(loaded.flatMap(({ symbols }) => symbols)),
        );
      },
      () => setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isWanted && !index) load();
  }, [isWanted, index, load]);
  return { index, hasFailed, load };
}
