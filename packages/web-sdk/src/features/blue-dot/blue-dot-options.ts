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

/** How the dot looks. */
export type BlueDotStyle = {
  /** Colour of dot, ring and heading; a CSS hex colour. @defaultValue the theme's accent */
  readonly color: string;
  /** Colour while the position is stale; a CSS hex colour. @defaultValue `'#8b93a1'` */
  readonly staleColor: string;
  /** Colour of the rim; a CSS hex colour. @defaultValue `'#ffffff'` */
  readonly rimColor: string;
  /** Radius of the dot with its rim, in CSS pixels. @defaultValue `11` */
  readonly radiusPixels: number;
  /** The radius is never less than this many metres. @defaultValue `0.6`, wider than a path */
  readonly minRadius: number;
  /**
   * The ring that shows the accuracy: as large as it is, at most 60 % of the smaller side of the
   * view, or none.
   * @defaultValue `'true-scale'`
   */
  readonly ring: 'true-scale' | 'fit-view' | 'none';
  /** Opacity of the ring's area, 0 to 1. @defaultValue `0.16` */
  readonly ringOpacity: number;
  /** Whether a beam shows the heading. @defaultValue `true` */
  readonly heading: boolean;
  /** Whether a wave goes out when a position comes in. Never under reduced motion. @defaultValue `true` */
  readonly pulse: boolean;
  /** How the dot is shown while it is uncertain. @defaultValue `'dashed'` */
  readonly uncertain: 'dashed' | 'hidden';
  /** How the dot is shown outside of the venue. @defaultValue `'hidden'` */
  readonly outOfBounds: 'shown' | 'hidden';
  /** Metres above the floor. @defaultValue `0.35`, just above paths */
  readonly altitude: number;
  /** How much of it shines through what hides it, 0 to 1. @defaultValue `0.75` */
  readonly xrayOpacity: number;
  /** Whether it reacts to the pointer. @defaultValue `true` */
  readonly interactive: boolean;
};

/** What is said to users of screen readers when the state changes; an empty text says nothing. */
export type BlueDotTexts = Readonly<Record<DotState, string>>;

/** How positions are judged and shown. */
export type BlueDotOptions = Partial<BlueDotStyle> & {
  /** Milliseconds without a position after which the dot is stale. @defaultValue `30000` */
  readonly staleAfter?: number;
  /** Metres of accuracy above which the dot is uncertain. @defaultValue `50` */
  readonly uncertainAbove?: number;
  /** Metres around the floors of the venue that still count as inside. @defaultValue `20` */
  readonly boundsPadding?: number;
  /** Whether the map changes to the floor of the dot while the camera follows it. @defaultValue `true` */
  readonly followFloor?: boolean;
  /** Sensors of your own instead of the browser's. @defaultValue the browser's */
  readonly sources?: DeviceSources;
  /** What is said to users of screen readers. @defaultValue English texts */
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
  uncertain: 'Your position is not exact.',
  stale: 'Your position is out of date.',
  'out-of-bounds': 'You are outside of the venue.',
  disabled: 'Your position is not available.',
};

/**
 * What the camera follows: nothing, the position, the position and the direction of looking, or the
 * position and the direction of the way ahead.
 */
export type FollowMode = 'off' | 'position' | 'heading' | 'path';

/** How the camera begins to follow. */
export type FollowOptions = {
  /** Zoom level. @defaultValue the present one, at least `20` */
  readonly zoom?: number;
  /** 0 looks straight down. @defaultValue the present one */
  readonly pitchDegrees?: number;
  /** Direction that is up on the screen, for the mode `position`. @defaultValue the present one */
  readonly bearingDegrees?: number;
  /** Milliseconds to get to the dot. @defaultValue `1000` */
  readonly duration?: number;
  /** How the camera gets there. @defaultValue `'ease-in-out'` */
  readonly easing?: Easing;
};

/** How a walk is simulated. */
export type SimulateOptions = {
  /** Metres per second. @defaultValue `1.35` */
  readonly speed?: number;
  /** Metres of accuracy that are told. @defaultValue `3` */
  readonly accuracy?: number;
  /** Whether the walk begins again at its end. @defaultValue `false` */
  readonly loop?: boolean;
};

/** A walk that is simulated. */
export type SimulatedWalk = {
  /** Metres from start to end, without what connections carry. */
  readonly length: number;
  /** Resolves at the end of the way, or when something ends the walk before; never rejects. */
  readonly ended: Promise<AnimationEnd>;
  /** Ends the walk where it is. */
  stop(): void;
};

