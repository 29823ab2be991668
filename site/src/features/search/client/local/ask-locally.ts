import siteConfig from '@generated/docusaurus.config';
import type { SearchAnswer, SearchParameters } from '@brand/search-engine';
import * as Comlink from 'comlink';
import type { LocalSearch } from './search-worker';

type Running = {
  readonly api: Comlink.Remote<LocalSearch>;
  /** Rejects if the worker cannot start, or stops. */
  readonly failed: Promise<never>;
};

let running: Running | undefined;

/** Searches in a worker, which keeps its index for the visit. */
export async function askLocally(
  queries: readonly SearchParameters[],
): Promise<readonly SearchAnswer[]> {
  running ??= start();
  const { api, failed } = running;
  return Promise.race([api.search(siteConfig.baseUrl, queries), failed]);
}

function start(): Running {
  const worker = new Worker(
    /* webpackChunkName: "worker-search" */ new URL('./search-worker.ts', import.meta.url),
    { name: 'local-search' },
  );
  const { promise: failed, reject } = Promise.withResolvers<never>();
  // Avoids an unhandled rejection if the worker fails while no query is pending.
  failed.catch(() => {});
  worker.addEventListener('error', () => {
    // The next query starts another one.
    running = undefined;
    worker.terminate();
    reject(new Error('The search on this device stopped.'));
  });
  return { api: Comlink.wrap<LocalSearch>(worker), failed };
}
