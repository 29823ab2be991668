import { hasFlags } from './edge-table.ts';
import type { RouteOptions } from './find-route.ts';
import { flagMask } from './flag-mask.ts';
import type { RoutingGraph } from './routing-graph.ts';
import { startSearch, markGoals } from './search-scratch.ts';

/**
 * Returns the costs of the cheapest routes from any of several nodes to each of several others, in
 * their order. A cost is Infinity if there is no route.
 *
 * One search without an estimate that ends when all goals are reached. For many goals, this is
 * cheaper than a route to each. Cost: O(e log v) at worst.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const graph = buildRoutingGraph(document);
 * const costs = findCosts(graph, [0], [1, 2, 3]);
 */
export function findCosts(
  graph: RoutingGraph,
  from: Iterable<number>,
  to: readonly number[],
  options: RouteOptions = {},
): Float64Array {
  const { require, fromCosts, toCosts, edgeCost = graph.edgeCost } = options;
  const mask = require && flagMask(graph, require);
  const found = new Float64Array(to.length).fill(Infinity);
  if (require && !mask) return found;
  const scratch = startSearch(graph);
  const { heap, visit, cost, goal, search } = scratch;
  let left = markGoals(graph, scratch, to, undefined).length;
  const reach = (vertex: number, total: number): void => {
    if (!(total < Infinity) || (visit[vertex] === search && total >= cost[vertex]!)) return;
    visit[vertex] = search;
    cost[vertex] = total;
    heap.push(vertex, total);
  };
  let index = -1;
  for (const node of from) {
    index += 1;
    if (node >= 0 && node < graph.nodeCount) reach(node, fromCosts?.[index] ?? 0);
  }
  while (heap.size > 0 && left > 0) {
    const total = heap.topPriority;
    const vertex = heap.pop();
    if (total > cost[vertex]!) continue;
    if (goal[vertex] === search) {
      // No longer a goal, so that it counts once.
      goal[vertex] = 0;
      left -= 1;
    }
    for (let edge = graph.firstEdge[vertex]!; edge < graph.firstEdge[vertex + 1]!; edge++) {
      if (mask && !hasFlags(graph, edge, mask)) continue;
      reach(graph.edgeTarget[edge]!, total + edgeCost[edge]!);
    }
  }
  for (const [slot, node] of to.entries()) {
    if (visit[node] === search) found[slot] = cost[node]! + (toCosts?.[slot] ?? 0);
  }
  return found;
}
