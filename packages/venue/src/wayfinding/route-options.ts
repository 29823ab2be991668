import type { Area } from '../model/area.ts';
import type { Floor } from '../model/floor.ts';

/** One or more GeoJSON polygons, in degrees. */
export type ZoneGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly (readonly number[])[])[] }
  | {
      readonly type: 'MultiPolygon';
      readonly coordinates: readonly (readonly (readonly (readonly number[])[])[])[];
    };

/** A part of the venue that routes avoid. */
export type RouteZone = {
  /** Shape of the zone: an area of the venue, or GeoJSON in degrees. */
  readonly area: Area | ZoneGeometry;
  /**
   * Id of the zone's floor.
   * @defaultValue the floor of the area; every floor for GeoJSON
   */
  readonly floorId?: Floor['id'];
  /**
   * Cost added for each metre walked inside the zone, in metres. The costs of overlapping zones add
   * up. Infinity closes the zone.
   */
  readonly cost: number;
};

/** Appearance of a route's corners. */
export type RouteSmoothing = {
  /**
   * Maximum radius of rounded corners, in metres. 0 keeps corners sharp.
   * @defaultValue 0.75
   */
  readonly radius?: number;
};

/** Options of a route. */
export type RouteOptions = {
  /**
   * Whether to use step-free paths only.
   * @defaultValue false
   */
  readonly accessible?: boolean;
  /**
   * Parts of the venue that cost more or are closed. Costs are computed once for each list. Pass
   * the same list again if it is unchanged, and a new list if it changes.
   * @defaultValue none
   */
  readonly zones?: readonly RouteZone[];
  /**
   * Factors on the cost of connections, by id or by type such as `escalator`. An id takes
   * precedence over a type. Infinity excludes a connection. A key that is neither throws. If a
   * factor changes, pass a new record, as with zones.
   * @defaultValue 1 each
   */
  readonly connectionWeights?: Readonly<Record<string, number>>;
  /**
   * Whether routes may use paths that are not open to visitors.
   * @defaultValue false
   */
  readonly includeNonPublic?: boolean;
  /**
   * Whether the route is straightened where nothing is in the way, and its corners are rounded.
   * @defaultValue true
   */
  readonly smoothing?: boolean | RouteSmoothing;
  /**
   * Walking speed for the duration, in metres per second.
   * @defaultValue 1.35
   */
  readonly walkingSpeed?: number;
  /** Signal that stops waiting for nodes and texts. */
  readonly signal?: AbortSignal;
};

/** Options of a route through several stops. */
export type RouteThroughOptions = RouteOptions & {
  /**
   * Order of the stops. `given` keeps the order of the list. `shortest` keeps the first stop and
   * visits the others in the cheapest order: exactly for up to 9 others, by a heuristic for more.
   * The order ignores the distance between several doors of one stop.
   * @defaultValue 'given'
   */
  readonly order?: 'given' | 'shortest';
};

/** Options for finding the nearest of many targets. */
export type NearestByWalkingOptions = RouteOptions & {
  /**
   * Maximum number of targets to return.
   * @defaultValue 1
   */
  readonly limit?: number;
};
