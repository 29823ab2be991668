import type { LngLat } from '@brand/geo';
import type { Coordinate } from '../coordinate.ts';
import type { Connection } from '../model/connection.ts';
import type { VenueElement } from '../model/element-type.ts';
import type { Floor } from '../model/floor.ts';
import type { RoutePlace, RouteTarget } from './route-target.ts';

/** A stretch of a route on one floor. */
export type RouteSection = {
  /** The floor it is on. */
  readonly floor: Floor;
  /** The way in degrees. */
  readonly points: readonly LngLat[];
  /** Its length in metres. */
  readonly distance: number;
  /** The connection that is taken at its end. */
  readonly connection?: Connection;
  /** The floor that the connection leads to. */
  readonly toFloor?: Floor;
};

/** Something to do on the way. */
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

/** Something with a name that one sees from where an instruction applies. */
export type Landmark = {
  /** What one sees. */
  readonly element: VenueElement;
  /** Where it is for somebody who walks along the route. */
  readonly side: 'left' | 'right' | 'ahead' | 'at';
};

/** One step of a description. */
export type Instruction = {
  /** What to do. */
  readonly action: InstructionAction;
  /** How the direction changes here. */
  readonly bearing: TurnBearing;
  /** The direction to walk on in, degrees clockwise from north. */
  readonly bearingDegrees: number;
  /** Metres to walk from here to the next instruction. */
  readonly distance: number;
  /** Where it applies. */
  readonly coordinate: Coordinate;
  /** The floor on which it applies. */
  readonly floor: Floor;
  /** The floor that the connection leads to. */
  readonly toFloor?: Floor;
  /** The connection that is taken or left. */
  readonly connection?: Connection;
  /** Whether the connection leads up or down. */
  readonly direction?: 'up' | 'down' | 'same';
  /** Something to tell the place by. */
  readonly landmark?: Landmark;
  /** Number of the point in the coordinates of the route. */
  readonly pointIndex: number;
  /** The step as a sentence in the venue's current language, in English where we have no texts. */
  readonly text: string;
};

/** A place that a route visits. */
export type RouteStop = {
  /** What was asked for; of a list, the member that was nearest. */
  readonly target: RoutePlace;
  /** Where the route reaches it. */
  readonly coordinate: Coordinate;
  /** Number of the section that ends here; 0 for the first stop. */
  readonly sectionIndex: number;
};

/** A way through the venue. */
export type Route = {
  readonly found: true;
  /** Where it begins; of a list, the member that was nearest. */
  readonly from: RoutePlace;
  /** Where it ends; of a list, the member that was nearest. */
  readonly to: RoutePlace;
  /** Metres to walk; rides on connections do not count. */
  readonly distance: number;
  /** Seconds that it takes, with waiting for lifts. */
  readonly durationSeconds: number;
  /** What the search made shortest: metres of walking with the costs of connections and zones. */
  readonly cost: number;
  /** The way, one section for each stretch on a floor between connections and stops. */
  readonly sections: readonly RouteSection[];
  /** The way in words. */
  readonly instructions: readonly Instruction[];
  /** The places that it visits, in order. */
  readonly stops: readonly RouteStop[];
  /** The points of all sections. */
  readonly coordinates: readonly Coordinate[];
  /** The floors in the order in which they are first reached. */
  readonly floors: readonly Floor[];
};

/**
 * Why there is no route: the venue has no nodes; the start or the end is not at the network; nothing
 * joins them; only ways with steps do; only ways that zones or weights close do.
 */
export type NoRouteReason =
  | 'no-nodes'
  | 'start-off-network'
  | 'end-off-network'
  | 'not-connected'
  | 'not-accessible'
  | 'closed';

/** The answer when there is no way. */
export type NoRoute = {
  readonly found: false;
  /** Reason, for your code to branch on. */
  readonly reason: NoRouteReason;
  /**
   * Explanation for your log, in English: what prevents the route, and what to change in the call or
   * in the bundle. For the user, write your own text for each `reason`.
   */
  readonly message: string;
  /** Where it should begin. */
  readonly from: RouteTarget;
  /** Where it should end. */
  readonly to: RouteTarget;
};

/** A route, or why there is none; `found` tells them apart. */
export type RouteResult = Route | NoRoute;
