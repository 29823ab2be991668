import { Worker } from 'node:worker_threads';
import type { VenueRequest, VenueResponse, VenueText } from './venue-text.ts';

export type VenueAnswersOptions = {
  readonly venuesFolder: string;
  readonly timeoutMs?: number;
  /** Idle time after which the worker ends. Open venues take about a hundred megabytes. */
  readonly idleMs?: number;
  /** Questions that may wait for the worker. Further ones are left to the documentation. */
  readonly maxQueueLength?: number;
};

type Waiting = { readonly resolve: (answer: VenueText | undefined) => void };

const WORKER = new URL('venue-answer-worker.ts', import.meta.url);
const MAX_HEAP_MB = 512;

/**
 * Answers questions about the demo venues in a worker thread that starts on demand, so that the
 * search for routes does not delay other answers.
 */
export class VenueAnswers {
  readonly #options: Required<VenueAnswersOptions>;
  readonly #waiting: Map<number, Waiting> = new Map();
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(options: VenueAnswersOptions) {
    this.#options = { timeoutMs: 15_000, idleMs: 300_000, maxQueueLength: 50, ...options };
  }

  /** Returns `undefined` if the question is not about a venue, or if the worker fails. */
  async find(text: string, before: readonly string[]): Promise<VenueText | undefined> {
    const { maxQueueLength, timeoutMs, idleMs } = this.#options;
    if (this.#waiting.size >= maxQueueLength) return undefined;
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    const { promise, resolve } = Promise.withResolvers<VenueText | undefined>();
    this.#count += 1;
    const request: VenueRequest = { number: this.#count, text, before };
    this.#waiting.set(request.number, { resolve });
    const timer = setTimeout(() => void this.close(), timeoutMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(request);
    const answer = await promise;
    clearTimeout(timer);
    this.#waiting.delete(request.number);
    if (this.#waiting.size === 0 && this.#worker === worker) {
      worker.unref();
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => void this.close(), idleMs).unref();
    }
    return answer;
  }

  /** Ends the worker. Questions that wait for it have no answer; the next one starts another. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    for (const { resolve } of this.#waiting.values()) resolve(undefined);
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(WORKER, {
      workerData: this.#options.venuesFolder,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      execArgv: [],
    });
    const onEnd = (): void => {
      if (this.#worker === worker) void this.close();
    };
    return worker
      .on('message', ({ number, answer }: VenueResponse) =>
        this.#waiting.get(number)?.resolve(answer),
      )
      .on('error', onEnd)
      .on('exit', onEnd);
  }
}
