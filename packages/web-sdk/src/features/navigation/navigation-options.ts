import type { Connection, Coordinate, Floor, Route } from '@brand/venue';
import type { AnimationOptions } from '../../kernel/motion.ts';
import type { RouteProgress } from './route-progress.ts';

/** A connection that a route takes, as its marker is told. */
export type ConnectionStop = {
  /** The lift, stairs or escalator. */
  readonly connection: Connection;
  /** The floor that the route leaves. */
  readonly from: Floor;
  /** The floor that it comes to. */
  readonly to: Floor;
  /** On which of the two floors the marker stands. */
  readonly side: 'entry' | 'exit';
};

/**
 * What a marker shows: the usual, nothing, or what you make of the place, again whenever the language
 * changes. Strings are plain text.
 */
export type MarkerContent<Info> = 'default' | 'none' | ((info: Info) => HTMLElement | string);

/** How a route is drawn; as `PathStyle` has it, without what navigation sets by itself. */
export type PathLook = {
  /** A CSS hex colour. @defaultValue the theme's */
  readonly color?: string;
  /** Colour of the border and of arrows. @defaultValue the theme's */
  readonly accentColor?: string;
  /** Width in metres. @defaultValue `0.9` */
  readonly width?: number;
  /** Never thinner than this many CSS pixels. @defaultValue `8` */
  readonly minWidthPixels?: number;
  /** Metres above the floor. @defaultValue `0.3` */
  readonly altitude?: number;
  /** How the line is filled. @defaultValue `'arrows'` for the active route */
  readonly pattern?: 'solid' | 'dashed' | 'arrows';
  /** Whether arrows move along the route. @defaultValue `true` for the active route */
  readonly animated?: boolean;
  /** 0 to 1. @defaultValue `1` */
  readonly opacity?: number;
  /** How much of it shines through what hides it, 0 to 1. @defaultValue `0.35` */
  readonly xrayOpacity?: number;
  /** Colour of the part that lies behind. @defaultValue `'#9aa3af'` */
  readonly travelledColor?: string;
};

/** How a route is shown. */
export type NavigationOptions = {
  /** Look of the active route. @defaultValue arrows along the theme's path colour */
  readonly path?: PathLook;
  /** Look of the other routes, where several are drawn. @defaultValue thin and pale */
  readonly inactivePath?: PathLook;
  /**
   * Markers at start, destination, stops on the way and connections. What screen readers call them is
   * in the language of the map. @defaultValue `'default'` each
   */
  readonly markers?: {
    /** Where the route begins. */
    readonly start?: MarkerContent<Coordinate>;
    /** Where it ends. */
    readonly destination?: MarkerContent<Coordinate>;
    /** Stops on the way, of a route through several places. */
    readonly stop?: MarkerContent<Coordinate>;
    /** Lifts, stairs and escalators, on both floors. */
    readonly connection?: MarkerContent<ConnectionStop>;
  };
  /** Whether a click on a connection's marker changes the floor. @defaultValue `true` */
  readonly changeFloorOnClick?: boolean;
  /** Whether the map goes to the floor where the route starts. @defaultValue `true` */
  readonly followFloor?: boolean;
  /** Whether the camera shows the part of the route on that floor. @defaultValue `true` */
  readonly fitCamera?: boolean;
  /** Animation that draws the path when it appears. @defaultValue `{ duration: 700 }` */
  readonly draw?: AnimationOptions;
  /** Metres from the route beyond which `route-leave` is told. @defaultValue `10` */
  readonly offRouteDistance?: number;
  /** Metres from the destination within which `arrive` is told. @defaultValue `3` */
  readonly arrivalDistance?: number;
};

/** Events of a session, by name. */
export type NavigationEvents = {
  /** Another route of the session is the active one. */
  'route-change': { readonly route: Route; readonly index: number };
  /** Another instruction of the active route is highlighted. */
  'step-change': {
    /** Its index among the instructions of the route. */
    readonly index: number;
  };
  /** A position on the route was tracked. */
  'progress-change': RouteProgress;
  /** The position left the route by more than `offRouteDistance`; told once until it is back. */
  'route-leave': RouteProgress;
  /** The position came within `arrivalDistance` of the destination; told once. */
  arrive: { readonly route: Route };
  /** The user clicked the marker of a connection. */
  'connection-click': ConnectionStop;
};
