import type { PositionFilter } from './blue-dot-options.ts';
import { DotTracker, type TrackerRules } from './dot-tracker.ts';
import { type PipelineClock, SYSTEM_CLOCK } from './pipeline-clock.ts';
import type { DotPosition, DotState, PositionOrigin, PositionReport } from './position.ts';

export type PositionPipelineDependencies = {
  /** @defaultValue the clock of the system */
  readonly clock?: PipelineClock;
  readonly rules: TrackerRules;
  /** Validates a report and fills in defaults. */
  readonly read: (
    report: PositionReport,
    scope: {
      readonly origin: PositionOrigin;
      readonly now: number;
      readonly lastFloorId: string | undefined;
    },
  ) => DotPosition;
  readonly onTaken: (position: DotPosition, previous: DotPosition | undefined) => void;
  readonly onStateChange: (state: DotState, previous: DotState) => void;
};

// Browsers run a timer with a longer delay immediately.
const MAX_TIMER_DELAY_MS = 2 ** 30;

/** Accepts positions of all origins, and keeps the state up to date over time. */
export class PositionPipeline {
  filter: PositionFilter | undefined;
  readonly #parts: PositionPipelineDependencies;
  readonly #clock: PipelineClock;
  readonly #tracker: DotTracker;
  #state: DotState = 'hidden';
  #compassDegrees: number | undefined;
  #cancelTimer: (() => void) | undefined;
  #isStopped = false;

  constructor(parts: PositionPipelineDependencies) {
    this.#parts = parts;
    this.#clock = parts.clock ?? SYSTEM_CLOCK;
    this.#tracker = new DotTracker(parts.rules);
  }

  get state(): DotState {
    return this.#state;
  }

  /** The last accepted position, with the heading of the compass if there is one. */
  get position(): DotPosition | undefined {
    const { position } = this.#tracker;
    const headingDegrees = this.#compassDegrees;
    // A simulated walk faces forward, whatever the orientation of the device.
    if (!position || headingDegrees === undefined || position.origin === 'simulation') {
      return position;
    }
    return { ...position, headingDegrees };
  }

  set compassDegrees(degrees: number | undefined) {
    this.#compassDegrees = degrees;
  }

  /** Accepts a position of the app. Throws if it is invalid. */
  report(report: PositionReport): void {
    this.#offer(report, 'report');
  }

  /**
   * Accepts a position without a caller. An invalid position is logged instead of thrown, so the
   * map keeps running.
   */
  receive(report: PositionReport, origin: 'device' | 'simulation'): void {
    try {
      this.#offer(report, origin);
    } catch (error) {
      reportError(error);
    }
  }

  /** Accepts a position that overrides others for a while. Removing the result ends the hold. */
  hold(report: PositionReport, duration: number): { remove(): void } {
    const now = this.#clock.now();
    const previous = this.position;
    const position = this.#read(report, 'hold', now);
    if (!this.#isStopped) {
      this.#tracker.hold(position, { now, until: now + duration });
      this.#onTaken(previous);
    }
    return {
      remove: () => {
        if (this.#tracker.position === position) this.#tracker.release(this.#clock.now());
        this.settle();
      },
    };
  }

  /** Changes the inputs of the state other than positions. */
  set(change: Partial<Pick<DotTracker, 'isHidden' | 'isRefused' | 'isSimulated'>>): void {
    Object.assign(this.#tracker, change);
    this.settle();
  }

  /** Updates the state, and schedules the next update if it will expire. */
  settle(): void {
    if (this.#isStopped) return;
    const now = this.#clock.now();
    const previous = this.#state;
    this.#state = this.#tracker.stateAt(now);
    const deadline = this.#tracker.deadlineAfter(now);
    this.#cancelTimer?.();
    if (deadline !== undefined) {
      const delay = Math.min(deadline - now, MAX_TIMER_DELAY_MS);
      this.#cancelTimer = this.#clock.after(delay, () => this.settle());
    }
    if (this.#state !== previous) this.#parts.onStateChange(this.#state, previous);
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelTimer?.();
  }

  #offer(report: PositionReport, origin: PositionOrigin): void {
    const now = this.#clock.now();
    const previous = this.position;
    let position = this.#read(report, origin, now);
    if (this.filter) {
      const filtered = this.filter(position, previous);
      if (!filtered) return;
      position = this.#read(filtered, origin, now);
    }
    if (this.#isStopped || !this.#tracker.offer(position, now)) return;
    this.#onTaken(previous);
  }

  #onTaken(previous: DotPosition | undefined): void {
    this.settle();
    this.#parts.onTaken(this.position!, previous);
  }

  #read(report: PositionReport, origin: PositionOrigin, now: number): DotPosition {
    const lastFloorId = this.#tracker.position?.floorId;
    return this.#parts.read(report, { origin, now, lastFloorId });
  }
}
