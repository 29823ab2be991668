/**
 * Speed curve of an animation, by name or as a function that maps a share from 0 to 1 to another
 * share.
 */
export type Easing =
  | 'linear'
  | 'ease-in'
  | 'ease-out'
  | 'ease-in-out'
  | ((share: number) => number);

/** Options of an animation. */
export type AnimationOptions = {
  /**
   * Duration in milliseconds. 0 jumps to the end. If the user prefers reduced motion, the animation
   * always jumps.
   * @defaultValue `300`
   */
  readonly duration?: number;
  /** Speed curve of the animation. @defaultValue `'ease-in-out'` */
  readonly easing?: Easing;
  /**
   * Signal that stops the animation at its current state. The promise then resolves to `'stopped'`.
   */
  readonly signal?: AbortSignal;
};

/**
 * Result of an animation: `'finished'` if it reached its end, `'stopped'` if something interrupted
 * it.
 */
export type AnimationEnd = 'finished' | 'stopped';

/** A running animation. */
export type RunningAnimation = {
  /** Promise that resolves when the animation ends. Never rejects. */
  readonly ended: Promise<AnimationEnd>;
  /** Stops the animation at its current state. */
  stop(): void;
};

/**
 * Animations of one map view. They run on the map's frames, so none runs while the tab is hidden.
 *
 * @example
 * const { ended, stop } = context.motion.animate((share) => console.log(share), { duration: 500 });
 * if ((await ended) === 'stopped') console.log('Something else took over.');
 */
export interface Motion {
  /** Whether motion is reduced, by the user's setting or by the app's option. */
  readonly isReduced: boolean;
  /**
   * Calls `step` with the eased share from 0 to 1 on each frame. Under reduced motion, calls `step`
   * once, with 1.
   */
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

/** Frame loop that drives animations. */
export type FrameClock = {
  request(): void;
  /** Returns the current time, in milliseconds. */
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
