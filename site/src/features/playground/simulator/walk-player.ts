import { everyTick, PlaybackClock } from '@site/src/kit/playback-clock';
import type { PlaygroundSession } from '../session/playground-session';
import type { SimulatorResponse, WalkPlace } from './simulator-messages';
import {
  durationOf,
  simulateWalk,
  positionAt,
  type WalkOptions,
  type WalkPoint,
  type WalkPosition,
} from '@site/src/venue/walk/walk';

export type WalkState = {
  readonly places: readonly WalkPlace[];
  readonly from: string;
  readonly to: string;
  readonly options: WalkOptions;
  readonly positions: readonly WalkPosition[];
  /** Milliseconds. */
  readonly duration: number;
  readonly time: number;
  readonly isPlaying: boolean;
  /** Why there is no walk; empty if there is one. */
  readonly message: string;
};

/** The part of a session that it uses. */
export type WalkSession = Pick<PlaygroundSession, 'ask' | 'onAnswer' | 'subscribe' | 'getState'>;

const NO_PLACES = 'A walk needs a map with places. Run a program that shows a map.';
const TICK_MS = 250;
const START: WalkState = {
  places: [],
  from: '',
  to: '',
  options: { speed: 1.5, accuracy: 4, hasHeading: true, lossStart: 10, lossLength: 0 },
  positions: [],
  duration: 0,
  time: 0,
  isPlaying: false,
  message: NO_PLACES,
};

/**
 * A simulated walk on the visible map: its venue plans the route, its blue dot receives the
 * positions.
 */
export class WalkPlayer {
  readonly #session: WalkSession;
  readonly #listeners = new Set<() => void>();
  #state = START;
  #points: readonly WalkPoint[] = [];
  #told: WalkPosition | undefined;
  #mapNumber = 0;
  readonly #clock = new PlaybackClock({
    ticks: everyTick(TICK_MS),
    onTime: (time) => this.#tell(time),
    onChange: ({ time, isPlaying }) => this.#update({ time, isPlaying }),
  });

  constructor(session: WalkSession) {
    this.#session = session;
  }

  readonly getState = (): WalkState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts following the session from map to map. Returns a function that stops it. */
  begin(): () => void {
    const stopListening = this.#session.onAnswer((answer) => this.#onAnswer(answer));
    const stopWatching = this.#session.subscribe(() => this.#onSession());
    this.#mapNumber = 0;
    this.#onSession();
    return () => {
      stopListening();
      stopWatching();
      this.pause();
    };
  }

  choose(ends: Partial<Pick<WalkState, 'from' | 'to'>>): void {
    this.#clock.reset();
    this.#update(ends);
    this.#plan();
  }

  setOptions(options: WalkOptions): void {
    this.#update({ options });
    this.#walkAlong(this.#points);
  }

  toggle(): void {
    this.#clock.toggle();
  }

  pause(): void {
    this.#clock.pause();
  }

  scrub(time: number): void {
    this.#clock.scrub(time);
  }

  #tell(time: number): void {
    const position = positionAt(this.#state.positions, time);
    if (!position || position === this.#told) return;
    this.#told = position;
    const { timestamp: _, ...report } = position;
    this.#session.ask({ type: 'simulator-report', position: report });
  }

  /** A new map may show another venue. */
  #onSession(): void {
    const { mapNumber } = this.#session.getState();
    if (mapNumber === 0 || mapNumber === this.#mapNumber) return;
    this.#mapNumber = mapNumber;
    this.#told = undefined;
    this.pause();
    this.#session.ask({ type: 'simulator-places' });
  }

  #onAnswer(answer: SimulatorResponse): void {
    if (answer.type === 'simulator-places') {
      const { places } = answer;
      const message = places.length === 0 ? NO_PLACES : '';
      this.#clock.reset();
      this.#update({ places, message, ...chooseEnds(places, this.#state) });
      this.#plan();
    } else {
      this.#update({ message: answer.message });
      this.#walkAlong(answer.points);
    }
  }

  #plan(): void {
    const { from, to } = this.#state;
    if (from !== '' && to !== '') this.#session.ask({ type: 'simulator-route', from, to });
    else this.#walkAlong([]);
  }

  #walkAlong(points: readonly WalkPoint[]): void {
    this.#points = points;
    const positions = simulateWalk(points, this.#state.options);
    const duration = durationOf(positions);
    this.#update({ positions, duration });
    this.#clock.setDuration(duration);
  }

  #update(change: Partial<WalkState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Keeps the chosen places if the venue has them. */
function chooseEnds(
  places: readonly WalkPlace[],
  { from, to }: Pick<WalkState, 'from' | 'to'>,
): Pick<WalkState, 'from' | 'to'> {
  const ids = places.map(({ id }) => id);
  const far = ids[Math.floor(ids.length / 2)] ?? '';
  return {
    from: ids.includes(from) ? from : (ids[0] ?? ''),
    to: ids.includes(to) ? to : far,
  };
}
