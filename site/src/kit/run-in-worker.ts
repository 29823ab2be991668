import * as Comlink from 'comlink';

type Question<Api, Answer> = {
  readonly worker: Worker;
  readonly ask: (api: Comlink.Remote<Api>) => Promise<Answer>;
  /** Error message if the worker cannot start or crashes. */
  readonly failure: string;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Makes one call to a worker, then terminates it, so that large or hostile input cannot block the
 * page.
 */
export async function runInWorker<Api, Answer>(question: Question<Api, Answer>): Promise<Answer> {
  const { worker, ask, failure, signal } = question;
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal?.reason as Error);
  worker.addEventListener('error', () => reject(new Error(failure)));
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    return await Promise.race([ask(Comlink.wrap<Api>(worker)), failed]);
  } finally {
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  }
}
