import type { PositionFilter } from './blue-dot-options.ts';
import { DotTracker, type TrackerRules } from './dot-tracker.ts';
import type { DotPosition, DotState, PositionOrigin, PositionReport } from './position.ts';

/** What positions come in through. */
export type IntakeParts = {
  readonly rules: TrackerRules;
  /** Checks a report and fills in what it leaves out. */
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

// Browsers take longer waits for none.
const MAX_TIMER_DELAY_MS = 2 ** 30;

/** Takes positions of all origins in, and keeps the state up to date as time goes by. */
export class PositionPipeline {
  filter: PositionFilter | undefined;
  readonly #parts: IntakeParts;
  readonly #tracker: DotTracker;
  #state: DotState = 'hidden';
  #compassDegrees: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(parts: IntakeParts) {
    this.#parts = parts;
    this.#tracker = new DotTracker(parts.rules);
  }

  get state(): DotState {
    return this.#state;
  }

  /** The last position that was taken, with the heading of the compass if there is one. */
  get position(): DotPosition | undefined {
    const { position } = this.#tracker;
    const headingDegrees = this.#compassDegrees;
    // Who simulates a walk looks ahead, whichever way the device lies.
    if (!position || headingDegrees === undefined || position.origin === 'simulation') {
      return position;
    }
    return { ...position, headingDegrees };
  }

  set compassDegrees(degrees: number | undefined) {
    this.#compassDegrees = degrees;
  }

  /** What an app tells. A mistake in it is the caller's. */
  report(report: PositionReport): void {
    this.#offer(report, 'report');
  }

  /** What nobody waits for. A mistake goes to the console, so that the map goes on. */
  receive(report: PositionReport, origin: 'device' | 'simulation'): void {
    try {
      this.#offer(report, origin);
    } catch (error) {
      reportError(error);
    }
  }

  /** Takes a position that beats others for a while; the result ends that. */
  hold(report: PositionReport, duration: number): { remove(): void } {
    const now = Date.now();
    const previous = this.position;
    const position = this.#read(report, 'hold', now);
    if (!this.#isStopped) {
      this.#tracker.hold(position, { now, until: now + duration });
      this.#onTaken(previous);
    }
    return {
      remove: () => {
        if (this.#tracker.position === position) this.#tracker.release(Date.now());
        this.settle();
      },
    };
  }

  /** Changes what the state depends on besides positions. */
  set(change: Partial<Pick<DotTracker, 'isHidden' | 'isRefused' | 'isSimulated'>>): void {
    Object.assign(this.#tracker, change);
    this.settle();
  }

  /** Brings the state up to date, and comes back when time alone changes it. */
  settle(): void {
    if (this.#isStopped) return;
    const now = Date.now();
    const previous = this.#state;
    this.#state = this.#tracker.stateAt(now);
    const deadline = this.#tracker.deadlineAfter(now);
    clearTimeout(this.#timer);
    if (deadline !== undefined) {
      this.#timer = setTimeout(() => this.settle(), Math.min(deadline - now, MAX_TIMER_DELAY_MS));
    }
    if (this.#state !== previous) this.#parts.onStateChange(this.#state, previous);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #offer(report: PositionReport, origin: PositionOrigin): void {
    const now = Date.now();
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
