import * as Comlink from 'comlink';

type Question<Api, Answer> = {
  readonly worker: Worker;
  readonly ask: (api: Comlink.Remote<Api>) => Promise<Answer>;
  /** What is said when the worker cannot start or breaks. */
  readonly failure: string;
  readonly signal?: AbortSignal | undefined;
};

/** Asks a worker one thing, then ends it: what is large or hostile must not stop the page. */
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
