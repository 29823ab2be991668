import { type LoadedIndex, loadIndex, loadSymbols } from '../load-reference';
import type { PublishedReference, PublishedSymbol } from '../published';
import { startTransition, useCallback, useEffect, useState } from 'react';

/** Milliseconds after which the list loads even if the page is never idle. */
const IDLE_TIMEOUT_MS = 500;

export type IndexState = {
  readonly index: LoadedIndex | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
};

/**
 * Loads the index: immediately for a symbol, when idle for the side list of a page that is already
 * rendered.
 */
export function useIndex(
  reference: PublishedReference,
  when: 'never' | 'at-rest' | 'at-once',
): IndexState {
  const [index, setIndex] = useState<LoadedIndex>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadIndex(reference).then(
      (loaded) =>
        // The list has hundreds of entries; a transition keeps the page responsive.
        startTransition(() => {
          setIndex(loaded);
          setFailed(false);
        }),
      () => setFailed(true),
    );
  }, [reference]);
  useEffect(() => {
    if (when === 'at-once') load();
    if (when !== 'at-rest') return undefined;
    return atRest(load);
  }, [when, load]);
  return { index, failed, retry: load };
}

function atRest(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run, IDLE_TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}

export type ShownPage = {
  /** Empty for the overview. */
  readonly id: string;
  /** The symbol and its members; missing if the reference has no such symbol. */
  readonly symbols?: ReadonlyMap<string, PublishedSymbol>;
  /** Whether nothing else was shown before. */
  readonly isFirst?: true;
};

const FIRST: ShownPage = { id: '', isFirst: true };

/** The visible page. It stays until the requested one has loaded. */
export function useSymbolPage(
  reference: PublishedReference,
  index: LoadedIndex | undefined,
  id: string,
): ShownPage {
  const [page, setPage] = useState(FIRST);
  useEffect(() => {
    let isCurrent = true;
    // Loads in parallel with the index, because the id determines the file.
    const loading = loadPage(reference, id);
    void loading.then((next) => {
      if (isCurrent && index) setPage((last) => (last.isFirst && id === '' ? last : next));
      return next;
    });
    return () => {
      isCurrent = false;
    };
  }, [reference, index, id]);
  return page;
}

async function loadPage(reference: PublishedReference, id: string): Promise<ShownPage> {
  if (id === '') return { id };
  try {
    const symbols = await loadSymbols(reference, id);
    return symbols.has(id) ? { id, symbols } : { id };
  } catch {
    // The index fails too, and shows the error.
    return { id };
  }
}
