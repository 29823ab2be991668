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
 * What the blue dot tells.
 *
 * @example
 * mapView.blueDot.on(BLUE_DOT_EVENT.STATE_CHANGE, ({ state }) => console.log(state));
 */
export const BLUE_DOT_EVENT = {
  /** A position came in. */
  POSITION_UPDATE: 'position-update',
  /** It got further, or lost what it had. */
  STATE_CHANGE: 'state-change',
} as const;

/** A position that is shown. */
export type BlueDotPosition = {
  /** Degrees to the north. */
  readonly latitude: number;
  /** Degrees to the east. */
  readonly longitude: number;
  /** The map that it is on, if that is known. */
  readonly map: VenueMap | undefined;
  /** Metres by which it may be wrong. */
  readonly accuracy: number;
  /** Direction that the user looks in, in degrees clockwise from north. */
  readonly heading: number | undefined;
};

/** A position that your own source found. */
export type BlueDotUpdate = {
  /** Degrees to the north. */
  readonly latitude: number;
  /** Degrees to the east. */
  readonly longitude: number;
  /** The map that it is on. @defaultValue the map of `floorLevel` */
  readonly map?: VenueMap;
  /** Which floor it is on, counted from the entrance, as `elevation` of a map. @defaultValue not known */
  readonly floorLevel?: number;
  /** Metres by which it may be wrong. @defaultValue `0` */
  readonly accuracy?: number;
  /** Direction that the user looks in, in degrees clockwise from north. @defaultValue not known */
  readonly heading?: number;
};

/** What is told with each event of the blue dot. */
export type BlueDotEvents = {
  /** The position that came in. */
  'position-update': BlueDotPosition;
  /** The state, the one before, and why it is not to be relied on. */
  'state-change': {
    readonly state: BlueDotState;
    readonly previous: BlueDotState;
    readonly reason?: BlueDotReason;
  };
};

/** Where positions come from and how they are shown. */
export type BlueDotOptions = {
  /** Whether the browser is asked for positions. Without it, call `update`. @defaultValue `true` */
  readonly useDevice?: boolean;
  /** Colour of the dot; a CSS hex colour. @defaultValue `'#1f6feb'` */
  readonly color?: string;
  /** Whether a beam shows where the user looks. @defaultValue `true` */
  readonly showHeading?: boolean;
  /** Metres of accuracy above which a position counts as uncertain. @defaultValue `50` */
  readonly uncertainAbove?: number;
  /** Milliseconds without a position after which the last one counts as uncertain. @defaultValue `30000` */
  readonly timeout?: number;
};

/**
 * Shows where the user is. It draws what it gets and does not find out where somebody is.
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

  /** @internal Map views have one. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** @internal The engine's blue dot while it is enabled. */
  get engineDot(): EngineDot | undefined {
    return this.#dot;
  }

  /** How far it has come. */
  get state(): BlueDotState {
    return this.#state;
  }

  /** The position that is shown; none before the first. */
  get position(): BlueDotPosition | undefined {
    const position = this.#dot?.position;
    return position && this.#toPosition(position);
  }

  /** Begins to listen. Resolves when the browser has asked the user; the state says what came of it. */
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

  /** Takes the dot away and stops listening. */
  disable(): void {
    this.#dot?.remove();
    this.#dot = undefined;
    this.#setState(BLUE_DOT_STATE.NOT_LISTENING);
  }

  /** Shows a position of your own source. Fails unless the dot is enabled. */
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

  /** Calls a function at each event from now on. */
  on<Name extends keyof BlueDotEvents>(
    event: Name,
    listener: (payload: BlueDotEvents[Name]) => void,
  ): void {
    this.#listeners.on(event, listener);
  }

  /** Ends what `on` began; needs the same function. */
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
