import { Worker } from 'node:worker_threads';
import type {
  CompileRequest,
  CompileResult,
  WorkerMessage,
  WorkerSettings,
} from './compile-request.ts';

export type CompilerOptions = WorkerSettings & {
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  /** Idle time after which the worker is terminated: its types take hundreds of megabytes. */
  readonly idleMs: number;
};

/** Time to load the compiler and the types, on a busy machine. */
const START_LIMIT_MS = 60_000;

/** Runs the compiler in a worker thread, which is terminated when it exceeds the time limit. */
export class Compiler {
  readonly #options: CompilerOptions;
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(options: CompilerOptions) {
    this.#options = options;
  }

  /** Callers must not run two compilations concurrently. */
  async compile(request: CompileRequest): Promise<CompileResult> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    const result = await this.#ask(worker, request);
    if (this.#worker === worker) {
      worker.unref();
      this.#idle = setTimeout(() => void this.close(), this.#options.idleMs).unref();
    }
    return result;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const { siteFolder, memoryLimitMb } = this.#options;
    const settings: WorkerSettings = { siteFolder };
    const worker = new Worker(new URL('compiler-worker.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
      execArgv: [],
    });
    // A worker that is being terminated may still emit an error.
    return worker.on('error', () => {});
  }

  #ask(worker: Worker, request: CompileRequest): Promise<CompileResult> {
    const { timeLimitMs } = this.#options;
    const { promise, resolve } = Promise.withResolvers<CompileResult>();
    const giveUp = (message: string): void => {
      void this.close();
      resolve({ compiles: false, message });
    };
    const late = (): void =>
      giveUp(`The compiler was not done with it after ${timeLimitMs / 1000} seconds.`);
    let timer = setTimeout(late, START_LIMIT_MS);
    const onMessage = (message: WorkerMessage): void => {
      if (message !== 'begun') return resolve(message);
      clearTimeout(timer);
      timer = setTimeout(late, timeLimitMs);
    };
    const onEnd = (): void => giveUp('The compiler could not cope with it.');
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
    // Worker messages have no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(request);
    return promise.finally(() => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
    });
  }
}
