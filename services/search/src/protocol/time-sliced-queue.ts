/** How long one slice may block the event loop. */
const MAX_SLICE_MS = 8;

/**
 * Runs tasks in time slices. Node accepts one connection per event-loop iteration, so draining the
 * whole queue at once would keep new clients waiting behind everyone already typing.
 */
export class TimeSlicedQueue {
  readonly #waiting: (() => void)[] = [];
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Queues a task. Tasks run in the order of calls. */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
      if (this.#waiting.length === 1) setImmediate(this.#takeTurn);
    });
  }

  readonly #takeTurn = (): void => {
    const end = this.#now() + MAX_SLICE_MS;
    let done = 0;
    do {
      this.#waiting[done]?.();
      done += 1;
    } while (done < this.#waiting.length && this.#now() < end);
    this.#waiting.splice(0, done);
    if (this.#waiting.length > 0) setImmediate(this.#takeTurn);
  };
}
