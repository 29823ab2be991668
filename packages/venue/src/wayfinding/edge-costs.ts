import type { Point } from '@brand/geo';
import type { RoutingGraph } from '@brand/mvf/routing';
import type { ZoneCosts } from './zone-costs.ts';

export type CostChanges = {
  readonly zones: ZoneCosts | undefined;
  readonly weights: Readonly<Record<string, number>> | undefined;
  /** Connection types, in graph order. */
  readonly connectionTypes: readonly string[];
  /** Positions of the nodes, in metres of the venue's frame. */
  readonly places: readonly Point[];
};

/**
 * Returns edge costs with zones and weights, without modifying the graph. Cost: one pass over the
 * edges; those near zones are cut at their outlines.
 */
export function changeEdgeCosts(graph: RoutingGraph, changes: CostChanges): Float64Array {
  const { firstEdge, edgeTarget, nodeCount, connection } = graph;
  const factors = factorsOf(graph, changes);
  const edgeCost = graph.edgeCost.slice();
  for (let from = 0; from < connection.length; from += 1) {
    for (let edge = firstEdge[from]!; edge < firstEdge[from + 1]!; edge += 1) {
      const to = edgeTarget[edge]!;
      if (from < nodeCount && to < nodeCount) {
        const floorId = graph.floorIds[graph.floor[from]!]!;
        const [a, b] = [changes.places[from]!, changes.places[to]!];
        edgeCost[edge]! += changes.zones?.extra(floorId, a, b) ?? 0;
        continue;
      }
      const factor = factors[connection[Math.max(from, to)]!]!;
      // Infinity × 0 is NaN, and connections may cost nothing.
      edgeCost[edge] = factor === Infinity ? Infinity : edgeCost[edge]! * factor;
    }
  }
  return edgeCost;
}

function factorsOf(graph: RoutingGraph, { weights = {}, connectionTypes }: CostChanges): number[] {
  const own = (key: string): number | undefined =>
    Object.hasOwn(weights, key) ? weights[key] : undefined;
  return graph.connectionIds.map((id, index) => own(id) ?? own(connectionTypes[index]!) ?? 1);
}
