import type { Coordinate, Floor, Route } from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { PointerHits } from '../../kernel/events.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { AnimationEnd, AnimationOptions, Easing } from '../../kernel/motion.ts';
import type { CameraPose } from '../../kernel/view-camera.ts';
import type { DotPosition, DotState, PositionReport } from './position.ts';
import type {
  DeviceGrants,
  DeviceSources,
  SensorProblem,
  WatchDeviceOptions,
} from './sensor-source.ts';

/** Style of the blue dot. */
export type BlueDotStyle = {
  /** Colour of dot, ring and heading, as a CSS hex colour. @defaultValue the theme's accent */
  readonly color: string;
  /** Colour while the position is stale, as a CSS hex colour. @defaultValue `'#8b93a1'` */
  readonly staleColor: string;
  /** Colour of the rim, as a CSS hex colour. @defaultValue `'#ffffff'` */
  readonly rimColor: string;
  /** Radius of the dot including its rim, in CSS pixels. @defaultValue `11` */
  readonly radiusPixels: number;
  /** Minimum radius of the dot, in metres. @defaultValue `0.6`, wider than a path */
  readonly minRadius: number;
  /**
   * Ring that shows the accuracy. `'true-scale'` draws it at its real size, `'fit-view'` limits it
   * to 60 % of the smaller side of the view, and `'none'` draws no ring.
   * @defaultValue `'true-scale'`
   */
  readonly ring: 'true-scale' | 'fit-view' | 'none';
  /** Opacity of the ring's area, from 0 to 1. @defaultValue `0.16` */
  readonly ringOpacity: number;
  /** Whether a beam shows the heading. @defaultValue `true` */
  readonly heading: boolean;
  /**
   * Whether a wave spreads from the dot when a position arrives. Never shown under reduced motion.
   * @defaultValue `true`
   */
  readonly pulse: boolean;
  /**
   * Appearance of the dot while its state is `uncertain`. `'dashed'` draws a dashed ring and a
   * paler dot, and `'hidden'` hides the dot.
   * @defaultValue `'dashed'`
   */
  readonly uncertain: 'dashed' | 'hidden';
  /**
   * Visibility of the dot outside the venue. `'shown'` shows the dot, and `'hidden'` hides it.
   * @defaultValue `'hidden'`
   */
  readonly outOfBounds: 'shown' | 'hidden';
  /** Height of the dot above the floor, in metres. @defaultValue `0.35`, directly above paths */
  readonly altitude: number;
  /** Opacity of the parts that other objects hide, from 0 to 1. @defaultValue `0.75` */
  readonly xrayOpacity: number;
  /** Whether the dot responds to the pointer. @defaultValue `true` */
  readonly interactive: boolean;
};

/**
 * Announcements for users of screen readers when the state changes, by state. An empty text is not
 * announced.
 */
export type BlueDotTexts = Readonly<Record<DotState, string>>;

/** Options for evaluating positions and for showing the dot. */
export type BlueDotOptions = Partial<BlueDotStyle> & {
  /**
   * Time without a position after which the dot is stale, in milliseconds.
   * @defaultValue `30000`
   */
  readonly staleAfter?: number;
  /** Accuracy radius above which the dot is uncertain, in metres. @defaultValue `50` */
  readonly uncertainAbove?: number;
  /** Margin around the venue's floors that still counts as inside, in metres. @defaultValue `20` */
  readonly boundsPadding?: number;
  /**
   * Whether the map changes to the dot's floor while the camera follows the dot.
   * @defaultValue `true`
   */
  readonly followFloor?: boolean;
  /** Your own sensors instead of the browser's. @defaultValue the browser's */
  readonly sources?: DeviceSources;
  /** Announcements for users of screen readers. @defaultValue English texts */
  readonly texts?: Partial<BlueDotTexts>;
};

/** Default style; colours come from the theme. */
export const BLUE_DOT_DEFAULTS: Omit<BlueDotStyle, 'color'> = {
  staleColor: '#8b93a1',
  rimColor: '#ffffff',
  radiusPixels: 11,
  minRadius: 0.6,
  ring: 'true-scale',
  ringOpacity: 0.16,
  heading: true,
  pulse: true,
  uncertain: 'dashed',
  outOfBounds: 'hidden',
  altitude: 0.35,
  xrayOpacity: 0.75,
  interactive: true,
};

