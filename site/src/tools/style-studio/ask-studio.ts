import type * as Comlink from 'comlink';
import { runInWorker } from '@site/src/kit/run-in-worker';
import type { StudioWorker } from './studio-worker';

/** Calls the worker that validates styles and packs bundles. */
export function askStudio<Answer>(
  ask: (studio: Comlink.Remote<StudioWorker>) => Promise<Answer>,
): Promise<Answer> {
  return runInWorker<StudioWorker, Answer>({
    worker: new Worker(
      /* webpackChunkName: "worker-studio" */ new URL('./studio-worker.ts', import.meta.url),
      { name: 'studio' },
    ),
    ask,
    failure: 'The style could not be processed. Reload the page and try again.',
  });
}
