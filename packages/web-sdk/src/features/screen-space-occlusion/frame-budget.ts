export type Verdict = 'measuring' | 'fast-enough' | 'too-slow';

// The first frames compile programs and allocate targets.
const WARM_UP = 3;
const MEASURED = 7;

/**
 * Decides from the first frames whether a device keeps within a budget, by the median frame time.
 */
export class FrameBudget {
  readonly #budget: number;
  readonly #times: number[] = [];
  #seen = 0;

  /** @param budget - Milliseconds per frame. */
  constructor(budget: number) {
    this.#budget = budget;
  }

  /** The median time of a frame in milliseconds. */
  get frameTime(): number | undefined {
    return this.#times.toSorted((a, b) => a - b)[Math.floor(this.#times.length / 2)];
  }

  verdict(): Verdict {
    if (this.#budget === Infinity) return 'fast-enough';
    if (this.#times.length < MEASURED) return 'measuring';
    return this.frameTime! <= this.#budget ? 'fast-enough' : 'too-slow';
  }

  /** Records the duration of a frame in milliseconds. */
  add(time: number): void {
    this.#seen += 1;
    if (this.#seen > WARM_UP && this.#times.length < MEASURED) this.#times.push(time);
  }
}
