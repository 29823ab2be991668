import { type Bbox, bboxUnion, EMPTY_BBOX } from '@brand/geo';
import type { RoutingGraph } from './routing-graph.ts';

/** The minimum cost of a connection, with its entrances and exits. */
export type ConnectionBound = {
  readonly connection: number;
  /** Cost of entering the connection. */
  readonly entry: number;
  /** Cost of one unit of elevation. */
  readonly perElevation: number;
  /** Bounding box of the exits, in metres. */
  readonly exits: Bbox;
};

/** A connection as seen from a floor. */
export type FloorDoor = {
  readonly bound: ConnectionBound;
  /** Bounding box of the entrances on the floor, in metres. */
  readonly entrances: Bbox;
};

/** Lower bounds of the costs in a graph, from which estimates are computed. */
export type CostBounds = {
  /**
   * Lower bound on the cost per metre of straight distance, below 1 if a connection is a short cut.
   */
  readonly perMetre: number;
  /** Bounds by index of the connection. Unusable connections are missing. */
  readonly connections: readonly (ConnectionBound | undefined)[];
  /** Connections that can be entered on each floor. */
  readonly doors: readonly (readonly FloorDoor[])[];
  /**
   * Returns the minimum cost of a difference in elevation, beyond what connections save in
   * distance.
   */
  readonly climb: (elevations: number) => number;
};

const known = new WeakMap<Float64Array, CostBounds>();

/**
 * Returns the bounds of a graph with the costs that a search will use: its own, or others for the
 * same edges, of which only those of connections may be lower. Computed once for each array of
 * costs.
 */
export function costBounds(graph: RoutingGraph, edgeCost: Float64Array): CostBounds {
  let bounds = known.get(edgeCost);
  if (!bounds) {
    bounds = measure(graph, edgeCost);
    known.set(edgeCost, bounds);
  }
  return bounds;
}

type Measured = {
  entry: number;
  perElevation: number;
  exits: Bbox;
  readonly entrances: Map<number, Bbox>;
};

function measure(graph: RoutingGraph, edgeCost: Float64Array): CostBounds {
  const table = measureConnections(graph, edgeCost);
  let perMetre = 1;
  const reaches = table.map(({ entry, exits, entrances }) => {
    const reach = diagonal([...entrances.values()].reduce(bboxUnion, exits));
    if (entry < reach) perMetre = Math.min(perMetre, entry / reach);
    return reach;
  });
  const connections = table.map(({ entry, perElevation, exits }, connection) =>
    entry < Infinity ? { connection, entry, perElevation, exits } : undefined,
  );
  const doors = graph.floorIds.map((_, floor): FloorDoor[] =>
    connections.flatMap((bound, connection) => {
      const entrances = table[connection]!.entrances.get(floor);
      return bound && entrances ? [{ bound, entrances }] : [];
    }),
  );
  const climbs = connections.flatMap((bound, connection) => {
    if (!bound || bound.perElevation === Infinity) return [];
    const slack = Math.max(0, bound.entry - perMetre * reaches[connection]!);
    return [{ slack, perElevation: bound.perElevation }];
  });
  const climb = (elevations: number): number => {
    if (elevations === 0) return 0;
    let least = Infinity;
    for (const { slack, perElevation } of climbs) {
      least = Math.min(least, slack + perElevation * elevations);
    }
    return least;
  };
  return { perMetre, connections, doors, climb };
}

/** Reads the connections back from the edges into, along and out of their stops. */
function measureConnections(graph: RoutingGraph, edgeCost: Float64Array): readonly Measured[] {
  const { firstEdge, edgeTarget, nodeCount, connection, elevation, floor } = graph;
  const table = graph.connectionIds.map((): Measured => ({
    entry: Infinity,
    perElevation: Infinity,
    exits: EMPTY_BBOX,
    entrances: new Map(),
  }));
  const boxOf = (node: number): Bbox => [
    graph.x[node]!,
    graph.y[node]!,
    graph.x[node]!,
    graph.y[node]!,
  ];
  for (let from = 0; from < connection.length; from++) {
    for (let edge = firstEdge[from]!; edge < firstEdge[from + 1]!; edge++) {
      const to = edgeTarget[edge]!;
      if ((from < nodeCount && to < nodeCount) || edgeCost[edge] === Infinity) continue;
      const one = table[connection[Math.max(from, to)]!]!;
      if (to < nodeCount) one.exits = bboxUnion(one.exits, boxOf(to));
      else if (from < nodeCount) {
        one.entry = Math.min(one.entry, edgeCost[edge]!);
        const on = floor[from]!;
        one.entrances.set(on, bboxUnion(one.entrances.get(on) ?? EMPTY_BBOX, boxOf(from)));
      } else {
        const rise = Math.abs(elevation[to]! - elevation[from]!);
        one.perElevation = Math.min(one.perElevation, edgeCost[edge]! / rise);
      }
    }
  }
  return table;
}

function diagonal([minX, minY, maxX, maxY]: Bbox): number {
  return minX <= maxX ? Math.hypot(maxX - minX, maxY - minY) : 0;
}