export const BLUE_DOT_TEXTS: BlueDotTexts = {
  hidden: '',
  active: 'Your position is shown on the map.',
  uncertain: 'Your position is approximate.',
  stale: 'Your position is out of date.',
  'out-of-bounds': 'You are outside the venue.',
  disabled: 'Your position is not available.',
};

/**
 * Target that the camera follows: nothing (`'off'`), the position (`'position'`), the position and
 * the heading (`'heading'`), or the position and the direction of the path ahead (`'path'`).
 */
export type FollowMode = 'off' | 'position' | 'heading' | 'path';

/** Options for following the dot with the camera. */
export type FollowOptions = {
  /** Zoom level. @defaultValue the current zoom level, at least `20` */
  readonly zoom?: number;
  /**
   * Tilt of the camera, in degrees. At 0, the camera looks straight down.
   * @defaultValue the current tilt
   */
  readonly pitchDegrees?: number;
  /**
   * Bearing of the map for the mode `position`, in degrees clockwise from north.
   * @defaultValue the current bearing
   */
  readonly bearingDegrees?: number;
  /** Duration of the camera's movement to the dot, in milliseconds. @defaultValue `1000` */
  readonly duration?: number;
  /** Speed curve of the camera's movement to the dot. @defaultValue `'ease-in-out'` */
  readonly easing?: Easing;
};

/** Options of a simulated walk. */
export type SimulateOptions = {
  /** Walking speed, in metres per second. @defaultValue `1.35` */
  readonly speed?: number;
  /** Accuracy of the simulated positions, in metres. @defaultValue `3` */
  readonly accuracy?: number;
  /** Whether the walk restarts at its end. @defaultValue `false` */
  readonly loop?: boolean;
};

/** A simulated walk. */
export type SimulatedWalk = {
  /** Length of the walk from start to end, in metres, without the parts inside connections. */
  readonly length: number;
  /**
   * Promise that resolves when the walk reaches its end or something stops it earlier. Never
   * rejects.
   */
  readonly ended: Promise<AnimationEnd>;
  /** Stops the walk at its current position. */
  stop(): void;
};

/**
 * Called with each position before the dot accepts it. Return the position, changed or not, or
 * `undefined` to discard it.
 */
export type PositionFilter = (
  position: DotPosition,
  previous: DotPosition | undefined,
) => PositionReport | undefined;

/** Events of the dot, by name. */
export type BlueDotEvents = {
  /** Fires when the dot accepts a position. */
  'position-change': {
    /** The position. */
    readonly position: DotPosition;
    /** The previous position. `undefined` for the first. */
    readonly previous: DotPosition | undefined;
  };
  /** Fires when the device's compass heading changes. */
  'heading-change': {
    /** Heading of the device, in degrees clockwise from north. */
    readonly headingDegrees: number;
  };
  /** Fires when the state of the dot changes. */
  'state-change': {
    /** Current state of the dot. */
    readonly state: DotState;
    /** Previous state of the dot. */
    readonly previous: DotState;
  };
  /**
   * Fires when the camera starts or stops following: by a call of the app, because the user moved
   * the map, or because the floor changed.
   */
  'follow-change': {
    /** Target that the camera currently follows. */
    readonly mode: FollowMode;
    /** Target that the camera followed before. */
    readonly previous: FollowMode;
    /** Cause of the change. */
    readonly reason: 'app' | 'interaction' | 'floor-change';
  };
  /** Fires when a sensor of the device provides no values. `message` says what to do. */
  error: SensorProblem;
  /** Fires when the user clicks the dot. */
  click: PointerHits & {
    /** Position of the dot. */
    readonly position: DotPosition;
  };
  /** Fires when the pointer enters or leaves the dot. */
  'hover-change': { readonly isHovered: boolean };
};

