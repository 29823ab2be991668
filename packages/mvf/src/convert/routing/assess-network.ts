import { pointInPolygon } from '@brand/geo';
import {
  buildRoutingGraph,
  type RoutingGraph,
  weaklyConnectedComponents,
} from '../../routing/graph/index.ts';
import { createBarrierTest } from '../../routing/generate/barrier-crossings.ts';
import type { DocumentPlan, PlannedFloor } from './plan-document.ts';
import type { RoutingSource } from './routing-source.ts';
import { soundRouting } from './sound-routing.ts';

/** Measures of the network on one floor. */
export type FloorNetwork = {
  readonly nodes: number;
  /** Number of pairs of nodes with an edge in one or both directions. */
  readonly edges: number;
  /** Number of edges that lead through a wall or another closed outline, except at a door. */
  readonly crossingEdges: number;
  /**
   * Number of walkable shapes. A shape that people only stand beside, such as a desk, does not need
   * a node.
   */
  readonly rooms: number;
  /**
   * Number of rooms with a node in the part of the venue's network to which most nodes of the floor
   * belong.
   */
  readonly reachedRooms: number;
};

/** Measures the network of a bundle, floor by floor. */
export function assessNetwork(
  source: RoutingSource,
  plan: DocumentPlan,
): ReadonlyMap<string, FloorNetwork> {
  const graph = buildRoutingGraph(soundRouting(source));
  const components = weaklyConnectedComponents(graph).of;
  return new Map(
    plan.floors.map((floor) => [floor.id, assessFloor(floor, { graph, components, plan })]),
  );
}

type Context = {
  readonly graph: RoutingGraph;
  readonly components: Int32Array;
  readonly plan: DocumentPlan;
};

function assessFloor(floor: PlannedFloor, { graph, components, plan }: Context): FloorNetwork {
  const number = graph.floorIds.indexOf(floor.id);
  const nodes = [...graph.nodeIds.keys()].filter((node) => graph.floor[node] === number);
  const points = new Map(
    nodes.map((node) => {
      const place: [number, number] = [graph.lngLat[2 * node]!, graph.lngLat[2 * node + 1]!];
      return [node, plan.frame.toMetres(place)] as const;
    }),
  );
  const pairs = new Map<string, readonly [number, number]>();
  for (const from of nodes) {
    for (let edge = graph.firstEdge[from]!; edge < graph.firstEdge[from + 1]!; edge += 1) {
      const to = graph.edgeTarget[edge]!;
      // Other edges enter a connection.
      if (!points.has(to)) continue;
      const pair = from < to ? ([from, to] as const) : ([to, from] as const);
      pairs.set(pair.join(' '), pair);
    }
  }
  const crosses = createBarrierTest({ ...floor.plan, blocks: floor.walls });
  const crossing = [...pairs.values()].filter(([from, to]) =>
    crosses(points.get(from)!, points.get(to)!),
  );
  const main = mostFrequent(nodes.map((node) => components[node]!));
  const { shapes } = floor.plan;
  const reached = shapes.filter(({ id, polygons }) => {
    const attached = graph.nodesByGeometry.get(id) ?? [];
    const own = attached.filter((node) => graph.floor[node] === number);
    const isIn = (node: number): boolean =>
      polygons.some((polygon) => pointInPolygon(points.get(node)!, polygon));
    return (own.length > 0 ? own : nodes.filter(isIn)).some((node) => components[node] === main);
  });
  return {
    nodes: nodes.length,
    edges: pairs.size,
    crossingEdges: crossing.length,
    rooms: shapes.length,
    reachedRooms: reached.length,
  };
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  let best = -1;
  for (const number of numbers) {
    counts.set(number, (counts.get(number) ?? 0) + 1);
    if (counts.get(number)! > (counts.get(best) ?? 0)) best = number;
  }
  return best;
}
