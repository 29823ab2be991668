import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { SvgRequest } from '@brand/rest-api';
import type { RenderResult, RenderTask } from './drawing.ts';

export type DrawLimits = {
  readonly milliseconds: number;
  /** Of the heap in which a floor is drawn. */
  readonly megabytes: number;
  /** How long a thread waits for the next floor before it ends. */
  readonly idleMs: number;
};

/** Who draws a floor of a bundle. */
export type Draw = (bytes: Uint8Array, request: SvgRequest) => Promise<RenderResult>;

const DRAW_LIMITS: DrawLimits = { milliseconds: 20_000, megabytes: 384, idleMs: 60_000 };
/** The largest floor of the demo venues has a tenth of it. */
const MAX_SVG_LENGTH = 8 * 2 ** 20;

/** Starts a thread that draws what it is sent. */
export type StartThread = (options: WorkerOptions) => Worker;

export const startDrawing: StartThread = (options) =>
  new Worker(new URL('./draw-worker.ts', import.meta.url), options);

/**
 * Draws floors in threads, so that requests of others go on meanwhile. To start a thread takes longer
 * than most floors do, so one draws many, and ends when there was nothing to draw for a while. There
 * are as many as floors are drawn at once.
 */
export class RenderWorkerPool {
  readonly #limits: DrawLimits;
  readonly #startThread: StartThread;
  /** Those that wait, and what ends them. */
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

  /** Ends threads that wait, at once; those that draw end with what they draw. */
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
    // One that breaks while it waits is not given another floor.
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
      // Before it has ended, which takes a moment: nobody may take it meanwhile.
      this.#forget(worker);
      void worker.terminate();
    }, this.#limits.idleMs);
    end.unref();
    this.#idle.set(worker, end);
  }

  /** What a thread makes of a floor, and whether it can draw another one. */
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
