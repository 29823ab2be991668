import type { BlueDot } from '@brand/web-sdk/blue-dot';
import { durationOf, positionAt, type WalkPosition } from '@site/src/venue/walk/walk';
import { type ClockState, everyTick, PlaybackClock } from '@site/src/kit/playback-clock';

/** What is needed of a blue dot. */
export type PlayedDot = Pick<BlueDot, 'report' | 'show' | 'hide'>;

/** Often enough for the shortest interval. */
const TICK_MS = 100;

type Parts = {
  readonly onChange: (state: ClockState) => void;
  /** A position was told to the dot. */
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

  /** The dot comes later than the player: it is loaded. */
  setDot(dot: PlayedDot | undefined): void {
    this.#dot = dot;
    this.#told = undefined;
  }

  /** Another walk; the dot is gone until it is played or scrubbed. */
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
    // The time of the recording is not that of the clock on the wall, which counts where it is left out.
    const { timestamp: _, floorId, ...report } = position;
    this.#dot.report({ ...report, ...(floorId !== undefined && { floorId }) });
    this.#dot.show();
    this.#onTold?.(position);
  }
}
