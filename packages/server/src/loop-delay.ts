const SAMPLE_INTERVAL_MS = 5;
const WINDOW_MS = 100;

export type LoopDelay = {
  /** Mean wait of requests that arrive during the window, for work of this process. */
  readonly meanMs: number;
  /** Time since the previous measurement. */
  readonly windowMs: number;
};

/** Elapsed time, and the part in which this thread was running, in milliseconds. */
export type ReadClocks = () => { readonly wallMs: number; readonly cpuMs: number };

/**
 * Measures how long a request that arrives at any moment waits for the event loop. A stall is
 * weighted by the requests that arrive during it, whose number grows with its length. An average of
 * samples would let many quick iterations hide the one that all readers wait for. Time in which
 * other programs used the processor does not count, because refusing requests would not shorten it.
 */
export class LoopDelayMonitor {
  readonly #onMeasure: (delay: LoopDelay) => void;
  readonly #readClocks: ReadClocks;
  readonly #timer: NodeJS.Timeout;
  #windowStartMs: number;
  #last: ReturnType<ReadClocks>;
  #squaredStalls = 0;
  #ownMs = 0;

  /** @param onMeasure - Called about ten times per second, less often while the loop stalls. */
  constructor(onMeasure: (delay: LoopDelay) => void, clocks: ReadClocks = readThreadClocks) {
    this.#onMeasure = onMeasure;
    this.#readClocks = clocks;
    this.#last = clocks();
    this.#windowStartMs = this.#last.wallMs;
    this.#timer = setInterval(() => this.#sample(), SAMPLE_INTERVAL_MS);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #sample(): void {
    const clocks = this.#readClocks();
    const workMs = Math.min(clocks.cpuMs - this.#last.cpuMs, clocks.wallMs - this.#last.wallMs);
    this.#last = clocks;
    const stallMs = Math.max(0, workMs - SAMPLE_INTERVAL_MS);
    this.#squaredStalls += stallMs ** 2;
    this.#ownMs += SAMPLE_INTERVAL_MS + stallMs;
    const windowMs = clocks.wallMs - this.#windowStartMs;
    if (windowMs < WINDOW_MS) return;
    // Requests arrive evenly, so their mean wait is half the length of the stall.
    const meanMs = this.#squaredStalls / 2 / this.#ownMs;
    this.#windowStartMs = clocks.wallMs;
    this.#squaredStalls = 0;
    this.#ownMs = 0;
    this.#onMeasure({ meanMs, windowMs });
  }
}

function readThreadClocks(): ReturnType<ReadClocks> {
  const { user, system } = process.threadCpuUsage();
  return { wallMs: performance.now(), cpuMs: (user + system) / 1000 };
}
