import type { BlueDot } from '@brand/web-sdk/blue-dot';
import { durationOf, positionAt, type WalkPosition } from '@site/src/venue/walk/walk';
import { type ClockState, everyTick, PlaybackClock } from '@site/src/kit/playback-clock';

/** The methods of a blue dot that the player calls. */
export type PlayedDot = Pick<BlueDot, 'report' | 'show' | 'hide'>;

/** The shortest interval between positions. */
const TICK_MS = 100;

type DotPlayerOptions = {
  readonly onChange: (state: ClockState) => void;
  /** Runs after a position was reported to the dot. */
  readonly onReport?: (position: WalkPosition) => void;
};

/** Plays a walk on a blue dot as an app would: position by position. */
export class DotPlayer {
  readonly clock: PlaybackClock;
  readonly #onReport: DotPlayerOptions['onReport'];
  #dot: PlayedDot | undefined;
  #positions: readonly WalkPosition[] = [];
  #lastReported: WalkPosition | undefined;

  constructor({ onChange, onReport: onTold }: DotPlayerOptions) {
    this.#onReport = onTold;
    this.clock = new PlaybackClock({
      ticks: everyTick(TICK_MS),
      onTime: (time) => this.#reportAt(time),
      onChange,
    });
  }

  /** The dot is loaded lazily, so it arrives after the player is created. */
  setDot(dot: PlayedDot | undefined): void {
    this.#dot = dot;
    this.#lastReported = undefined;
  }

  /** Loads another walk and hides the dot until the walk is played or scrubbed. */
  load(positions: readonly WalkPosition[]): void {
    this.#positions = positions;
    this.#lastReported = undefined;
    this.#dot?.hide();
    this.clock.setDuration(durationOf(positions));
  }

  #reportAt(time: number): void {
    const position = positionAt(this.#positions, time);
    if (!this.#dot || !position || position === this.#lastReported) return;
    this.#lastReported = position;
    // The timestamp is relative to the recording; without one the dot uses the current time.
    const { timestamp: _, floorId, ...report } = position;
    this.#dot.report({ ...report, ...(floorId !== undefined && { floorId }) });
    this.#dot.show();
    this.#onReport?.(position);
  }
}
