import type { Floor, LngLat, Venue } from '@brand/venue';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { BLUE_DOT_DEFAULTS, type BlueDotOptions, type PositionFilter } from './blue-dot-options.ts';
import { DotMotion } from './dot-motion.ts';
import { isSeen } from './is-seen.ts';
import type { DotPosition, DotState, PositionReport } from './position.ts';
import { PositionPipeline } from './position-pipeline.ts';
import { readPosition } from './read-position.ts';
import { ReplayClock } from './replay-clock.ts';
import { createTrackerRules } from './tracker-rules.ts';

const MAX_FRAMES = 1_000_000;

/** A recorded position. Its time is required, because the replay runs on it. */
export type RecordedPosition = PositionReport & {
  /** Time of the position, in milliseconds since 1970 or since the start of the recording. */
  readonly timestamp: number;
};

/** Options of a replay: those of the blue dot that affect its positions, and its filter. */
export type ReplayOptions = Pick<
  BlueDotOptions,
  'staleAfter' | 'uncertainAbove' | 'boundsPadding' | 'uncertain' | 'outOfBounds'
> & {
  /** Filter, as for `BlueDot.setFilter`. */
  readonly filter?: PositionFilter | undefined;
  /**
   * Current floor of the map, which decides between buildings if a position has only a level.
   * @defaultValue the first floor of the venue
   */
  readonly currentFloor?: Floor;
  /** Time between two frames, in milliseconds. @defaultValue `250` */
  readonly frameInterval?: number;
};

/** A recorded position and the effect that it has on the dot. */
export type ReplayedPosition = {
  /** The recorded position, with defaults filled in and before the filter. */
  readonly reported: DotPosition;
  /**
   * Result: the dot accepted the position, the filter discarded it (`'filtered'`), or it was older
   * than the previous one (`'late'`).
   */
  readonly outcome: 'accepted' | 'filtered' | 'late';
  /** The dot's position afterwards. `undefined` before it accepts the first position. */
  readonly position: DotPosition | undefined;
  /** The dot's state afterwards. */
  readonly state: DotState;
};

/** The dot as it is drawn at a moment of a replay. */
export type ReplayedFrame = {
  /** Time of the frame, in the unit and from the origin of the recorded timestamps. */
  readonly time: number;
  /** State of the dot. */
  readonly state: DotState;
  /** Whether the dot is visible in its state. */
  readonly isShown: boolean;
  /** Longitude and latitude of the drawn dot, in degrees, on its way between two positions. */
  readonly lngLat: LngLat;
  /** Radius of the drawn ring, in metres. */
  readonly accuracy: number;
  /** Id of the dot's floor. `undefined` if no floor was ever reported. */
  readonly floorId: string | undefined;
  /** Time of the position that the dot accepted last. */
  readonly positionTime: number;
};

/** Result of `replayPositions`. */
export type PositionReplay = {
  /** One entry for each recorded position, in the same order. */
  readonly positions: readonly ReplayedPosition[];
  /** The dot at regular intervals, from its first position to the end of the recording. */
  readonly frames: readonly ReplayedFrame[];
};

/**
 * Replays a recording through the code of the blue dot, without a map and without waiting. Use it
 * to compare options and to test a filter. The result is always the same for the same input. Throws
 * like `BlueDot.report` if a position is invalid.
 *
 * @example
 * const { positions } = replayPositions(map.venue, [
 *   { lngLat: [-9.139, 38.703], accuracy: 4, timestamp: 0 },
 *   { lngLat: [-9.139, 38.7031], accuracy: 80, timestamp: 1000 },
 * ], { filter: (position) => (position.accuracy < 50 ? position : undefined) });
 * const discarded = positions.filter(({ outcome }) => outcome !== 'accepted');
 */
