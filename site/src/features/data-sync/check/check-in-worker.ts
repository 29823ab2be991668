import type { FeedReport } from '@brand/data-sync';
import { runInWorker } from '@site/src/kit/run-in-worker';
import type { FeedCheck, FeedCheckRequest } from './feed-worker';

/** Validates a feed in a worker. */
export function checkInWorker(
  question: FeedCheckRequest,
  signal: AbortSignal,
): Promise<FeedReport> {
  return runInWorker<FeedCheck, FeedReport>({
    worker: new Worker(
      /* webpackChunkName: "worker-feed" */ new URL('./feed-worker.ts', import.meta.url),
      { name: 'feed-check' },
    ),
    ask: (feeds) => feeds.check(question),
    failure: 'The feed could not be checked. Reload the page and try again.',
    signal,
  });
}
