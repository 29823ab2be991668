/** What frames so far say about the device. */
export type Verdict = 'measuring' | 'fast-enough' | 'too-slow';

// The first frames compile programs and fill targets.
const WARM_UP = 3;
const MEASURED = 7;

/** Decides from the first frames whether a device keeps within a budget: the median counts. */
export class FrameBudget {
  readonly #budget: number;
  readonly #times: number[] = [];
  #seen = 0;

  /** @param budget - Milliseconds a frame. */
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

  /** Takes in how many milliseconds a frame took. */
  add(time: number): void {
    this.#seen += 1;
    if (this.#seen > WARM_UP && this.#times.length < MEASURED) this.#times.push(time);
  }
}
