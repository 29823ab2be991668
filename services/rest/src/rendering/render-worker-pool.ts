import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { SvgRequest } from '@brand/rest-api';
import type { RenderResult, RenderTask } from './drawing.ts';

export type DrawLimits = {
  readonly milliseconds: number;
  /** Heap limit of a worker. */
  readonly megabytes: number;
  /** Idle time after which a worker is terminated. */
  readonly idleMs: number;
};

/** Renders a floor of a bundle. */
export type Draw = (bytes: Uint8Array, request: SvgRequest) => Promise<RenderResult>;

const DRAW_LIMITS: DrawLimits = { milliseconds: 20_000, megabytes: 384, idleMs: 60_000 };
/** Ten times the largest floor of the demo venues. */
const MAX_SVG_LENGTH = 8 * 2 ** 20;

/** Starts a render worker. */
export type StartThread = (options: WorkerOptions) => Worker;

export const startDrawing: StartThread = (options) =>
  new Worker(new URL('./draw-worker.ts', import.meta.url), options);

/**
 * A pool of render workers, which keep the event loop free. Starting a worker takes longer than
 * rendering most floors, so workers are reused and end when they are idle. The pool has as
 * many workers as concurrent jobs.
 */
export class RenderWorkerPool {
  readonly #limits: DrawLimits;
  readonly #startThread: StartThread;
  /** Idle workers and their termination timers. */
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  #isClosed = false;

  constructor(limits: Partial<DrawLimits> = {}, startThread: StartThread = startDrawing) {
    this.#limits = { ...DRAW_LIMITS, ...limits };
    this.#startThread = startThread;
  }

  readonly draw: Draw = async (bytes, { floorId, style, ...rest }) => {
    const worker = this.#take();
    const task: RenderTask = { bytes, options: { ...rest, floorId, theme: style ?? 'light' } };
    const { drawing, isUsable } = await this.#ask(worker, task);
    if (isUsable && !this.#isClosed) this.#keep(worker);
    else await worker.terminate();
    return drawing;
  };

  /** Terminates idle workers now, and busy ones after their current job. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const idle = [...this.#idle];
    this.#idle.clear();
    for (const [, end] of idle) clearTimeout(end);
    await Promise.all(idle.map(([worker]) => worker.terminate()));
  }

  #take(): Worker {
    const [idle] = this.#idle;
    if (!idle) return this.#start();
    const [worker, end] = idle;
    clearTimeout(end);
    this.#idle.delete(worker);
    worker.ref();
    return worker;
  }

  #start(): Worker {
    const worker = this.#startThread({
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes },
    });
    // A worker that fails while idle is removed.
    worker.on('error', () => this.#forget(worker));
    worker.on('exit', () => this.#forget(worker));
    return worker;
  }

  #forget(worker: Worker): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
  }

  #keep(worker: Worker): void {
    worker.unref();
    const end = setTimeout(() => {
      // Removed before it has terminated, so that it gets no job in the meantime.
      this.#forget(worker);
      void worker.terminate();
    }, this.#limits.idleMs);
    end.unref();
    this.#idle.set(worker, end);
  }

  /** The result of a worker, and whether the worker can be reused. */
  async #ask(
    worker: Worker,
    task: RenderTask,
  ): Promise<{ readonly drawing: RenderResult; readonly isUsable: boolean }> {
    const { milliseconds } = this.#limits;
    const { promise, resolve } = Promise.withResolvers<{
      drawing: RenderResult;
      isUsable: boolean;
    }>();
    const breakOff = (failure: string): void => resolve({ drawing: { failure }, isUsable: false });
    const listeners = {
      message: (drawing: RenderResult) => resolve({ drawing: withinSize(drawing), isUsable: true }),
      error: (error: unknown) => breakOff(`The floor could not be drawn: ${String(error)}`),
      exit: () => breakOff('Drawing ended without a result.'),
    };
    const timer = setTimeout(
      () => breakOff(`Drawing took longer than ${milliseconds / 1000} s and was stopped.`),
      milliseconds,
    );
    for (const [event, listen] of Object.entries(listeners)) worker.on(event, listen);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(task);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      for (const [event, listen] of Object.entries(listeners)) worker.off(event, listen);
    }
  }
}

function withinSize(drawing: RenderResult): RenderResult {
  return drawing.failure === undefined && drawing.svg.length > MAX_SVG_LENGTH
    ? { failure: 'The drawing is too large to be kept.' }
    : drawing;
}
