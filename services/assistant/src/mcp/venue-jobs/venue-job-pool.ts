import { Worker } from 'node:worker_threads';
import { REMEDIES } from './remedies.ts';
import type { VenueJob, VenueJobProblem, VenueJobResults } from './venue-job.ts';

export type VenueJobLimits = {
  readonly timeoutMs: number;
  /** Heap limit of a worker. */
  readonly maxHeapMb: number;
  /** Maximum number of concurrent jobs. Further callers are asked to retry. */
  readonly concurrency: number;
};

const LIMITS: VenueJobLimits = { timeoutMs: 20_000, maxHeapMb: 256, concurrency: 2 };
const WORKER = new URL('./venue-job-worker.ts', import.meta.url);

/**
 * Runs jobs on untrusted files, each in its own worker thread: a file crafted to exhaust CPU or
 * memory can only end that thread.
 */
export class VenueJobPool {
  readonly #limits: VenueJobLimits;
  #running = 0;

  constructor(limits: Partial<VenueJobLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  async run<Kind extends VenueJob['kind']>(
    job: VenueJob & { readonly kind: Kind },
    signal: AbortSignal,
  ): Promise<VenueJobResults[Kind] | VenueJobProblem> {
    if (this.#running >= this.#limits.concurrency) {
      return { problem: 'All workers are busy with other venues. Try again in a few seconds.' };
    }
    this.#running += 1;
    try {
      return await this.#runInWorker<Kind>(job, signal);
    } finally {
      this.#running -= 1;
    }
  }

  async #runInWorker<Kind extends VenueJob['kind']>(
    job: VenueJob,
    signal: AbortSignal,
  ): Promise<VenueJobResults[Kind] | VenueJobProblem> {
    const { timeoutMs, maxHeapMb } = this.#limits;
    const worker = new Worker(WORKER, {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      // Keeps output of libraries about a bundle out of the log.
      stdout: true,
      stderr: true,
    });
    const { promise, resolve } = Promise.withResolvers<VenueJobResults[Kind] | VenueJobProblem>();
    const stop = (why: string): void => resolve({ problem: `${why} ${REMEDIES[job.kind]}` });
    const onAbort = (): void => stop('The job was cancelled.');
    const timer = setTimeout(
      () => stop(`The job took longer than ${timeoutMs / 1000} s and was stopped.`),
      timeoutMs,
    );
    worker.once('message', (result: VenueJobResults[Kind] | VenueJobProblem) => resolve(result));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      stop(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? 'The file needs more memory than a job can use.'
          : 'The file could not be read.',
      ),
    );
    worker.once('exit', () => stop('The job ended without a result.'));
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      await worker.terminate();
    }
  }
}
