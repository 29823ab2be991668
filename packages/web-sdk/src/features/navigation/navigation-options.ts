import type { Connection, Coordinate, Floor, Route } from '@brand/venue';
import type { AnimationOptions } from '../../kernel/motion.ts';
import type { RouteProgress } from './route-progress.ts';

/** A connection on a route, as the marker's content function receives it. */
export type ConnectionStop = {
  /** The lift, stairs or escalator. */
  readonly connection: Connection;
  /** The floor that the route leaves. */
  readonly from: Floor;
  /** The floor that the route enters. */
  readonly to: Floor;
  /**
   * Side of the connection: `'entry'` on the floor that the route leaves, `'exit'` on the floor
   * that it enters.
   */
  readonly side: 'entry' | 'exit';
};

/**
 * Content of a marker: the default marker, none, or the result of your function, which is called
 * again whenever the language changes. Strings are shown as plain text.
 */
export type MarkerContent<Info> = 'default' | 'none' | ((info: Info) => HTMLElement | string);

/**
 * Style of a route: the properties of `PathStyle` without those that navigation sets automatically.
 */
export type PathLook = {
  /** Colour of the line, as a CSS hex colour. @defaultValue the theme's */
  readonly color?: string;
  /** Colour of the border and of arrows. @defaultValue the theme's */
  readonly accentColor?: string;
  /** Width of the line, in metres. @defaultValue `0.9` */
  readonly width?: number;
  /** Minimum width of the line, in CSS pixels. @defaultValue `8` */
  readonly minWidthPixels?: number;
  /** Height of the line above the floor, in metres. @defaultValue `0.3` */
  readonly altitude?: number;
  /**
   * Pattern of the line: solid, dashed, or with arrows in the direction of the route.
   * @defaultValue `'arrows'` for the active route
   */
  readonly pattern?: 'solid' | 'dashed' | 'arrows';
  /** Whether arrows move along the route. @defaultValue `true` for the active route */
  readonly animated?: boolean;
  /** Opacity, from 0 to 1. @defaultValue `1` */
  readonly opacity?: number;
  /** Opacity of the parts that other objects hide, from 0 to 1. @defaultValue `0.35` */
  readonly xrayOpacity?: number;
  /** Colour of the part that is already travelled. @defaultValue `'#9aa3af'` */
  readonly travelledColor?: string;
};

/** Options for showing a route. */
export type NavigationOptions = {
  /** Style of the active route. @defaultValue arrows along the theme's path colour */
  readonly path?: PathLook;
  /** Style of the other routes if several are drawn. @defaultValue thin and pale */
  readonly inactivePath?: PathLook;
  /**
   * Markers at the start, at the destination, at intermediate stops and at connections. Their names
   * for screen readers are in the map's language.
   * @defaultValue `'default'` each
   */
  readonly markers?: {
    /** Marker at the start of the route. */
    readonly start?: MarkerContent<Coordinate>;
    /** Marker at the destination. */
    readonly destination?: MarkerContent<Coordinate>;
    /** Markers at intermediate stops, for a route through several places. */
    readonly stop?: MarkerContent<Coordinate>;
    /** Markers at lifts, stairs and escalators, on both floors. */
    readonly connection?: MarkerContent<ConnectionStop>;
  };
  /** Whether a click on a connection's marker changes the floor. @defaultValue `true` */
  readonly changeFloorOnClick?: boolean;
  /** Whether the map changes to the floor where the route starts. @defaultValue `true` */
  readonly followFloor?: boolean;
  /** Whether the camera shows the part of the route on that floor. @defaultValue `true` */
  readonly fitCamera?: boolean;
  /** Animation that draws the path when it appears. @defaultValue `{ duration: 700 }` */
  readonly draw?: AnimationOptions;
  /** Distance from the route, in metres, beyond which `route-leave` fires. @defaultValue `10` */
  readonly offRouteDistance?: number;
  /** Distance from the destination, in metres, within which `arrive` fires. @defaultValue `3` */
  readonly arrivalDistance?: number;
};

/** Events of a navigation session, by name. */
export type NavigationEvents = {
  /** Fires when another route of the session becomes the active one. */
  'route-change': { readonly route: Route; readonly index: number };
  /** Fires when another instruction of the active route is highlighted. */
  'step-change': {
    /** Index of the step among the route's instructions. */
    readonly index: number;
  };
  /** Fires when a position on the route is tracked. */
  'progress-change': RouteProgress;
  /**
   * Fires when the position is more than `offRouteDistance` away from the route. Fires again only
   * after the position has returned to the route.
   */
  'route-leave': RouteProgress;
  /** Fires once, when the position comes within `arrivalDistance` of the destination. */
  arrive: { readonly route: Route };
  /** Fires when the user clicks the marker of a connection. */
  'connection-click': ConnectionStop;
};
