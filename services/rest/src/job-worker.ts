export type JobWorkerOptions = {
  /** Processes one job. Resolves to `false` if the queue was empty. */
  readonly work: () => Promise<boolean>;
  readonly concurrency: number;
  /** Polling interval while the queue is empty; `wake` ends the wait. */
  readonly idleMs: number;
  readonly onError: (error: unknown) => void;
};

/** Back-off after a failure, so that a database that is down is not polled in a tight loop. */
const BACKOFF_MS = 5000;

/** Polls the job queue in the database until it is stopped. */
export class JobWorker {
  readonly #options: JobWorkerOptions;
  readonly #lanes: Promise<void>[];
  #wake = Promise.withResolvers<void>();
  #isStopped = false;

  constructor(options: JobWorkerOptions) {
    this.#options = options;
    this.#lanes = Array.from({ length: options.concurrency }, () => this.#run());
  }

  /** Ends the wait of idle lanes, because there is a new job. */
  wake(): void {
    this.#wake.resolve();
    this.#wake = Promise.withResolvers<void>();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.wake();
    await Promise.all(this.#lanes);
  }

  async #run(): Promise<void> {
    const { work, idleMs, onError } = this.#options;
    while (!this.#isStopped) {
      const woken = this.#wake.promise;
      try {
        if (!(await work())) await restFor(idleMs, woken);
      } catch (error) {
        onError(error);
        await restFor(BACKOFF_MS, woken);
      }
    }
  }
}

async function restFor(milliseconds: number, woken: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  timer.unref();
  await Promise.race([promise, woken]);
  clearTimeout(timer);
}
