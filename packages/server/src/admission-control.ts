import type { LoopDelay } from './loop-delay.ts';
import type { RouteClass } from './route-class.ts';

/**
 * Mean wait for the event loop beyond which a class is refused; probes never are. A page needs the
 * loop several times, so answers and search are refused long before readers notice a delay.
 */
export const SHED_ABOVE_MS: Readonly<Partial<Record<RouteClass, number>>> = {
  answer: 5,
  events: 5,
  mcp: 5,
  rest: 10,
  search: 15,
  venue: 500,
  page: 1000,
  sdk: 1000,
  asset: 1000,
};

/** Change of the refused ratio per second while the loop is late by twice the limit. */
const GAIN_PER_SECOND = 0.5;
const MAX_EXCESS = 2;
/** Limit for long pauses: a process that was only paused is not overloaded. */
const MAX_WINDOW_MS = 500;
/** Below zero, so that only several stalls in a row refuse requests, and not a single one. */
const MIN_PRESSURE = -0.5;

/**
 * Decides which requests are accepted while the process cannot keep up. The ratio of refused
 * requests of a class grows while the loop is later than the limit of the class, and shrinks
 * otherwise. So each class gets the capacity that more important classes leave. An on-off switch
 * would let bursts in.
 */
export class AdmissionControl {
  readonly #pressures = new Map<RouteClass, number>();
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  update({ meanMs, windowMs }: LoopDelay): void {
    const gain = (GAIN_PER_SECOND * Math.min(windowMs, MAX_WINDOW_MS)) / 1000;
    for (const [name, limitMs] of Object.entries(SHED_ABOVE_MS)) {
      const route = name as RouteClass;
      const excess = Math.min(MAX_EXCESS, meanMs / limitMs - 1);
      const pressure = (this.#pressures.get(route) ?? MIN_PRESSURE) + gain * excess;
      this.#pressures.set(route, Math.min(1, Math.max(MIN_PRESSURE, pressure)));
    }
  }

  admits(route: RouteClass): boolean {
    return this.#random() >= (this.#pressures.get(route) ?? MIN_PRESSURE);
  }
}
