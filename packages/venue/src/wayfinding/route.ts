import type { LngLat } from '@brand/geo';
import type { Coordinate } from '../coordinate.ts';
import type { Connection } from '../model/connection.ts';
import type { VenueElement } from '../model/element-type.ts';
import type { Floor } from '../model/floor.ts';
import type { RoutePlace, RouteTarget } from './route-target.ts';

/** A stretch of a route on one floor. */
export type RouteSection = {
  /** The floor of the section. */
  readonly floor: Floor;
  /** The points of the section, in degrees. */
  readonly points: readonly LngLat[];
  /** Length of the section, in metres. */
  readonly distance: number;
  /** The connection that the route uses at the end of the section. */
  readonly connection?: Connection;
  /** The floor that the connection leads to. */
  readonly toFloor?: Floor;
};

/** Type of an instruction. */
export type InstructionAction =
  | 'depart'
  | 'turn'
  | 'take-connection'
  | 'leave-connection'
  | 'pass-stop'
  | 'arrive';

/**
 * A change of direction. Below 25° it is `straight`, from 25° `slight-left` or `slight-right`, from
 * 55° `left` or `right`, from 120° `sharp-left` or `sharp-right`, and from 160° `back`.
 */
export type TurnBearing =
  | 'straight'
  | 'slight-left'
  | 'left'
  | 'sharp-left'
  | 'slight-right'
  | 'right'
  | 'sharp-right'
  | 'back';

/** A named element that is visible from the position of an instruction. */
export type Landmark = {
  /** The visible element. */
  readonly element: VenueElement;
  /** Side of the landmark, as seen in the walking direction. */
  readonly side: 'left' | 'right' | 'ahead' | 'at';
};

/** One step of the directions. */
export type Instruction = {
  /** Type of the step. */
  readonly action: InstructionAction;
  /** Change of direction at the step. */
  readonly bearing: TurnBearing;
  /** Direction in which to continue, in degrees clockwise from north. */
  readonly bearingDegrees: number;
  /** Walking distance to the next instruction, in metres. */
  readonly distance: number;
  /** Position of the step. */
  readonly coordinate: Coordinate;
  /** The floor of the step. */
  readonly floor: Floor;
  /** The floor that the connection leads to. */
  readonly toFloor?: Floor;
  /** The connection that the route enters or leaves. */
  readonly connection?: Connection;
  /** Vertical direction of the connection. */
  readonly direction?: 'up' | 'down' | 'same';
  /** A landmark that helps to recognise the position. */
  readonly landmark?: Landmark;
  /** Index of the step's point in the coordinates of the route. */
  readonly pointIndex: number;
  /**
   * The step as a sentence in the venue's current language, or in English if that language has no
   * texts.
   */
  readonly text: string;
};

/** A place that a route visits. */
export type RouteStop = {
  /** The requested target. For a list, the nearest member. */
  readonly target: RoutePlace;
  /** Position where the route reaches the target. */
  readonly coordinate: Coordinate;
  /** Index of the section that ends at the stop. 0 for the first stop. */
  readonly sectionIndex: number;
};

/** A route through the venue. */
export type Route = {
  readonly found: true;
  /** Start of the route. For a list, the nearest member. */
  readonly from: RoutePlace;
  /** End of the route. For a list, the nearest member. */
  readonly to: RoutePlace;
  /** Walking distance, in metres, without rides on connections. */
  readonly distance: number;
  /** Duration in seconds, including waiting for lifts. */
  readonly durationSeconds: number;
  /** Cost that the search minimised: metres of walking plus the costs of connections and zones. */
  readonly cost: number;
  /** The sections of the route, one for each stretch on a floor between connections and stops. */
  readonly sections: readonly RouteSection[];
  /** Turn-by-turn instructions. */
  readonly instructions: readonly Instruction[];
  /** The stops of the route, in order. */
  readonly stops: readonly RouteStop[];
  /** The points of all sections. */
  readonly coordinates: readonly Coordinate[];
  /** The floors in the order the route first reaches them. */
  readonly floors: readonly Floor[];
};

/**
 * Reason why there is no route. The venue has neither nodes nor walkable shapes; the start or the
 * end is not connected to the network; no path connects the two; only paths with steps connect
 * them; or only paths that zones or weights close connect them.
 */
export type NoRouteReason =
  | 'no-nodes'
  | 'start-off-network'
  | 'end-off-network'
  | 'not-connected'
  | 'not-accessible'
  | 'closed';

/** The result if there is no route. */
export type NoRoute = {
  readonly found: false;
  /** Reason, for your code to branch on. */
  readonly reason: NoRouteReason;
  /**
   * Explanation for your log, in English: what prevents the route, and what to change in the call
   * or in the bundle. For the user, write your own text for each `reason`.
   */
  readonly message: string;
  /** The requested start. */
  readonly from: RouteTarget;
  /** The requested end. */
  readonly to: RouteTarget;
};

/** A route, or the reason why there is none. `found` distinguishes the two. */
export type RouteResult = Route | NoRoute;
