import type { BlueDot, BlueDotOptions } from '@brand/web-sdk/blue-dot';
import type { DotSettings } from './settings.ts';
import type { Track, TrackFrame } from './track.ts';

type DotFactory = (options: BlueDotOptions) => BlueDot;

/**
 * Shows frames of a replay on the blue dot of a map. The replay decides when the dot is stale,
 * because a paused or fast playback does not run on the time of the recording.
 */
export class LabDot {
  readonly #create: DotFactory;
  readonly #settings: DotSettings;
  readonly #onFollowEnd: () => void;
  #dot: BlueDot | undefined;
  #isStale = false;
  #isFollowing = false;
  #shown: Track['positions'][number]['position'];

  constructor(
    create: DotFactory,
    { settings, onFollowEnd }: { settings: DotSettings; onFollowEnd: () => void },
  ) {
    this.#create = create;
    this.#settings = settings;
    this.#onFollowEnd = onFollowEnd;
  }

  /** Shows the dot of a frame; `undefined` hides it. */
  show(frame: TrackFrame | undefined, { positions }: Pick<Track, 'positions'>): void {
    const position = frame && positions[frame.index]?.position;
    if (!position) {
      this.#dot?.hide();
      this.#shown = undefined;
      return;
    }
    const isStale = frame.state === 'stale';
    const dot = this.#dotThatIs(isStale);
    if (position === this.#shown) return;
    this.#shown = position;
    const { lngLat, accuracy, headingDegrees, floorId } = position;
    dot.report({
      lngLat,
      accuracy,
      ...(headingDegrees !== undefined && { headingDegrees }),
      ...(floorId !== undefined && { floorId }),
    });
    dot.show();
  }

  follow(isFollowing: boolean): void {
    this.#isFollowing = isFollowing;
    this.#dot?.follow(isFollowing ? 'position' : 'off');
  }

  remove(): void {
    this.#dot?.remove();
    this.#dot = undefined;
    this.#shown = undefined;
  }

  #dotThatIs(isStale: boolean): BlueDot {
    if (this.#dot && this.#isStale === isStale) return this.#dot;
    this.remove();
    const dot = this.#create({ ...this.#settings, staleAfter: isStale ? 0 : Infinity });
    dot.on('follow-change', ({ reason }) => {
      if (reason !== 'app') this.#onFollowEnd();
    });
    this.#dot = dot;
    this.#isStale = isStale;
    if (this.#isFollowing) dot.follow('position');
    return dot;
  }
}
