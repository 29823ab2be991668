import type { Point } from '@brand/geo';
import { normalizeDegrees, shortestTurn } from '../../kernel/angle.ts';

export type DotPose = {
  /** Position in metres of the venue's frame. */
  readonly x: number;
  readonly y: number;
  /** Accuracy in metres. */
  readonly accuracy: number;
  /** Heading, in degrees clockwise from north. */
  readonly headingDegrees: number | undefined;
};

type Place = Point & { readonly accuracy: number };

// Metres. A longer distance is a correction rather than walking, so it is not animated.
const MAX_GLIDE_METRES = 25;
const MIN_DURATION_MS = 100;
const MAX_DURATION_MS = 1500;
const TURN = 180;

/**
 * Interpolates between positions. Each movement takes as long as the interval since the previous
 * position, so walking looks even. Long distances are jumps. Times are in milliseconds.
 */
export class DotMotion {
  #from: Place | undefined;
  #to: Place | undefined;
  #start = 0;
  #duration = 0;
  #fromDegrees = 0;
  #toDegrees: number | undefined;
  #turnStart = -Infinity;

  /**
   * Moves to a position, without animation for `cut`. Returns whether the distance was too far to
   * animate.
   */
  goTo(place: Place, { now, how }: { now: number; how: 'glide' | 'cut' }): boolean {
    const from = this.#placeAt(now);
    // Also true for NaN, the result for a position on the other side of the globe.
    const isFar =
      from !== undefined && !(Math.hypot(place.x - from.x, place.y - from.y) <= MAX_GLIDE_METRES);
    const isCut = !from || isFar || how === 'cut';
    this.#duration = isCut
      ? 0
      : Math.min(MAX_DURATION_MS, Math.max(MIN_DURATION_MS, now - this.#start));
    this.#from = isCut ? place : from;
    this.#to = place;
    this.#start = now;
    return isFar;
  }

  /** Turns to a heading; `undefined` removes it. */
  turnTo(degrees: number | undefined, { now, how }: { now: number; how: 'glide' | 'cut' }): void {
    if (degrees === this.#toDegrees) return;
    const from = this.#headingAt(now);
    this.#fromDegrees = from === undefined || how === 'cut' ? (degrees ?? 0) : from;
    this.#toDegrees = degrees;
    this.#turnStart = now;
  }

  /** The pose at a time; `undefined` before the first position. */
  poseAt(now: number): DotPose | undefined {
    const place = this.#placeAt(now);
    return place && { ...place, headingDegrees: this.#headingAt(now) };
  }

  isMovingAt(now: number): boolean {
    const isTurning = this.#fromDegrees !== this.#toDegrees && now < this.#turnStart + TURN;
    return isTurning || now < this.#start + this.#duration;
  }

  #placeAt(now: number): Place | undefined {
    const [from, to] = [this.#from, this.#to];
    if (!from || !to) return undefined;
    const share = this.#duration === 0 ? 1 : clampRatio(now - this.#start, this.#duration);
    const mix = (a: number, b: number): number => a + (b - a) * share;
    return {
      x: mix(from.x, to.x),
      y: mix(from.y, to.y),
      accuracy: mix(from.accuracy, to.accuracy),
    };
  }

  #headingAt(now: number): number | undefined {
    const to = this.#toDegrees;
    if (to === undefined) return undefined;
    const turn = shortestTurn(this.#fromDegrees, to);
    return normalizeDegrees(this.#fromDegrees + turn * clampRatio(now - this.#turnStart, TURN));
  }
}

function clampRatio(part: number, whole: number): number {
  return Math.min(1, Math.max(0, part / whole));
}