/**
 * Shows the user's position. The blue dot draws positions but does not determine them: that is up
 * to the device or to the positioning system that your app uses.
 *
 * @example
 * import { blueDot } from '@brand/web-sdk/blue-dot';
 * const dot = map.use(blueDot, { radiusPixels: 12 });
 * dot.on('state-change', ({ state }) => console.log(state));
 * button.onclick = async () => {
 *   const { geolocation } = await dot.watchDevice();
 *   if (geolocation === 'granted') dot.follow('position');
 * };
 */
export interface BlueDot extends Removable {
  /** The last position that the dot accepted. */
  readonly position: DotPosition | undefined;
  /** Current state of the dot. */
  readonly state: DotState;
  /** Target that the camera currently follows. */
  readonly following: FollowMode;
  /**
   * Floor that the dot is drawn on: its own floor, or the map's current floor if its own is
   * unknown.
   */
  readonly floor: Floor | undefined;
  /** Current style of the dot. */
  readonly style: BlueDotStyle;
  /**
   * Reports the user's position. Throws `map-view/bad-option` or `map-view/unknown-target` if the
   * value is not a valid position in this venue.
   * @example
   * const dot = map.use(blueDot);
   * dot.report({ lngLat: [-9.139, 38.703], floorLevel: 1, accuracy: 4, headingDegrees: 90 });
   */
  report(position: PositionReport): void;
  /**
   * Reports a position that is certain, such as that of a scanned code. For a while, it overrides
   * all others. To end the hold earlier, call `remove` on the returned handle.
   * @example
   * const dot = map.use(blueDot);
   * dot.hold({ ...space.center, accuracy: 1 }, { duration: 60_000 });
   */
  hold(
    position: PositionReport,
    options?: {
      /**
       * Duration of the hold, in milliseconds. Use `Infinity` for a kiosk.
       * @defaultValue `30000`
       */
      readonly duration?: number;
    },
  ): Removable;
  /**
   * Requests access to the device's sensors and follows them. Resolves to the granted permissions.
   * A denied permission does not throw: it results in the state `disabled` and the event `error`.
   * Call the method in a click handler, because some phones grant the compass only then.
   */
  watchDevice(options?: WatchDeviceOptions): Promise<DeviceGrants>;
  /**
   * Simulates a walk along a course. During the walk, other positions are ignored unless they are
   * held. The walk runs on the map's frames, so it pauses while the tab is hidden.
   * @example
   * const dot = map.use(blueDot);
   * const walk = dot.simulate(route, { speed: 3 });
   * if ((await walk.ended) === 'finished') console.log('There.');
   */
  simulate(course: Route | readonly Coordinate[], options?: SimulateOptions): SimulatedWalk;
  /**
   * Sets a function that checks each position before the dot accepts it, to snap, smooth or discard
   * it. `undefined` removes the filter.
   */
  setFilter(filter: PositionFilter | undefined): void;
  /**
   * Makes the camera follow the dot, until you pass `'off'`, the user moves the map, or the floor
   * is changed.
   * @example
   * const dot = map.use(blueDot);
   * dot.follow('heading', { zoom: 21, pitchDegrees: 60 });
   */
  follow(mode: FollowMode, options?: FollowOptions): void;
  /** Shows the dot after `hide`. */
  show(): void;
  /** Hides the dot. The dot still accepts positions. */
  hide(): void;
  /** Changes the style of the dot. */
  update(change: Partial<BlueDotStyle>): void;
  /** Calls the listener each time this event fires, until you call the returned function. */
  on<K extends keyof BlueDotEvents>(
    name: K,
    listener: (payload: BlueDotEvents[K]) => void,
  ): Unsubscribe;
  /** Removes the dot from the map and stops the sensors. */
  remove(): void;
}

export type BlueDotPorts = {
  readonly camera: {
    pose(): CameraPose;
    set(change: { readonly center: Coordinate; readonly bearingDegrees?: number }): void;
    animateTo(
      change: {
        readonly center: Coordinate;
        readonly zoom: number;
        readonly bearingDegrees?: number;
        readonly pitchDegrees?: number;
      },
      options: AnimationOptions,
    ): Promise<AnimationEnd>;
  };
  readonly navigation: { readonly current: { readonly active: Route } | undefined };
};

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** The blue dot. */
    'blue-dot': BlueDot;
  }
}
