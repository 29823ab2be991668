import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 250;
/** Weight of the newest window: a process that was merely paused recovers within a second. */
const SMOOTHING = 0.4;
const NANOSECONDS_PER_MS = 1e6;

/**
 * Measures how late the event loop is. The mean of a short window tells saturation from a single
 * long task: under saturation every sample is late.
 */
export class LoopDelayMonitor {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #meanMs = 0;

  constructor() {
    this.#histogram.enable();
    this.#timer = setInterval(() => this.#measure(), WINDOW_MS);
    this.#timer.unref();
  }

  /** Smoothed mean delay in milliseconds. */
  get meanMs(): number {
    return this.#meanMs;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  #measure(): void {
    const { mean, count } = this.#histogram;
    const windowMs = count === 0 ? 0 : Math.max(0, mean / NANOSECONDS_PER_MS - RESOLUTION_MS);
    this.#meanMs += SMOOTHING * (windowMs - this.#meanMs);
    this.#histogram.reset();
  }
}
