import type { BlueDot } from '@brand/web-sdk/blue-dot';
import { durationOf, positionAt, type WalkPosition } from '@site/src/venue/walk/walk';
import { type ClockState, everyTick, PlaybackClock } from '@site/src/kit/playback-clock';

/** The methods of a blue dot that the player calls. */
export type PlayedDot = Pick<BlueDot, 'report' | 'show' | 'hide'>;

/** The shortest interval between positions. */
const TICK_MS = 100;

type Parts = {
  readonly onChange: (state: ClockState) => void;
  /** Runs after a position was reported to the dot. */
  readonly onTold?: (position: WalkPosition) => void;
};

/** Plays a walk on a blue dot as an app would: position by position. */
export class DotPlayer {
  readonly clock: PlaybackClock;
  readonly #onTold: Parts['onTold'];
  #dot: PlayedDot | undefined;
  #positions: readonly WalkPosition[] = [];
  #told: WalkPosition | undefined;

  constructor({ onChange, onTold }: Parts) {
    this.#onTold = onTold;
    this.clock = new PlaybackClock({
      ticks: everyTick(TICK_MS),
      onTime: (time) => this.#tell(time),
      onChange,
    });
  }

  /** The dot is loaded lazily, so it arrives after the player is created. */
  setDot(dot: PlayedDot | undefined): void {
    this.#dot = dot;
    this.#told = undefined;
  }

  /** Loads another walk and hides the dot until the walk is played or scrubbed. */
  load(positions: readonly WalkPosition[]): void {
    this.#positions = positions;
    this.#told = undefined;
    this.#dot?.hide();
    this.clock.setDuration(durationOf(positions));
  }

  #tell(time: number): void {
    const position = positionAt(this.#positions, time);
    if (!this.#dot || !position || position === this.#told) return;
    this.#told = position;
    // The timestamp is relative to the recording; without one the dot uses the current time.
    const { timestamp: _, floorId, ...report } = position;
    this.#dot.report({ ...report, ...(floorId !== undefined && { floorId }) });
    this.#dot.show();
    this.#onTold?.(position);
  }
}
