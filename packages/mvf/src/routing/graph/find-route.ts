import { costBounds } from './cost-bounds.ts';
import { createHeuristic, type Heuristic } from './heuristic.ts';
import { hasFlags } from './edge-table.ts';
import { flagMask } from './flag-mask.ts';
import type { RoutingGraph } from './routing-graph.ts';
import { startSearch, markGoals, type SearchScratch } from './search-scratch.ts';

/** A cheapest route through a venue. */
export type Route = {
  /** Cost of the whole route, in metres of walking. */
  readonly cost: number;
  /** Indexes of the nodes along the route, including the first. */
  readonly nodes: readonly number[];
  /**
   * For each node, the index of the connection that led to it, or -1 for walking. The first is -1.
   */
  readonly connections: readonly number[];
};

/** Options of a route. */
export type RouteOptions = {
  /**
   * Names of navigation flags that every edge and connection of the route must have, such as
   * `accessible`. If the venue does not declare one of them, there is no route.
   * @defaultValue none
   */
  readonly require?: readonly string[];
  /**
   * Other costs for the edges of the graph, in metres of walking. Infinity closes an edge. Only
   * edges of connections may cost less than in the graph. The array is cached, so pass a new one
   * for other costs.
   * @defaultValue those of the graph
   */
  readonly edgeCost?: Float64Array;
  /**
   * Cost of starting at each of the first nodes, in metres of walking.
   * @defaultValue 0 each
   */
  readonly fromCosts?: ArrayLike<number>;
  /**
   * Cost of ending at each of the last nodes, in metres of walking.
   * @defaultValue 0 each
   */
  readonly toCosts?: ArrayLike<number>;
};

/**
 * Returns the cheapest route from any of several nodes to any of several others, by index, or
 * `undefined` if there is none.
 *
 * A* with a binary heap. The estimate never exceeds the true cost, so the route is a cheapest one.
 * The estimate may fall by more than an edge costs, so a vertex is processed again if a cheaper
 * route to it is found. Of equally cheap routes, the same one is always found. Cost: O(e log v) at
 * worst.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const graph = buildRoutingGraph(document);
 * const route = findRoute(graph, graph.nodesByGeometry.get('g_gate') ?? [], [0]);
 */
export function findRoute(
  graph: RoutingGraph,
  from: Iterable<number>,
  to: Iterable<number>,
  options: RouteOptions = {},
): Route | undefined {
  const mask = options.require && flagMask(graph, options.require);
  if (options.require && !mask) return undefined;
  const scratch = startSearch(graph);
  const goals = markGoals(graph, scratch, to, options.toCosts);
  if (goals.length === 0) return undefined;
  const edgeCost = options.edgeCost ?? graph.edgeCost;
  const estimate = createHeuristic(graph, costBounds(graph, edgeCost), goals);
  let index = -1;
  for (const node of from) {
    index += 1;
    if (!(node >= 0 && node < graph.nodeCount)) continue;
    addStart(scratch, estimate, { vertex: node, total: options.fromCosts?.[index] ?? 0 });
  }
  const end = search(graph, scratch, { estimate, edgeCost, mask });
  return end < 0 ? undefined : traceRoute(graph, scratch, end);
}

type SearchPlan = {
  readonly estimate: Heuristic;
  readonly edgeCost: Float64Array;
  readonly mask: Uint32Array | undefined;
};

/** Continues until no route can be cheaper than the best to a goal. Returns the goal, or -1. */
function search(graph: RoutingGraph, scratch: SearchScratch, plan: SearchPlan): number {
  const { firstEdge, edgeTarget } = graph;
  const { heap, visit, cost, parent, estimate: estimates, goal, goalCost } = scratch;
  const { estimate, edgeCost, mask } = plan;
  const current = scratch.search;
  let best = Infinity;
  let bestGoal = -1;
  while (heap.topPriority < best) {
    const priority = heap.topPriority;
    const vertex = heap.pop();
    const total = cost[vertex]!;
    if (priority > total + estimates[vertex]!) continue;
    if (goal[vertex] === current && total + goalCost[vertex]! < best) {
      best = total + goalCost[vertex]!;
      bestGoal = vertex;
      if (goalCost[vertex] === 0) break;
    }
    const end = firstEdge[vertex + 1]!;
    for (let edge = firstEdge[vertex]!; edge < end; edge++) {
      if (mask && !hasFlags(graph, edge, mask)) continue;
      const next = edgeTarget[edge]!;
      const reached = total + edgeCost[edge]!;
      if (reached >= best) continue;
      if (visit[next] !== current) {
        visit[next] = current;
        estimates[next] = estimate(next);
      } else if (reached >= cost[next]!) continue;
      cost[next] = reached;
      parent[next] = vertex;
      const priorityOfNext = reached + estimates[next]!;
      if (priorityOfNext < best) heap.push(next, priorityOfNext);
    }
  }
  if (bestGoal >= 0) cost[bestGoal] = best;
  return bestGoal;
}

/** Adds a start to the open set. */
function addStart(
  { heap, visit, cost, parent, estimate: estimates, search: current }: SearchScratch,
  estimate: Heuristic,
  { vertex, total }: { readonly vertex: number; readonly total: number },
): void {
  if (visit[vertex] === current && total >= cost[vertex]!) return;
  visit[vertex] = current;
  estimates[vertex] = estimate(vertex);
  cost[vertex] = total;
  parent[vertex] = -1;
  if (total + estimates[vertex]! < Infinity) heap.push(vertex, total + estimates[vertex]!);
}

function traceRoute(graph: RoutingGraph, { cost, parent }: SearchScratch, end: number): Route {
  const nodes: number[] = [];
  const connections: number[] = [];
  for (let vertex = end; vertex !== -1; vertex = parent[vertex]!) {
    if (vertex >= graph.nodeCount) continue;
    nodes.push(vertex);
    const before = parent[vertex]!;
    connections.push(before === -1 ? -1 : graph.connection[before]!);
  }
  return { cost: cost[end]!, nodes: nodes.toReversed(), connections: connections.toReversed() };
}
