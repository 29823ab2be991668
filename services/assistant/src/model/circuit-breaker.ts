import type { Failure } from './model-failure.ts';

/** Failures of the server. Others depend on the question. */
const OUTAGES: ReadonlySet<Failure> = new Set([
  'no-first-token',
  'stalled',
  'refused',
  'busy',
  'unreachable',
]);
const MAX_CONSECUTIVE_OUTAGES = 3;
const COOL_DOWN_MS = 30_000;

/**
 * Opens after consecutive outages of a model, so readers do not wait for it in vain. After a
 * while, one question may try again.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #outages = 0;
  #openUntil = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#now() < this.#openUntil;
  }

  recordSuccess(): void {
    this.#outages = 0;
  }

  recordFailure(failure: Failure): void {
    if (!OUTAGES.has(failure)) return;
    this.#outages += 1;
    if (this.#outages >= MAX_CONSECUTIVE_OUTAGES) this.#openUntil = this.#now() + COOL_DOWN_MS;
  }
}
