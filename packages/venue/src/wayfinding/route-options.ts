import type { Area } from '../model/area.ts';
import type { Floor } from '../model/floor.ts';

/** A GeoJSON polygon or several, in degrees. */
export type ZoneGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly (readonly number[])[])[] }
  | {
      readonly type: 'MultiPolygon';
      readonly coordinates: readonly (readonly (readonly (readonly number[])[])[])[];
    };

/** A part of the venue that routes avoid. */
export type RouteZone = {
  /** What the zone covers: an area of the venue, or GeoJSON in degrees. */
  readonly area: Area | ZoneGeometry;
  /**
   * Id of the floor that it covers.
   * @defaultValue the floor of the area; every floor for GeoJSON
   */
  readonly floorId?: Floor['id'];
  /**
   * Metres added for each metre walked inside. Zones that overlap add up; Infinity closes the zone.
   */
  readonly cost: number;
};

/** How corners of a route are drawn. */
export type RouteSmoothing = {
  /**
   * Radius of rounded corners in metres, where there is room; 0 keeps corners sharp.
   * @defaultValue 0.75
   */
  readonly radius?: number;
};

/** What a route must observe. */
export type RouteOptions = {
  /**
   * Whether every way with steps is left out.
   * @defaultValue false
   */
  readonly accessible?: boolean;
  /**
   * Parts of the venue that cost more or are closed. What they cost is computed once for each list:
   * pass the same list again where it has not changed, and a new one where it has.
   * @defaultValue none
   */
  readonly zones?: readonly RouteZone[];
  /**
   * Factors on the cost of connections, by id or by type such as `escalator`; the id goes first.
   * Infinity excludes. A key that is neither is an error. As with zones, a changed record is a new one.
   * @defaultValue 1 each
   */
  readonly connectionWeights?: Readonly<Record<string, number>>;
  /**
   * Whether ways that are not open to visitors may be used.
   * @defaultValue false
   */
  readonly includeNonPublic?: boolean;
  /**
   * Whether the way is straightened where nothing stands between, and its corners rounded.
   * @defaultValue true
   */
  readonly smoothing?: boolean | RouteSmoothing;
  /**
   * Metres per second, for the duration.
   * @defaultValue 1.35
   */
  readonly walkingSpeed?: number;
  /** Gives up waiting for nodes and texts. */
  readonly signal?: AbortSignal;
};

/** What a route through several stops must observe. */
export type RouteThroughOptions = RouteOptions & {
  /**
   * `shortest` keeps the first stop and visits the others in the order with the least cost: exactly
   * for up to 9 others, by a heuristic for more. Ways within a stop that has several doors are not
   * counted for the order.
   * @defaultValue 'given'
   */
  readonly order?: 'given' | 'shortest';
};

/** How the nearest of many are found. */
export type NearestByWalkingOptions = RouteOptions & {
  /**
   * How many are wanted.
   * @defaultValue 1
   */
  readonly limit?: number;
};
