/** How a value moves from start to end: takes and gives a share from 0 to 1. */
export type Easing =
  | 'linear'
  | 'ease-in'
  | 'ease-out'
  | 'ease-in-out'
  | ((share: number) => number);

/** How something is animated. */
export type AnimationOptions = {
  /**
   * Milliseconds that it takes. 0 jumps. Where the user asks for reduced motion it always jumps.
   * @defaultValue `300`
   */
  readonly duration?: number;
  /** How its speed changes on the way. @defaultValue `'ease-in-out'` */
  readonly easing?: Easing;
  /** Stops the animation where it is; its promise then resolves to `'stopped'`. */
  readonly signal?: AbortSignal;
};

/** How an animation ended: at its end, or on the way because something else took over. */
export type AnimationEnd = 'finished' | 'stopped';

/** A running animation. */
export type RunningAnimation = {
  /** Resolves at the end; never rejects. */
  readonly ended: Promise<AnimationEnd>;
  /** Ends it where it is. */
  stop(): void;
};

/**
 * Animations of one map view. They run on its frames, so none runs while the tab is hidden.
 *
 * @example
 * const { ended, stop } = context.motion.animate((share) => console.log(share), { duration: 500 });
 * if ((await ended) === 'stopped') console.log('Something else took over.');
 */
export interface Motion {
  /** Whether the user, or the app by its option, asks for no motion. */
  readonly isReduced: boolean;
  /** Calls `step` with the eased share from 0 to 1 on each frame. Under reduced motion once, with 1. */
  animate(step: (share: number) => void, options?: AnimationOptions): RunningAnimation;
}

const EASINGS: Record<Exclude<Easing, (share: number) => number>, (share: number) => number> = {
  linear: (share) => share,
  'ease-in': (share) => share ** 3,
  'ease-out': (share) => 1 - (1 - share) ** 3,
  'ease-in-out': (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2),
};

export function easingFunction(easing: Easing = 'ease-in-out'): (share: number) => number {
  return typeof easing === 'function' ? easing : EASINGS[easing];
}

/** The frame loop that drives animations. */
export type FrameClock = {
  request(): void;
  /** Milliseconds now. */
  now(): number;
};

type Running = {
  readonly step: (share: number) => void;
  readonly ease: (share: number) => number;
  readonly duration: number;
  start: number | undefined;
  readonly end: (how: AnimationEnd) => void;
};

/** Runs animations, driven by frames. */
export class FrameMotion implements Motion {
  readonly #clock: FrameClock;
  readonly #reduced: () => boolean;
  readonly #running = new Set<Running>();

  constructor(clock: FrameClock, reduced: () => boolean) {
    this.#clock = clock;
    this.#reduced = reduced;
  }

  get isReduced(): boolean {
    return this.#reduced();
  }

  animate(step: (share: number) => void, options: AnimationOptions = {}): RunningAnimation {
    const { duration = 300, easing, signal } = options;
    const { promise, resolve } = Promise.withResolvers<AnimationEnd>();
    if (signal?.aborted) {
      resolve('stopped');
      return { ended: promise, stop: () => {} };
    }
    if (duration <= 0 || this.isReduced) {
      step(1);
      this.#clock.request();
      resolve('finished');
      return { ended: promise, stop: () => {} };
    }
    const stop = (): void => end('stopped');
    const end = (how: AnimationEnd): void => {
      this.#running.delete(running);
      signal?.removeEventListener('abort', stop);
      resolve(how);
    };
    const running: Running = {
      step,
      ease: easingFunction(easing),
      duration,
      start: undefined,
      end,
    };
    this.#running.add(running);
    signal?.addEventListener('abort', stop);
    this.#clock.request();
    return { ended: promise, stop };
  }

  /** Advances every animation to a time. Must be called at the start of a frame. */
  advance(now: number): void {
    for (const running of Array.from(this.#running)) {
      // The step of one animation may have stopped another, which must not advance again.
      if (!this.#running.has(running)) continue;
      running.start ??= now;
      const share = Math.min(1, Math.max(0, (now - running.start) / running.duration));
      running.step(running.ease(share));
      if (share === 1) running.end('finished');
    }
    if (this.#running.size > 0) this.#clock.request();
  }

  /** Stops every animation at its current state. */
  stopAll(): void {
    for (const { end } of this.#running) end('stopped');
  }
}
