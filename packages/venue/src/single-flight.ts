type Running<Value> = {
  readonly promise: Promise<Value>;
  readonly abort: () => void;
  waiting: number;
};

/**
 * Coalesces concurrent loads into one. A caller that aborts stops waiting; the load itself is
 * aborted when the last caller leaves. After a failure or an abort, the next call starts a new
 * load.
 */
export class SingleFlight<Value> {
  readonly #load: (signal: AbortSignal) => Promise<Value>;
  #running: Running<Value> | undefined;

  constructor(load: (signal: AbortSignal) => Promise<Value>) {
    this.#load = load;
  }

  async get(signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    const running = (this.#running ??= this.#begin());
    running.waiting += 1;
    if (!signal) return running.promise;
    const leave = Promise.withResolvers<never>();
    const onAbort = (): void => {
      leave.reject(signal.reason);
      running.waiting -= 1;
      if (running.waiting > 0) return;
      if (this.#running === running) this.#running = undefined;
      running.abort();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([running.promise, leave.promise]);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  #begin(): Running<Value> {
    const controller = new AbortController();
    const running: Running<Value> = {
      promise: this.#load(controller.signal),
      abort: () => controller.abort(),
      waiting: 0,
    };
    void this.#settle(running);
    return running;
  }

  async #settle(running: Running<Value>): Promise<void> {
    try {
      await running.promise;
    } catch {
      // Callers get the error; clearing the load makes the next caller start a new one.
      if (this.#running === running) this.#running = undefined;
    }
  }
}
