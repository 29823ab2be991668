import type { FeedReport } from '@brand/data-sync';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FeedCheckRequest } from '../check/feed-worker';

export type CheckState =
  | { readonly state: 'idle' }
  | { readonly state: 'checking' }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'checked'; readonly report: FeedReport };

/** Checks one feed at a time. A newer request aborts an older one. */
export function useFeedCheck(): {
  readonly check: CheckState;
  readonly ask: (question: FeedCheckRequest) => Promise<void>;
  readonly forget: () => void;
} {
  const [check, setCheck] = useState<CheckState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  const forget = useCallback((): void => {
    running.current?.abort();
    setCheck({ state: 'idle' });
  }, []);
  const ask = useCallback(async (question: FeedCheckRequest): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setCheck({ state: 'checking' });
    try {
      const { checkInWorker } = await import(
        /* webpackChunkName: "feed-check" */ '../check/check-in-worker'
      );
      const report = await checkInWorker(question, controller.signal);
      if (!controller.signal.aborted) setCheck({ state: 'checked', report });
    } catch (error) {
      if (controller.signal.aborted) return;
      setCheck({ state: 'refused', reason: (error as Error).message });
    }
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  return { check, ask, forget };
}
