/** Maximum time for which one slice may block the event loop. */
const MAX_SLICE_MS = 8;

/** Maximum wait of the oldest task before new ones are rejected. */
export const MAX_WAIT_MS = 3000;

/** Rejection of a task that would wait too long. */
export class QueueOverloadError extends Error {
  override readonly name = 'QueueOverloadError';
}

type Task = { readonly queuedAt: number; readonly run: () => void };

/**
 * Runs tasks in time slices. Node accepts one connection per event-loop iteration, so draining the
 * whole queue in one go would keep new clients waiting behind all current ones.
 */
export class TimeSlicedQueue {
  readonly #waiting: Task[] = [];
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Queues a task. Tasks run in the order of calls. Rejects with a `QueueOverloadError` while the
   * oldest has waited too long: readers are better served by an early refusal than by a late answer.
   */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      const queuedAt = this.#now();
      const [oldest] = this.#waiting;
      if (oldest && queuedAt - oldest.queuedAt > MAX_WAIT_MS) {
        reject(new QueueOverloadError('Search is busy. Try again in 2 seconds.'));
        return;
      }
      const run = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      this.#waiting.push({ queuedAt, run });
      if (this.#waiting.length === 1) setImmediate(this.#takeTurn);
    });
  }

  readonly #takeTurn = (): void => {
    const end = this.#now() + MAX_SLICE_MS;
    let done = 0;
    do {
      this.#waiting[done]?.run();
      done += 1;
    } while (done < this.#waiting.length && this.#now() < end);
    this.#waiting.splice(0, done);
    if (this.#waiting.length > 0) setImmediate(this.#takeTurn);
  };
}
