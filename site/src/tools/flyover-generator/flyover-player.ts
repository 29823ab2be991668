import {
  type ClockState,
  everyFrame,
  PlaybackClock,
  type Ticks,
} from '@site/src/kit/playback-clock';
import { type Flyover, NEW_FLYOVER } from './flyover.ts';
import { type MomentStage, showMoment } from './show-moment.ts';
import { durationOf, momentAt } from './timeline.ts';

type Parts = {
  readonly map: MomentStage;
  readonly onChange: (state: ClockState) => void;
  readonly ticks?: Ticks;
};

/** Plays a flyover on a map until the reader interacts with the map. */
export class FlyoverPlayer {
  readonly clock: PlaybackClock;
  readonly #map: MomentStage;
  #flyover: Flyover = NEW_FLYOVER;

  constructor({ map, onChange, ticks = everyFrame }: Parts) {
    this.#map = map;
    this.clock = new PlaybackClock({ ticks, onTime: (time) => this.#show(time), onChange });
  }

  /** Starts to listen for interaction. The returned function stops it and resets the clock. */
  listen(): () => void {
    const stopListening = this.#map.on('interaction-start', () => this.clock.pause());
    return () => {
      stopListening();
      this.clock.reset();
    };
  }

  load(flyover: Flyover): void {
    this.#flyover = flyover;
    this.clock.setLooping(flyover.loop);
    this.clock.setDuration(durationOf(flyover));
  }

  #show(time: number): void {
    const moment = momentAt(this.#flyover, time);
    if (moment && !this.#map.isRemoved) showMoment(this.#map, moment);
  }
}