/**
 * Looks at each position before it is taken: gives it back, changed or not, or `undefined` to leave
 * it out.
 */
export type PositionFilter = (
  position: DotPosition,
  previous: DotPosition | undefined,
) => PositionReport | undefined;

/** Events of the dot, by name. */
export type BlueDotEvents = {
  /** A position was taken. */
  'position-change': {
    /** The position. */
    readonly position: DotPosition;
    /** The one before; `undefined` for the first. */
    readonly previous: DotPosition | undefined;
  };
  /** The device's compass turned. */
  'heading-change': {
    /** Where the device points, in degrees clockwise from north. */
    readonly headingDegrees: number;
  };
  /** The state changed. */
  'state-change': {
    /** What the dot is like now. */
    readonly state: DotState;
    /** What it was like before. */
    readonly previous: DotState;
  };
  /** The camera began or ended to follow: the app said so, the user moved the map, or chose a floor. */
  'follow-change': {
    /** What the camera follows now. */
    readonly mode: FollowMode;
    /** What it followed before. */
    readonly previous: FollowMode;
    /** Who changed it. */
    readonly reason: 'app' | 'interaction' | 'floor-change';
  };
  /** A sensor of the device gives nothing; `message` says what to do. */
  error: SensorProblem;
  /** The user clicked the dot. */
  click: PointerHits & {
    /** Where it is. */
    readonly position: DotPosition;
  };
  /** The pointer came to the dot or left it. */
  'hover-change': { readonly isHovered: boolean };
};

/**
 * Shows where the user is. It draws positions; finding them is up to the device, or to a positioning
 * system that your app asks.
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
  /** The last position that was taken. */
  readonly position: DotPosition | undefined;
  /** What the dot is like now. */
  readonly state: DotState;
  /** What the camera follows now. */
  readonly following: FollowMode;
  /** The floor that it is drawn on: its own, or the map's current one while its own is not known. */
  readonly floor: Floor | undefined;
  /** How it looks now. */
  readonly style: BlueDotStyle;
  /**
   * Tells a position. Throws `map-view/bad-option` or `map-view/unknown-target` for what is no
   * position in this venue.
   * @example
   * const dot = map.use(blueDot);
   * dot.report({ lngLat: [-9.139, 38.703], floorLevel: 1, accuracy: 4, headingDegrees: 90 });
   */
  report(position: PositionReport): void;
  /**
   * Tells a position that is certain, such as that of a code that was scanned. For a while it beats
   * every other one. The result ends that earlier.
   * @example
   * const dot = map.use(blueDot);
   * dot.hold({ ...space.center, accuracy: 1 }, { duration: 60_000 });
   */
  hold(
    position: PositionReport,
    options?: {
      /** Milliseconds, `Infinity` for a kiosk. @defaultValue `30000` */
      readonly duration?: number;
    },
  ): Removable;
  /**
   * Asks for the sensors of the device and follows them. Resolves to what was granted; a refusal is
   * the state `disabled` and the event `error`, no exception. Call it from a click: some phones
   * grant the compass only then.
   */
  watchDevice(options?: WatchDeviceOptions): Promise<DeviceGrants>;
  /**
   * Lets the dot walk. Other positions are left out meanwhile, unless they are held. It walks on
   * frames of the map, so it rests while the tab is hidden.
   * @example
   * const dot = map.use(blueDot);
   * const walk = dot.simulate(route, { speed: 3 });
   * if ((await walk.ended) === 'finished') console.log('There.');
   */
  simulate(course: Route | readonly Coordinate[], options?: SimulateOptions): SimulatedWalk;
  /** Looks at each position before it is taken, to snap, smooth or refuse it; `undefined` for none. */
  setFilter(filter: PositionFilter | undefined): void;
  /**
   * Lets the camera follow, until `'off'`, or until the user moves the map or chooses another floor.
   * @example
   * const dot = map.use(blueDot);
   * dot.follow('heading', { zoom: 21, pitchDegrees: 60 });
   */
  follow(mode: FollowMode, options?: FollowOptions): void;
  /** Shows the dot after `hide`. */
  show(): void;
  /** Hides the dot. Positions are taken nevertheless. */
  hide(): void;
  /** Changes how it looks. */
  update(change: Partial<BlueDotStyle>): void;
  /** Calls the listener at each event of this name, until the returned function is called. */
  on<K extends keyof BlueDotEvents>(
    name: K,
    listener: (payload: BlueDotEvents[K]) => void,
  ): Unsubscribe;
  /** Takes it off the map and ends what it listens to. */
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
