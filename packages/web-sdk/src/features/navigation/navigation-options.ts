import type { Connection, Coordinate, Floor, Route } from '@brand/venue';
import type { AnimationOptions } from '../../kernel/motion.ts';
import type { RouteProgress } from './route-progress.ts';

/** A connection that a route takes, as its marker is told. */
export type ConnectionStop = {
  readonly connection: Connection;
  readonly from: Floor;
  readonly to: Floor;
  /** On which of the two floors the marker stands. */
  readonly side: 'entry' | 'exit';
};

/** Makes the content of a marker. */
export type MarkerContent<Info> = 'default' | 'none' | ((info: Info) => HTMLElement | string);

/** What navigation needs of paths. `PathOptions` fit. */
export type PathLook = {
  readonly color?: string;
  readonly accentColor?: string;
  readonly width?: number;
  readonly minWidthPixels?: number;
  readonly height?: number;
  readonly pattern?: 'solid' | 'dashed' | 'arrows';
  readonly arrows?: 'moving' | 'still';
  readonly opacity?: number;
  readonly xrayOpacity?: number;
  readonly travelledColor?: string;
};

/** How a route is shown. */
export type NavigationOptions = {
  /** Look of the active route. @defaultValue arrows along the theme's path colour */
  readonly path?: PathLook;
  /** Look of the other routes, where several are drawn. @defaultValue thin and pale */
  readonly inactivePath?: PathLook;
  /** Markers at start, destination, stops on the way and connections. @defaultValue `'default'` each */
  readonly markers?: {
    readonly start?: MarkerContent<Coordinate>;
    readonly destination?: MarkerContent<Coordinate>;
    readonly stop?: MarkerContent<Coordinate>;
    readonly connection?: MarkerContent<ConnectionStop>;
  };
  /** Whether a click on a connection's marker changes the floor. @defaultValue `'change-floor'` */
  readonly connectionClick?: 'change-floor' | 'none';
  /** Whether the map goes to the floor where the route starts. @defaultValue `'go-to-start'` */
  readonly floor?: 'go-to-start' | 'keep';
  /** Whether the camera shows the part of the route on the first floor. @defaultValue `'fit'` */
  readonly camera?: 'fit' | 'keep';
  /** How the path is drawn at first. @defaultValue 700 ms */
  readonly draw?: AnimationOptions;
  /** Metres from the route beyond which `off-route` is told. @defaultValue `10` */
  readonly offRouteDistance?: number;
  /** Metres from the destination within which `arrive` is told. @defaultValue `3` */
  readonly arrivalDistance?: number;
};

/** Events of a session. */
export type NavigationEvents = {
  'active-change': { readonly route: Route; readonly index: number };
  'step-change': { readonly index: number };
  progress: RouteProgress;
  'off-route': RouteProgress;
  arrive: { readonly route: Route };
  'connection-click': ConnectionStop;
};
