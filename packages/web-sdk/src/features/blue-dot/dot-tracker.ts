import type { DotPosition, DotState } from './position.ts';

export type TrackerRules = {
  /** Time without a position after which the dot is stale, in milliseconds. */
  readonly staleAfter: number;
  /** Accuracy radius above which the dot is uncertain, in metres. */
  readonly uncertainAbove: number;
  readonly isInside: (position: DotPosition) => boolean;
};

// Milliseconds that a position blocks less confident origins. A working positioning system reports
// about every second.
const TRUST_MS = 5000;

/**
 * Decides which positions are accepted, and derives the state of the dot. It has no clock: the time
 * is passed in, in milliseconds since 1970.
 */
export class DotTracker {
  readonly #rules: TrackerRules;
  #position: DotPosition | undefined;
  #takenAt = -Infinity;
  #heldUntil = -Infinity;
  #isInside = true;
  /** Whether the app hides the dot. */
  isHidden = false;
  /** Whether the device denied its position. */
  isRefused = false;
  /** Whether a walk is simulated. Reports and device positions are then ignored. */
  isSimulated = false;

  constructor(rules: TrackerRules) {
    this.#rules = rules;
  }

  get position(): DotPosition | undefined {
    return this.#position;
  }

  /** Offers a position. Returns whether it was accepted. */
  offer(position: DotPosition, now: number): boolean {
    const last = this.#position;
    if (now < this.#heldUntil) return false;
    if (this.isSimulated && position.origin !== 'simulation') return false;
    if (last?.origin === position.origin) {
      if (position.timestamp < last.timestamp) return false;
    } else if (
      last &&
      isMeasured(last) &&
      isMeasured(position) &&
      position.confidence < last.confidence &&
      now - this.#takenAt < TRUST_MS
    ) {
      return false;
    }
    this.#take(position, now);
    return true;
  }

  /** Accepts a position that overrides all others until the given time. */
  hold(position: DotPosition, { now, until }: { now: number; until: number }): void {
    this.#take(position, now);
    this.#heldUntil = until;
  }

  /** Ends the hold of a position. */
  release(now: number): void {
    this.#heldUntil = Math.min(this.#heldUntil, now);
  }

  stateAt(now: number): DotState {
    if (this.isHidden) return 'hidden';
    if (!this.#position) return this.isRefused ? 'disabled' : 'hidden';
    if (!this.#isInside) return 'out-of-bounds';
    if (now >= this.#freshUntil) return 'stale';
    return this.#position.accuracy > this.#rules.uncertainAbove ? 'uncertain' : 'active';
  }

  /**
   * Returns the time at which the state changes without another position, or `undefined` if it does
   * not.
   */
  deadlineAfter(now: number): number | undefined {
    const until = this.#freshUntil;
    return this.#position && until > now && Number.isFinite(until) ? until : undefined;
  }

  get #freshUntil(): number {
    // A position that arrives late is already old on arrival.
    const measuredAt = Math.min(this.#takenAt, this.#position?.timestamp ?? this.#takenAt);
    return Math.max(measuredAt, this.#heldUntil) + this.#rules.staleAfter;
  }

  #take(position: DotPosition, now: number): void {
    this.#position = position;
    this.#takenAt = now;
    this.#isInside = this.#rules.isInside(position);
  }
}

function isMeasured({ origin }: DotPosition): boolean {
  return origin === 'report' || origin === 'device';
}
