import {
  BLUE_DOT_STATE,
  type BlueDotReason,
  type BlueDotState,
  readDotState,
} from './blue-dot-state.ts';
import {
  type DotPosition,
  engineBlueDot,
  type EngineDot,
  type EngineDotOptions,
} from './engine.ts';
import { Listeners } from './listeners.ts';
import { SdkError } from './sdk-error.ts';
import type { VenueMap } from './venue-map.ts';
import type { ViewCore } from './view-core.ts';

/**
 * Events of the blue dot.
 *
 * @example
 * mapView.blueDot.on(BLUE_DOT_EVENT.STATE_CHANGE, ({ state }) => console.log(state));
 */
export const BLUE_DOT_EVENT = {
  /** Fires when a position arrives. */
  POSITION_UPDATE: 'position-update',
  /** Fires when the state of the dot changes. */
  STATE_CHANGE: 'state-change',
} as const;

/** A position that the dot shows. */
export type BlueDotPosition = {
  /** Latitude, in degrees north. */
  readonly latitude: number;
  /** Longitude, in degrees east. */
  readonly longitude: number;
  /** Map that the position is on, if known. */
  readonly map: VenueMap | undefined;
  /** Accuracy of the position, as a radius in metres. */
  readonly accuracy: number;
  /** Heading of the user, in degrees clockwise from north. */
  readonly heading: number | undefined;
};

/** A position from your own source. */
export type BlueDotUpdate = {
  /** Latitude, in degrees north. */
  readonly latitude: number;
  /** Longitude, in degrees east. */
  readonly longitude: number;
  /** Map that the position is on. @defaultValue the map of `floorLevel` */
  readonly map?: VenueMap;
  /**
   * Level of the floor, counted from the entrance like the `elevation` of a map.
   * @defaultValue unknown
   */
  readonly floorLevel?: number;
  /** Accuracy of the position, as a radius in metres. @defaultValue `0` */
  readonly accuracy?: number;
  /** Heading of the user, in degrees clockwise from north. @defaultValue unknown */
  readonly heading?: number;
};

/** Payloads of the blue dot's events. */
export type BlueDotEvents = {
  /** Position that arrived. */
  'position-update': BlueDotPosition;
  /** New state, previous state, and the reason if the position is not reliable. */
  'state-change': {
    readonly state: BlueDotState;
    readonly previous: BlueDotState;
    readonly reason?: BlueDotReason;
  };
};

/** Source of positions and appearance of the dot. */
export type BlueDotOptions = {
  /** Whether the browser provides positions. If `false`, call `update`. @defaultValue `true` */
  readonly useDevice?: boolean;
  /** Colour of the dot, as a CSS hex colour. @defaultValue `'#1f6feb'` */
  readonly color?: string;
  /** Whether a beam shows the user's heading. @defaultValue `true` */
  readonly showHeading?: boolean;
  /** Accuracy radius above which a position counts as uncertain, in metres. @defaultValue `50` */
  readonly uncertainAbove?: number;
  /**
   * Time without a new position after which the last one counts as uncertain, in milliseconds.
   * @defaultValue `30000`
   */
  readonly timeout?: number;
};

/**
 * Shows the user's position. The dot draws positions; it does not determine them.
 *
 * @example
 * await mapView.blueDot.enable({ useDevice: false });
 * mapView.blueDot.update({ latitude: 38.70324, longitude: -9.13895, floorLevel: 0, accuracy: 4 });
 */
export class BlueDot {
  readonly #core: ViewCore;
  readonly #listeners = new Listeners<BlueDotEvents>();
  #dot: EngineDot | undefined;
  #state: BlueDotState = BLUE_DOT_STATE.NOT_LISTENING;

  /** @internal Created by map views. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** @internal The engine's blue dot while it is enabled. */
  get engineDot(): EngineDot | undefined {
    return this.#dot;
  }

  /** Current state of the dot. */
  get state(): BlueDotState {
    return this.#state;
  }

  /** Position that the dot shows. `undefined` before the first position. */
  get position(): BlueDotPosition | undefined {
    const position = this.#dot?.position;
    return position && this.#toPosition(position);
  }

  /**
   * Starts to listen for positions. Resolves after the browser has asked the user. The state shows
   * the outcome.
   */
  async enable(options: BlueDotOptions = {}): Promise<void> {
    this.#core.check('blueDot.enable');
    this.disable();
    const { useDevice = true, showHeading = true } = options;
    const dot = this.#core.engine.use(engineBlueDot, toEngineOptions(options));
    this.#dot = dot;
    dot.on('position-change', ({ position }) => {
      this.#refresh();
      this.#listeners.emit('position-update', this.#toPosition(position));
    });
    dot.on('state-change', () => this.#refresh());
    this.#refresh();
    if (useDevice) await dot.watchDevice({ compass: showHeading });
  }

  /** Removes the dot and stops listening. */
  disable(): void {
    this.#dot?.remove();
    this.#dot = undefined;
    this.#setState(BLUE_DOT_STATE.NOT_LISTENING);
  }

  /** Shows a position from your own source. Throws unless the dot is enabled. */
  update({ latitude, longitude, map, floorLevel, accuracy, heading }: BlueDotUpdate): void {
    if (!this.#dot) {
      throw new SdkError(
        'sdk/not-enabled',
        'blueDot.update: expected the dot to be enabled, found that it is not. Call blueDot.enable({ useDevice: false }) first.',
      );
    }
    this.#dot.report({
      lngLat: [longitude, latitude],
      ...(map && { floorId: map.id }),
      ...(map === undefined && floorLevel !== undefined && { floorLevel }),
      ...(accuracy !== undefined && { accuracy }),
      ...(heading !== undefined && { headingDegrees: heading }),
    });
  }

  /** Adds a listener for an event. */
  on<Name extends keyof BlueDotEvents>(
    event: Name,
    listener: (payload: BlueDotEvents[Name]) => void,
  ): void {
    this.#listeners.on(event, listener);
  }

  /** Removes a listener. Pass the function that you passed to `on`. */
  off<Name extends keyof BlueDotEvents>(
    event: Name,
    listener: (payload: BlueDotEvents[Name]) => void,
  ): void {
    this.#listeners.off(event, listener);
  }

  #refresh(): void {
    if (!this.#dot) return;
    const { state, reason } = readDotState(this.#dot.state, this.#dot.position);
    this.#setState(state, reason);
  }

  #setState(state: BlueDotState, reason?: BlueDotReason): void {
    const previous = this.#state;
    if (state === previous) return;
    this.#state = state;
    this.#listeners.emit('state-change', { state, previous, ...(reason && { reason }) });
  }

  #toPosition({ lngLat, floorId, accuracy, headingDegrees }: DotPosition): BlueDotPosition {
    const { index } = this.#core;
    const floor = floorId === undefined ? undefined : index.engine.find('floor', floorId);
    return {
      latitude: lngLat[1],
      longitude: lngLat[0],
      map: floor && index.map(floor),
      accuracy,
      heading: headingDegrees,
    };
  }
}

function toEngineOptions(options: BlueDotOptions): EngineDotOptions {
  const { color = '#1f6feb', showHeading = true, uncertainAbove = 50, timeout = 30_000 } = options;
  return { color, heading: showHeading, uncertainAbove, staleAfter: timeout };
}
