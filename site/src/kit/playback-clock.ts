/**
 * Calls `tick` repeatedly with the milliseconds since the last call, until the returned function is
 * called.
 */
export type Ticks = (tick: (elapsed: number) => void) => () => void;

export type ClockState = {
  /** Milliseconds from the start. */
  readonly time: number;
  readonly isPlaying: boolean;
};

type PlaybackClockOptions = {
  readonly ticks: Ticks;
  /** Runs when the time changed, so that the content can follow. */
  readonly onTime: (time: number) => void;
  readonly onChange: (state: ClockState) => void;
};

/** The clock of a playback: pause, scrub, rate and loop. */
export class PlaybackClock {
  readonly #parts: PlaybackClockOptions;
  #rate = 1;
  #isLooping = false;
  #duration = 0;
  #time = 0;
  #stop: (() => void) | undefined;

  constructor(parts: PlaybackClockOptions) {
    this.#parts = parts;
  }

  get time(): number {
    return this.#time;
  }

  get isPlaying(): boolean {
    return this.#stop !== undefined;
  }

  /** Changes the duration; the time stays within it. */
  setDuration(duration: number): void {
    this.#duration = duration;
    if (this.#time > duration) this.#time = duration;
    if (duration === 0) this.#halt();
    this.#emitChange();
  }

  /** Sets the factor on real time. */
  setRate(rate: number): void {
    this.#rate = rate;
  }

  /** Whether it starts over at the end. */
  setLooping(isLooping: boolean): void {
    this.#isLooping = isLooping;
  }

  toggle(): void {
    if (this.isPlaying) {
      this.pause();
      return;
    }
    if (this.#duration === 0) return;
    if (this.#time >= this.#duration) this.#time = 0;
    this.#stop = this.#parts.ticks((elapsed) => this.#tick(elapsed));
    this.#emitChange();
    this.#parts.onTime(this.#time);
  }

  pause(): void {
    if (!this.isPlaying) return;
    this.#halt();
    this.#emitChange();
  }

  /** Goes to a time and pauses. */
  scrub(time: number): void {
    this.#halt();
    this.#moveTo(Math.min(this.#duration, Math.max(0, time)));
  }

  /** Returns to the start without showing it. */
  reset(): void {
    this.#halt();
    this.#time = 0;
    this.#emitChange();
  }

  #tick(elapsed: number): void {
    const next = this.#time + elapsed * this.#rate;
    if (this.#isLooping) {
      this.#moveTo(next % this.#duration);
      return;
    }
    if (next >= this.#duration) this.#halt();
    this.#moveTo(Math.min(this.#duration, next));
  }

  #halt(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #moveTo(time: number): void {
    this.#time = time;
    this.#emitChange();
    this.#parts.onTime(time);
  }

  #emitChange(): void {
    this.#parts.onChange({ time: this.#time, isPlaying: this.isPlaying });
  }
}

/** Ticks at a fixed interval. */
export function everyTick(milliseconds: number): Ticks {
  return (tick) => {
    const timer = setInterval(() => tick(milliseconds), milliseconds);
    return () => clearInterval(timer);
  };
}

/** Ticks with every animation frame; none while the tab is hidden. */
export const everyFrame: Ticks = (tick) => {
  let last = performance.now();
  let handle = requestAnimationFrame(function step(now) {
    handle = requestAnimationFrame(step);
    tick(Math.max(0, now - last));
    last = now;
  });
  return () => cancelAnimationFrame(handle);
};