export function replayPositions(
  venue: Venue,
  recording: readonly RecordedPosition[],
  options: ReplayOptions = {},
): PositionReplay {
  const { frameInterval = 250 } = options;
  const start = recording[0]?.timestamp ?? 0;
  assertFrameCount((recording.at(-1)?.timestamp ?? start) - start, frameInterval);
  const dot = new ReplayedDot(venue, options, start);
  const positions: ReplayedPosition[] = [];
  const frames: ReplayedFrame[] = [];
  let nextFrame = start;
  const drawUntil = (end: number): void => {
    for (; nextFrame < end; nextFrame += frameInterval) {
      const frame = dot.frameAt(nextFrame);
      if (frame) frames.push(frame);
    }
  };
  for (const report of recording) {
    drawUntil(report.timestamp);
    positions.push(dot.report(report));
  }
  drawUntil(dot.now + frameInterval);
  dot.stop();
  return { positions, frames };
}

function assertFrameCount(duration: number, frameInterval: number): void {
  const count = duration / frameInterval;
  if (frameInterval > 0 && count <= MAX_FRAMES) return;
  throw new MapViewError(
    'map-view/bad-option',
    `replayPositions: expected a frameInterval above 0 and up to ${MAX_FRAMES} frames, found ${frameInterval} ms for a recording of ${duration} ms. Check that all timestamps are in milliseconds, or set a longer frameInterval.`,
  );
}

/** A blue dot without a figure on a map. */
class ReplayedDot {
  readonly #venue: Venue;
  readonly #clock: ReplayClock;
  readonly #motion = new DotMotion();
  readonly #pipeline: PositionPipeline;
  readonly #visibility: Parameters<typeof isSeen>[0];
  #wasShown = false;
  #reported: DotPosition | undefined;
  #outcome: ReplayedPosition['outcome'] = 'late';

  constructor(venue: Venue, options: ReplayOptions, start: number) {
    const { filter, currentFloor = venue.floors[0]! } = options;
    const { uncertain, outOfBounds } = { ...BLUE_DOT_DEFAULTS, ...options };
    this.#venue = venue;
    this.#visibility = { uncertain, outOfBounds };
    this.#clock = new ReplayClock(start);
    this.#pipeline = new PositionPipeline({
      clock: this.#clock,
      rules: createTrackerRules(venue, options),
      read: (report, scope) => {
        const position = readPosition(report, { venue, current: currentFloor, ...scope });
        this.#reported ??= position;
        return position;
      },
      onTaken: (position, previous) => this.#onTaken(position, previous),
      onStateChange: () => {},
    });
    if (filter) this.#pipeline.filter = this.#watch(filter);
  }

  get now(): number {
    return this.#clock.now();
  }

  report(report: RecordedPosition): ReplayedPosition {
    this.#clock.advanceTo(report.timestamp);
    this.#wasShown = isSeen(this.#visibility, this.#pipeline.state);
    this.#reported = undefined;
    this.#outcome = 'late';
    this.#pipeline.report(report);
    return {
      reported: this.#reported!,
      outcome: this.#outcome,
      position: this.#pipeline.position,
      state: this.#pipeline.state,
    };
  }

  frameAt(time: number): ReplayedFrame | undefined {
    this.#clock.advanceTo(time);
    const { position, state } = this.#pipeline;
    const pose = this.#motion.poseAt(time);
    if (!position || !pose) return undefined;
    return {
      time,
      state,
      isShown: isSeen(this.#visibility, state),
      lngLat: this.#venue.frame.toLngLat(pose),
      accuracy: pose.accuracy,
      floorId: position.floorId,
      positionTime: position.timestamp,
    };
  }

  stop(): void {
    this.#pipeline.stop();
  }

  #watch(filter: PositionFilter): PositionFilter {
    return (position, previous) => {
      const filtered = filter(position, previous);
      if (!filtered) this.#outcome = 'filtered';
      return filtered;
    };
  }

  #onTaken(position: DotPosition, previous: DotPosition | undefined): void {
    const isNear = this.#wasShown && previous?.floorId === position.floorId;
    const place = {
      ...this.#venue.frame.toMetres(position.lngLat),
      accuracy: position.accuracy,
    };
    this.#motion.goTo(place, { now: this.now, how: isNear ? 'glide' : 'cut' });
    this.#outcome = 'accepted';
  }
}
