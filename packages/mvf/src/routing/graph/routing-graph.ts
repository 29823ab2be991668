import type { LngLat } from '@brand/geo';
import type { EdgeTable } from './edge-table.ts';

/**
 * The path network of a venue as flat arrays, so that searching allocates nothing and a graph can
 * be passed to a worker.
 *
 * Vertices 0 to `nodeCount - 1` are the nodes of all floors. The others are inner stops of
 * connections, one for each elevation that a connection serves. Every entrance leads to the stop of
 * its elevation, stops of one connection are linked in order, and every stop leads to the exits of
 * its elevation. Each pair of entrance and exit therefore has the cost that the format defines,
 * without an edge for each pair.
 */
export type RoutingGraph = EdgeTable & {
  /** Number of vertices that are nodes. */
  readonly nodeCount: number;
  /** The id of each node. */
  readonly nodeIds: readonly string[];
  /** The index of a node by its id. */
  readonly nodeIndex: ReadonlyMap<string, number>;
  /** The nodes at which a route reaches a geometry, by geometry id, ascending. */
  readonly nodesByGeometry: ReadonlyMap<string, readonly number[]>;
  /** Ids of the floors. */
  readonly floorIds: readonly string[];
  /** Ids of the connections. */
  readonly connectionIds: readonly string[];
  /** Position where `x` and `y` are 0. */
  readonly origin: LngLat;
  /** Longitude and latitude of each node in degrees, in pairs. */
  readonly lngLat: Float64Array;
  /** Distance east of the origin, in metres, per vertex, or 0 for inner stops. */
  readonly x: Float64Array;
  /** Distance north of the origin, in metres, per vertex, or 0 for inner stops. */
  readonly y: Float64Array;
  /** Elevation of the floor, per vertex. */
  readonly elevation: Float64Array;
  /** Index into `floorIds`, per vertex, or -1 for inner stops. */
  readonly floor: Int32Array;
  /** Index into `connectionIds`, per vertex, or -1 for nodes. */
  readonly connection: Int32Array;
  /** Bit of each declared flag, by name. */
  readonly flags: ReadonlyMap<string, { readonly index: number; readonly bit: number }>;
};
