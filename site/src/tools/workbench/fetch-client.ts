import * as Comlink from 'comlink';
import { askWithProgress } from '@site/src/kit/ask-with-progress';
import type { FetchApi, FetchedFile } from './fetch-worker';
import type { BenchProgress, OnBenchProgress } from './protocol';

/** The page's client of a worker that loads one file. */
export type FetchClient = {
  readonly fetchFile: (
    name: string,
    address: string,
    onProgress: OnBenchProgress,
  ) => Promise<FetchedFile>;
  /** Stops loading: the pending call rejects with the reason. */
  readonly end: (reason: string) => void;
};

export function createFetchClient(): FetchClient {
  const worker = new Worker(
    /* webpackChunkName: "fetch-worker-file" */ new URL('./fetch-worker.ts', import.meta.url),
    { name: 'workbench-fetch' },
  );
  const { promise: ended, reject } = Promise.withResolvers<never>();
  // Avoids an unhandled rejection if the worker ends while no call is pending.
  ended.catch(() => {});
  const end = (reason: string): void => {
    reject(new Error(reason));
    worker.terminate();
  };
  worker.addEventListener('error', () => end('The file could not be loaded. Try again.'));
  const remote = Comlink.wrap<FetchApi>(worker);
  return {
    fetchFile: (name, address, onProgress) =>
      Promise.race([
        askWithProgress<[BenchProgress], FetchedFile>(
          (tell) => remote.fetchFile(name, address, tell),
          onProgress,
        ),
        ended,
      ]),
    end,
  };
}
