import type { FeedReport } from '@brand/data-sync';
import * as Comlink from 'comlink';
import type { FeedCheck, FeedQuestion } from './feed-worker';

/** Looks through a feed in a worker: a large or hostile one must not stop the page. */
export async function checkInWorker(
  question: FeedQuestion,
  signal: AbortSignal,
): Promise<FeedReport> {
  const worker = new Worker(new URL('./feed-worker.ts', import.meta.url), { name: 'feed-check' });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  worker.addEventListener('error', () =>
    reject(new Error('The feed could not be checked. Load the page again and try once more.')),
  );
  signal.addEventListener('abort', () => reject(signal.reason as Error));
  try {
    return await Promise.race([Comlink.wrap<FeedCheck>(worker).check(question), failed]);
  } finally {
    worker.terminate();
  }
}
