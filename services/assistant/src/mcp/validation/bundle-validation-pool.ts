import { Worker } from 'node:worker_threads';
import type { CheckedBundle } from './checked-bundle.ts';

export type CheckLimits = {
  readonly milliseconds: number;
  /** Heap limit of a worker. */
  readonly megabytes: number;
  /** Maximum number of concurrent validations. Further callers are asked to retry. */
  readonly atOnce: number;
};

const LIMITS: CheckLimits = { milliseconds: 20_000, megabytes: 256, atOnce: 2 };
const WORKER = new URL('./check-worker.ts', import.meta.url);
const ON_YOUR_MACHINE = 'Check it on your machine with the command `mvf validate`.';

/**
 * Validates untrusted bundles, each in its own worker thread: a bundle crafted to exhaust CPU or
 * memory takes down that thread and nothing else.
 */
export class BundleValidationPool {
  readonly #limits: CheckLimits;
  #running = 0;

  constructor(limits: Partial<CheckLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  async check(
    bytes: Uint8Array,
    signal: AbortSignal,
  ): Promise<CheckedBundle | { readonly problem: string }> {
    if (this.#running >= this.#limits.atOnce) {
      return { problem: 'Other bundles are being checked. Ask again in a few seconds.' };
    }
    this.#running += 1;
    try {
      return await this.#run(bytes, signal);
    } finally {
      this.#running -= 1;
    }
  }

  async #run(
    bytes: Uint8Array,
    signal: AbortSignal,
  ): Promise<CheckedBundle | { readonly problem: string }> {
    const { milliseconds, megabytes } = this.#limits;
    const worker = new Worker(WORKER, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // Keeps output of libraries about a bundle out of the log.
      stdout: true,
      stderr: true,
    });
    const { promise, resolve } = Promise.withResolvers<
      CheckedBundle | { readonly problem: string }
    >();
    const stop = (why: string): void => resolve({ problem: `${why} ${ON_YOUR_MACHINE}` });
    const onAbort = (): void => stop('The check was called off.');
    const timer = setTimeout(
      () => stop(`The check took longer than ${milliseconds / 1000} s and was stopped.`),
      milliseconds,
    );
    worker.once('message', (result: CheckedBundle) => resolve(result));
    worker.once('error', () => stop('The bundle needs more memory than a check has here.'));
    worker.once('exit', () => stop('The check ended without a result.'));
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
