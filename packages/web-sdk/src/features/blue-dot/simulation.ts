import type { AnimationEnd } from '../../kernel/motion.ts';
import type { PositionReport } from './position.ts';
import type { SimulatedWalk, SimulateOptions } from './blue-dot-options.ts';
import type { Walk, WalkPlace } from './walk.ts';

// Milliseconds between reports, like a good positioning system. The dot interpolates as for real
// positions.
const INTERVAL = 400;

export type StepReport = WalkPlace & Required<Pick<PositionReport, 'accuracy'>>;

/** A simulated walk along a path, advanced by frames. */
export class Simulation implements SimulatedWalk {
  readonly length: number;
  readonly ended: Promise<AnimationEnd>;
  readonly #walk: Walk;
  readonly #options: Required<SimulateOptions>;
  readonly #report: (step: StepReport) => void;
  readonly #resolve: (end: AnimationEnd) => void;
  #walked = 0;
  #sinceReport = Infinity;
  #isEnded = false;

  constructor(walk: Walk, options: SimulateOptions, report: (step: StepReport) => void) {
    const { promise, resolve } = Promise.withResolvers<AnimationEnd>();
    this.#walk = walk;
    this.#options = { speed: 1.35, accuracy: 3, loop: false, ...options };
    this.#report = report;
    this.ended = promise;
    this.#resolve = resolve;
    this.length = walk.length;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Advances by this many milliseconds. */
  advance(elapsed: number): void {
    if (this.#isEnded) return;
    const { speed, accuracy, loop } = this.#options;
    // The first step only reports the start.
    if (this.#sinceReport !== Infinity) this.#walked += (speed * elapsed) / 1000;
    this.#sinceReport += elapsed;
    const isAtEnd = this.#walked >= this.length;
    if (this.#sinceReport < INTERVAL && !isAtEnd) return;
    this.#sinceReport = 0;
    const place = this.#walk.at(this.#walked);
    if (place) this.#report({ ...place, accuracy });
    if (!isAtEnd) return;
    if (loop && this.length > 0) this.#walked = 0;
    else this.#end('finished');
  }

  stop(): void {
    this.#end('stopped');
  }

  #end(how: AnimationEnd): void {
    this.#isEnded = true;
    this.#resolve(how);
  }
}
