import { type Point, pointDistance } from '@brand/geo';
import type { Connection } from '../model/connection.ts';
import type { Floor } from '../model/floor.ts';
import type { AccessPoint } from './snap-to-network.ts';
import type { Leg } from './find-legs.ts';
import type { Network } from './network.ts';
import { roundCorners } from './round-corners.ts';
import { type FloorPath, straightenPath, removeRepeats } from './straighten-path.ts';
import type { ZoneCosts } from './zone-costs.ts';

/** A segment of a route on one floor, in metres. */
export type RouteSegment = {
  readonly floor: Floor;
  /** The smoothed line. */
  readonly points: readonly Point[];
  /** The corners before rounding. */
  readonly line: readonly Point[];
  /** For each corner, the index of its point in `points`. */
  readonly indexes: readonly number[];
  readonly distance: number;
  /** The connection that the route uses at the end of the segment. */
  readonly connection: Connection | undefined;
  /** The floor that the connection leads to. */
  readonly toFloor: Floor | undefined;
  /** The stop at the end of the segment. */
  readonly stop: AccessPoint | undefined;
};

export type TraceOptions = {
  readonly network: Network;
  readonly zones: ZoneCosts | undefined;
  /** Corner radius in metres. `undefined` keeps the line unchanged. */
  readonly radius: number | undefined;
};

/** Splits legs at connections and stops. */
export function splitRoute(legs: readonly Leg[], options: TraceOptions): readonly RouteSegment[] {
  return legs.flatMap((leg) => cutLeg(leg, options.network).map((cut) => toPiece(cut, options)));
}

type Cut = {
  readonly floor: Floor;
  readonly points: Point[];
  connection?: Connection;
  toFloor?: Floor;
  stop?: AccessPoint;
};

function cutLeg({ route, from, to }: Leg, network: Network): readonly Cut[] {
  const first = route.nodes[0]!;
  let cut: Cut = { floor: network.floorOf(first), points: from.point ? [from.point] : [] };
  const cuts = [cut];
  for (const [index, node] of route.nodes.entries()) {
    const taken = route.connections[index]!;
    const floor = network.floorOf(node);
    const connection = taken < 0 ? undefined : network.connection(taken);
    // A door within a floor does not split the route.
    const isDoor = connection?.connectionType === 'door' && floor === cut.floor;
    if (connection && !isDoor) {
      cut.connection = connection;
      cut.toFloor = floor;
      cut = { floor, points: [] };
      cuts.push(cut);
    }
    cut.points.push(network.places[node]!);
  }
  if (to.point) cut.points.push(to.point);
  cut.stop = to;
  return cuts;
}

function toPiece(cut: Cut, { network, zones, radius }: TraceOptions): RouteSegment {
  const raw: FloorPath = {
    points: removeRepeats(cut.points),
    space: network.space(cut.floor),
    costOf: (from, to) => pointDistance(from, to) + (zones?.extra(cut.floor.id, from, to) ?? 0),
  };
  const line = radius === undefined ? raw.points : straightenPath(raw);
  const { points, indexes } = roundCorners({ ...raw, points: line }, radius ?? 0);
  return {
    floor: cut.floor,
    points,
    line,
    indexes,
    distance: lengthOf(points),
    connection: cut.connection,
    toFloor: cut.toFloor,
    stop: cut.stop,
  };
}

/** Returns the length of a line in metres. */
export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let index = 1; index < points.length; index += 1) {
    length += pointDistance(points[index - 1]!, points[index]!);
  }
  return length;
}
