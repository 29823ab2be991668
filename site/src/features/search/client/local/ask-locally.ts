import siteConfig from '@generated/docusaurus.config';
import type { SearchAnswer, SearchParameters } from '@brand/search-engine';
import * as Comlink from 'comlink';
import type { LocalSearch } from './search-worker';

let api: Comlink.Remote<LocalSearch> | undefined;

/** Searches in a worker, which keeps its index for the visit. */
export async function askLocally(
  queries: readonly SearchParameters[],
): Promise<readonly SearchAnswer[]> {
  api ??= start();
  return api.search(siteConfig.baseUrl, queries);
}

function start(): Comlink.Remote<LocalSearch> {
  const worker = new Worker(
    /* webpackChunkName: "worker-search" */ new URL('./search-worker.ts', import.meta.url),
    { name: 'local-search' },
  );
  return Comlink.wrap<LocalSearch>(worker);
}
